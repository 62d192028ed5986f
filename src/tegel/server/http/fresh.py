"""What only somebody themselves may do: who has an account shows once more that it is them.

A session may be in other hands: of whoever sits at that screen, or has copied its cookie. So for
what would let them stay, or would do harm that can't be undone, it has to be a quarter of an hour
at most since somebody came by more than a cookie, or gave a password or passkey again.
"""

from typing import Annotated

from fastapi import Depends
from starlette.requests import Request

from tegel.server.http.who import Somebody, TheSite, proof_of
from tegel.server.store import devices, players
from tegel.server.store.players import Player
from tegel.server.tables.clock import MINUTE
from tegel.server.tables.commands import Refused

FRESH = 15 * MINUTE


async def somebody_fresh(player: Somebody, request: Request, site: TheSite) -> Player:
    """Who asks, as the database knows them; `Refused` if they have not shown it lately."""
    proof, now = proof_of(site, request), site.now()
    if proof is None or proof.session is None:
        raise Refused("not_fresh", "that is done in a browser, by who is logged in there")
    digest = proof.digest
    found, proved_at = await site.store.read(
        lambda c: (players.find(c, player.id), devices.proved_at(c, digest))
    )
    if found is None:
        raise Refused("no_player", "say who you are first: POST /api/players")
    if found.login is not None and (proved_at is None or now - proved_at > FRESH):
        raise Refused("not_fresh", "show first that it is you: POST /api/me/proof")
    return found


Fresh = Annotated[Player, Depends(somebody_fresh)]
