"""The application: one screen for a game here, a table of a server, or a replay."""

import asyncio
from collections.abc import Sequence
from typing import Any, ClassVar

from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Event, Key
from textual.filter import LineFilter, Monochrome
from textual.screen import Screen
from textual.theme import Theme as Scheme
from textual.widgets import Input, Static

from tegel.core.errors import TegelError
from tegel.core.story import Story
from tegel.core.telling import Move
from tegel.tui.boards import Board, Scene, board
from tegel.tui.canvas import Spot
from tegel.tui.complaints import complaint
from tegel.tui.filters import filters
from tegel.tui.means import Means
from tegel.tui.paint import Paint, Theme
from tegel.tui.sheets import (
    Entry,
    Log,
    drawn,
    help_sheet,
    legend,
    log_sheet,
    result_sheet,
)
from tegel.tui.sittings import Advice, Look, Sitting
from tegel.tui.widgets.board import BoardView
from tegel.tui.widgets.keys import Keys
from tegel.tui.widgets.log import LogView
from tegel.tui.widgets.overlays import Curtain, Sheet
from tegel.tui.widgets.slider import Slider
from tegel.tui.words import because, game_words, minutes, terminal_words

# From this size on, the log has a place of its own beside the table.
WIDE, HIGH = 118, 34
NARROWEST, LOWEST = 80, 24
# What may be typed instead of a move, as in the plain game.
TYPED = {"quit": "leave", "hint": "hint", "undo": "undo", "help": "help", "log": "log"}
STRIDE = 10  # moves that a page of a replay has
BEAT = 1.2  # seconds a move, when a replay goes on by itself


class TegelApp(App[None]):
    """A game on the screen."""

    ENABLE_COMMAND_PALETTE = False
    LETTERS: ClassVar[str] = "hulq"  # those of commands, which begin no move
    # Commands that only help names: in some language the last line has no room for them.
    ASIDE: ClassVar[Sequence[str]] = ()
    CSS = """
    #head { height: 1; background: $primary-muted; }
    #middle { height: 1fr; }
    #side { width: 30; display: none; border-left: vkey $primary-muted; padding: 0 1; }
    #log { scrollbar-size-vertical: 1; }
    #legend { height: auto; color: $text-muted; margin-top: 1; }
    .wide #side { display: block; }
    #waiting { display: none; width: 1fr; padding: 2 4; }
    .waiting #waiting { display: block; }
    .waiting BoardView { display: none; }
    #task { height: 1; }
    Input { height: 1; border: none; padding: 0; background: $surface; }
    Input:focus { border: none; }
    Input > .input--placeholder { color: $text-muted; }
    Input:nocolor > .input--cursor { text-style: reverse; }
    Footer { background: $background; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(
        self, sitting: Sitting, language: str, theme: Theme, means: Means | None = None
    ) -> None:
        super().__init__()
        self.sitting = sitting
        self.paint = Paint(theme, means)
        self.no_color = not self.paint.means.colour
        signs = self.paint.means.signs
        self.words = terminal_words(language, signs)
        self.board: Board = board(sitting.game.name)
        self.own = game_words(language, sitting.game, signs)
        self.log_so_far = Log(self.board, self.paint)
        self.chosen: tuple[str, ...] = ()
        self.advice: tuple[Advice, ...] = ()
        self.advised = 0  # which piece of advice is shown
        self.complaint = ""
        self._look = sitting.look
        self._seen_over = False
        self._was_up = True
        self._warned = False  # that the window is small
        self._playing_on = False
        self._is_replay = self._look.step is not None
        self.register_theme(_scheme(self.paint))
        self.theme = "tegel"
        self._bind_keys()

    def _bind_keys(self) -> None:
        self.bind("question_mark", "help", description=self.words("help"), key_display="?")
        if self._is_replay:
            self._bind_replay()
        else:
            self.bind("h", "hint", description=self.words("hint"))
            shown = "undo" not in self.ASIDE
            self.bind("u", "undo", description=self.words("undo"), show=shown)
            self.bind("m", "hurry", show=False)
            self.bind("colon", "type", description=self.words("type"), key_display=":")
        self.bind("l", "log", description=self.words("log"))
        shown = "result" not in self.ASIDE
        label = self.words("score")
        self.bind("equals_sign", "result", description=label, key_display="=", show=shown)
        self.bind("q", "leave", description=self.words("quit"))

    def _bind_replay(self) -> None:
        for key, step in (("left", -1), ("right", 1), ("pageup", -STRIDE), ("pagedown", STRIDE)):
            self.bind(key, f"step({step})", show=False)
        self.bind("home", "step(-100000)", description=self.words("start"), key_display="Home")
        self.bind("end", "step(100000)", description=self.words("end"), key_display="End")
        bar = self.words("space-bar")
        self.bind("space", "auto", description=self.words("auto"), key_display=bar)

    # --- The screen ---

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What the terminal can't show is shown in another way."""
        own = [one for one in super().get_line_filters() if not isinstance(one, Monochrome)]
        return [*own, *filters(self.paint.means)]

    def compose(self) -> ComposeResult:
        """A head, the table with the log beside it, what to do, a line to type in, the keys."""
        yield Static(id="head")
        with Horizontal(id="middle"):
            yield Static(id="waiting")
            yield from self._compose_board()
            with Vertical(id="side"):
                yield from self._compose_log()
                yield Static(legend(self.board, self.own, self.paint), id="legend")
        yield Static(id="task")
        if self._is_replay:
            yield Slider(self.paint, self.words)
        else:
            yield Input(placeholder="", select_on_focus=False)
        yield Keys(show_command_palette=False)

    def _compose_board(self) -> ComposeResult:
        yield BoardView(self.board)

    def _compose_log(self) -> ComposeResult:
        yield LogView(self.paint["text-3"], id="log")

    async def on_mount(self) -> None:
        """Get going."""
        # In a replay there is nothing to choose: the arrows go through the game.
        self._hand.can_focus = not self._is_replay
        self._hand.focus()
        self._arrange()
        self.set_interval(1.0, self._tick)
        try:
            await self.sitting.begin()
        except TegelError as error:
            self._complain(error)
        self._follow()
        self._renew()

    @property
    def _base(self) -> Screen[Any]:
        """The table's screen, also when a sheet lies over it."""
        return self.screen_stack[0]

    @property
    def _hand(self) -> BoardView:
        """Where one points and chooses."""
        return self._base.query_one(BoardView)

    def on_resize(self) -> None:
        """Use the room there is."""
        self._arrange()

    def _arrange(self) -> None:
        width, height = self.size
        self._base.set_class(width >= WIDE and height >= HIGH, "wide")
        self._show_head()
        if (width < NARROWEST or height < LOWEST) and not self._warned:
            self._warned = True
            self.notify(self.words("too-small"), severity="warning")
        self._show_log()

    @work(exclusive=True, group="news")
    async def _follow(self) -> None:
        """Show whatever happens."""
        while True:
            try:
                await self.sitting.changed()
            except TegelError as error:
                self._complain(error)
                return
            self._renew()

    def _renew(self) -> None:
        """Something happened: what was begun or advised is of no use any more."""
        before, self._look = self._look, self.sitting.look
        self.chosen, self.advice, self.complaint = (), (), ""
        self._show()
        self._hide_from_others(before)
        if self._look.over and not self._seen_over and not self._is_replay:
            self._seen_over = True
            self.action_result()
        self._seen_over &= self._look.over

    def _show(self) -> None:
        self._show_head()
        look = self._look
        self._base.set_class(look.view is None, "waiting")
        if look.view is not None:
            self._hand.show(self._scene())
        else:
            told = "\n\n".join([self.words("waiting-seats"), *look.notes])
            self._base.query_one("#waiting", Static).update(Text(told))
        self._show_task(self._hand.pointed)
        self._show_log()
        if self._is_replay and look.step is not None:
            self._base.query_one(Slider).show(*look.step)
        elif not self._is_replay:
            self._base.query_one(Input).placeholder = self.words(
                "placeholder", example=self._example()
            )

    def _scene(self) -> Scene:
        look = self._look
        assert look.view is not None
        return Scene(
            view=look.view,
            names=look.names,
            eyes=look.eyes,
            moves=look.view["moves"] if look.active else (),
            chosen=self.chosen,
            advice=[one.move for one in self.advice[self.advised : self.advised + 1]],
            width=1,
            height=1,
            paint=self.paint,
            words=self.own,
            alone=len(look.persons) == 1,
        )

    def _tick(self) -> None:
        """Clocks run, and servers come and go."""
        was_up, self._was_up = self._was_up, self.sitting.is_up
        if self._look.clock is not None or was_up != self._was_up:
            self._show_head()

    def _show_head(self) -> None:
        look, paint = self._look, self.paint
        title = Text(f" {self.own('title')} ", f"bold {paint['accent']}")
        if look.view is not None and (stage := self.board.stage(look.view, self.own)):
            title.append(f"· {stage}", paint["text-2"])
        turn = Text()
        if look.clock is not None:
            for seat, left in enumerate(look.clock.left_now()):
                running = look.clock.running == seat
                ink = f"bold {paint['text']}" if running else paint["text-3"]
                turn.append(f"{look.names[seat]} {minutes(left)}  ", ink)
        turn.append(
            f"{self._whose_turn()} ", f"bold {paint['accent' if look.active else 'text-2']}"
        )
        room = max(1, self.size.width - title.cell_len - turn.cell_len)
        whole = Text.assemble(title, " " * room, turn, no_wrap=True, overflow="ellipsis")
        self._base.query_one("#head", Static).update(whole, layout=False)

    def _whose_turn(self) -> str:
        look = self._look
        if not self.sitting.is_up:
            return self.words("server-away")
        if look.view is None:
            return self.words("waiting-seats")
        if look.over:
            return self._story().verdict(look.places or ())
        turn = look.view["turn"]
        if turn is None:
            return self.words("game-over")
        alone = len(look.persons) == 1
        if look.active and alone:
            return self.words("your-turn")
        if look.readying is not None and not look.active:
            return self.words("readying", name=look.names[turn], share=round(100 * look.readying))
        if look.hurry:
            return self.words("thinks-on", name=look.names[turn])
        return self.words("turn-of", name=look.names[turn])

    def _show_task(self, spot: Spot | None) -> None:
        paint, task = self.paint, Text(" ", no_wrap=True, overflow="ellipsis")
        if self.complaint:
            task.append(self.complaint, f"bold {paint['error']}")
        elif self._look.view is None:
            task.append(self.words("waiting-seats"), paint["text-2"])
        elif self.advice and (spot is None or self._advice.move in spot.moves):
            task.append_text(self._hint_in_words())
        elif spot is None:
            task.append(self.board.task(self._scene()), paint["text-2"])
        else:
            task.append(f"▸ {spot.says}", paint["text"])
            task.append(f"  {self.board.task(self._scene())}", paint["text-3"])
        self._base.query_one("#task", Static).update(task, layout=False)

    def _show_log(self) -> None:
        if self._base.has_class("wide"):
            self._base.query_one(LogView).show(self._told())

    def _told(self) -> Sequence[Entry]:
        look = self._look
        if not look.log and not look.notes:
            return [Entry(Text(self.words("no-moves"), self.paint["text-3"]))]
        return self.log_so_far.entries(look.log, look.notes, self._story())

    def _story(self) -> Story:
        return Story(self.own, self._look.names, self._look.you)

    def _example(self) -> str:
        """A move that could be typed now."""
        view = self._look.view
        moves = [] if view is None else view["moves"]
        return moves[len(moves) // 2]["text"] if moves else "…"

    def _hide_from_others(self, before: Look) -> None:
        """People at one screen pass it on, where a seat has what the others should not see."""
        now = self._look
        passed = now.active and len(now.persons) > 1 and now.eyes != before.eyes
        if passed and now.view is not None and self.board.hides(now.view):
            name = now.names[now.eyes or 0]
            text = f"{self.words('pass-to', name=name)}\n\n{self.words('ready', name=name)}"
            self.push_screen(Curtain(text))

    # --- Choosing ---

    def on_board_view_pointed(self, event: BoardView.Pointed) -> None:
        """Say what a spot would do."""
        self._show_task(event.spot)

    async def on_board_view_chosen(self, event: BoardView.Chosen) -> None:
        """Play a move, or go on choosing among several."""
        self.complaint = ""
        first, *others = event.spot.moves
        if others:
            self.chosen = (*self.chosen, event.spot.name)
            self._show()
        else:
            await self._play(first)

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Play what was typed."""
        text = event.value.strip()
        if text.lower() in TYPED:
            await self.run_action(TYPED[text.lower()])
        elif text and not await self._play(text):
            return  # it stands there to be mended
        event.input.value = ""
        self._base.set_focus(self._hand)

    async def _play(self, move: Move | str) -> bool:
        try:
            await self.sitting.play(move)
        except TegelError as error:
            self._complain(error)
            return False
        return True

    def _complain(self, error: TegelError) -> None:
        """Say what was wrong; nothing has changed."""
        look = self._look
        asks = None if look.view is None else look.view["asks"]
        self.complaint = complaint(error, self.words, self.own, asks, look.names)
        self._show_task(None)

    async def on_event(self, event: Event) -> None:
        """A letter that is no command begins a move, or a word to the others."""
        # Here, before the letter goes anywhere: the rest of what is typed or pasted comes at once.
        if isinstance(event, Key) and self._begins_a_move(event.character or ""):
            self._base.set_focus(self._base.query_one(Input))
        await super().on_event(event)

    def _begins_a_move(self, sign: str) -> bool:
        if self._is_replay or self.screen is not self._base or sign in self.LETTERS:
            return False
        if sign == "m" and self._look.hurry:
            return False
        board = self._hand
        is_word = sign.isalpha() or sign == "'"
        return is_word and board.has_focus and all(spot.key != sign for spot in board.spots)

    # --- Commands ---

    async def action_back(self) -> None:
        """From the line back to the table; put back what was taken up."""
        self.complaint = ""
        if not self._hand.has_focus:
            self._base.set_focus(self._hand)
            for prompt in self._base.query(Input):
                prompt.value = ""
        elif self.chosen:
            self.chosen = self.chosen[:-1]
        elif self._look.active and self._look.view and self.board.in_hand(self._look.view):
            await self.action_undo()
            return
        self._show()

    async def action_undo(self) -> None:
        """Take the last decision back."""
        try:
            await self.sitting.undo()
        except TegelError as error:
            self._complain(error)

    async def action_hurry(self) -> None:
        """Have a bot that thinks by the clock move now."""
        try:
            await self.sitting.hurry()
        except TegelError as error:
            self._complain(error)

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """What a strong player would do; and asked again, what else."""
        if self.advice:
            self.advised = (self.advised + 1) % len(self.advice)
            self.chosen = ()
            self._show()
            return
        is_ready = self._look.readying is None
        self.complaint = self.words("thinking" if is_ready else "hint-readying")
        self._show_task(None)
        look = self._look
        try:
            found = await self.sitting.hint()
        except TegelError as error:
            self._complain(error)
            return
        if look is not self._look:
            return  # something happened meanwhile
        self.complaint, self.advice, self.advised = "", tuple(found), 0
        self._show()

    @property
    def _advice(self) -> Advice:
        return self.advice[self.advised]

    def _hint_in_words(self) -> Text:
        """In the line of the task: nothing that is being thought about is covered."""
        advice, view = self._advice, self._look.view
        told = [self.words("hint-of", n=self.advised + 1, all=len(self.advice))]
        if advice.share is not None and advice.margin is not None:
            share, margin = round(100 * advice.share), round(advice.margin)
            told.append(self.words("advice", share=share, margin=margin))
        deed = [] if view is None else self._story().choice(view, advice.move)
        text = Text(" · ".join([*told, ""]), f"bold {self.paint['good']}")
        text.append_text(drawn(deed, self.board, self.paint))
        why = because(advice.reasons, self.own, self._look.names, self._look.you)
        return text.append(f". {why}" if why else "", self.paint["text-2"])

    def action_help(self) -> None:
        """The rules in short, the tiles, the keys."""
        title = self.own("title")
        keys = self._keys_in_words()
        sheet = help_sheet(self.board, title, keys, self.words, self.own, self.paint)
        self.push_screen(Sheet(self.words("help"), sheet, self.words("close")))

    def _keys_in_words(self) -> list[str]:
        return [self.words("keys-text", example=self._example())]

    def action_log(self) -> None:
        """The game so far."""
        told = log_sheet(self._told(), self.paint)
        self.push_screen(Sheet(self.words("log"), told, self.words("close"), at_end=True))

    def action_result(self) -> None:
        """Where the points came from."""
        look = self._look
        if look.view is None:
            return
        story = self._story()
        table = result_sheet(look, look.view, story, self.words)
        self.push_screen(Sheet(story.verdict(look.places or ()), table, self.words("close")))

    def action_type(self) -> None:
        """To the line where moves are typed."""
        self._base.query_one(Input).focus()

    async def action_leave(self) -> None:
        """Leave; the game is kept."""
        try:
            await self.sitting.close()
        except TegelError as error:
            self.exit(message=f"tegel: {error}")
        else:
            self.exit()

    # --- Replay ---

    async def action_step(self, by: int) -> None:
        """So many moves on, or back."""
        self._playing_on = False
        await self._go(by)

    async def _go(self, by: int) -> None:
        if self._look.step is None:
            return
        step, last = self._look.step
        await self.sitting.walk(min(last, max(0, step + by)))
        self._renew()

    async def on_slider_moved(self, event: Slider.Moved) -> None:
        """Where the slider was put."""
        await self.sitting.walk(event.step)
        self._renew()

    @work(exclusive=True, group="auto")
    async def action_auto(self) -> None:
        """Move by move, until the end or until somebody does something."""
        self._playing_on = not self._playing_on
        while self._playing_on and self._look.step and self._look.step[0] < self._look.step[1]:
            await self._go(1)
            await asyncio.sleep(BEAT)
        self._playing_on = False


def _scheme(paint: Paint) -> Scheme:
    """The page's colours for Textual's own parts."""
    return Scheme(
        name="tegel",
        primary=paint["accent"],
        secondary=paint["terra"],
        background=paint["ground"],
        surface=paint["surface"],
        panel=paint["surface-2"],
        foreground=paint["text"],
        success=paint["good"],
        warning=paint["terra"],
        error=paint["error"],
        accent=paint["accent"],
        dark=paint.theme == "dark",
        variables={
            "footer-background": paint["ground"],
            "footer-key-foreground": paint["accent"],
            "footer-description-foreground": paint["text-2"],
            "primary-muted": paint["accent-wash"],
            "text-muted": paint["text-3"],
        },
    )
