"""Who comes into a tournament, and who goes."""

from functools import partial

from tegel.server.store import ratings, tournaments
from tegel.server.store.players import Player
from tegel.server.tables.commands import Refused
from tegel.server.tables.events import LEFT
from tegel.server.tables.rated import kind_of
from tegel.server.tournaments.hall import Hall, no_entry
from tegel.server.tournaments.held import Held
from tegel.server.tournaments.setting import unfit
from tegel.tournaments.events import Ended, Entered, Event, Forgotten, Left
from tegel.tournaments.tournament import Tournament

START_RATING = 1500


async def enter(hall: Hall, name: str, player: Player, team: str) -> None:
    """Let somebody in, or in again."""
    held = await hall.open(name)
    if held.setting.rated and player.login is None:
        raise Refused("no_account", "only who has an account plays for ratings")
    teams = held.tournament.plan.team > 0
    if bool(team) != teams:
        raise unfit({"kind": "which-team" if teams else "no-teams"})
    rating = await _rating(hall, held, player.id)

    def enter(tournament: Tournament) -> list[Event]:
        reason = tournament.may_enter(player.id)
        if reason:
            raise no_entry(reason)
        return [Entered(player.id, player.name, rating, team)]

    await hall.happen(name, enter)


async def leave(hall: Hall, name: str, player: str) -> None:
    """Let somebody go who is in."""

    def leave(tournament: Tournament) -> list[Event]:
        known = tournament.of_player(player)
        if known is None or known.left is not None or tournament.is_over:
            raise no_entry({"kind": "not-in"})
        return [Left(known.number, "withdrew")]

    await hall.happen(name, leave)


async def remove(hall: Hall, name: str, player: str, is_warden: bool, entrant: int) -> None:
    """Send somebody away: for the host, and for wardens."""

    def remove(tournament: Tournament) -> list[Event]:
        known = tournament.entrants.get(entrant)
        if known is None or known.left is not None or tournament.is_over:
            raise no_entry({"kind": "gone"})
        return [Left(entrant, "removed")]

    await hall.check_host(name, player, is_warden)
    await hall.happen(name, remove)


async def forget(hall: Hall, player: str) -> None:
    """Let nothing name somebody who has left for good; what they have played stands."""

    def forget(tournament: Tournament) -> list[Event]:
        known = tournament.of_player(player)
        if known is None:  # the host, or whoever was interrupted has done it
            return []
        goes = known.left is None and not tournament.is_over
        gone = [Left(known.number, "withdrew")] if goes else []
        return [*gone, Forgotten(known.number, LEFT)]

    for name in await hall.store.read(lambda c: tournaments.naming(c, player)):
        held = await hall.open(name)
        if held.kept.host == player and held.waits_for_host:
            await hall.happen(name, lambda now: [] if now.is_over else [Ended(True)])
        await hall.happen(name, forget)
        await hall.store.write(partial(tournaments.erase, tournament=name, player=player))


async def _rating(hall: Hall, held: Held, player: str) -> int:
    game, options = held.setting.game, held.setting.options
    kind, seats = kind_of(options), held.tournament.plan.seats
    found = await hall.store.read(lambda c: ratings.stand(c, player, game, kind, seats))
    return round(found.rating.rating) if found.games else START_RATING
