"""The screen on which a game is explored: the table, what was tried, the champion's lines below."""

from pathlib import Path
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Input, Static

from tegel.analysis.text import told
from tegel.analysis.tree import Knot
from tegel.core.errors import BadOptions, TegelError
from tegel.core.notes import MARKS, Note
from tegel.core.telling import Move
from tegel.tui.app import TegelApp
from tegel.tui.means import Means
from tegel.tui.paint import Theme
from tegel.tui.sheets import drawn
from tegel.tui.sittings import NotNow
from tegel.tui.sittings.exploring import LINES, Exploring
from tegel.tui.widgets.tree import TreeList, TreeSheet

OFTEN = 0.3  # seconds between two looks at what was found
# On a lower screen only the best line has a place.
ROOM = 30
COMMENT, MARK, PROMOTE, DELETE, SAVE = "comment", "mark", "promote", "delete", "save"
NO_MARK = "-"
LINE = " | "  # between the lines of a comment, where it is written in one


class ExploreApp(TegelApp):
    """A game whose every move can be tried."""

    ASIDE = ("undo", "result")
    CSS: ClassVar[str] = f"{TegelApp.CSS}\n#lines {{ height: auto; }}"

    def __init__(
        self, sitting: Exploring, language: str, theme: Theme, means: Means | None = None
    ) -> None:
        super().__init__(sitting, language, theme, means)
        self.exploring = sitting
        self._asked = ""  # what was asked for that has to be asked for twice

    def _bind_keys(self) -> None:
        self.bind("pageup", "walk(-1)", show=False)
        moves = self.words("back-and-on")
        self.bind("pagedown", "walk(1)", description=moves, key_display="PgUp/Dn")
        self.bind("home", "walk(-100000)", show=False)
        self.bind("end", "walk(100000)", show=False)
        self.bind("left_square_bracket", "beside(-1)", show=False)
        self.bind("right_square_bracket", "beside(1)", show=False)
        self.bind("f2", "stop_or_go_on", description=self.words("stop"), key_display="F2")
        self.bind("f3", f"write('{COMMENT}')", show=False)
        self.bind("f4", f"write('{MARK}')", show=False)
        self.bind("f5", "promote", show=False)
        self.bind("f6", f"write('{SAVE}')", show=False)
        self.bind("delete", f"write('{DELETE}')", show=False)
        super()._bind_keys()

    def compose(self) -> ComposeResult:
        """As any table, with a place for the lines."""
        yield from super().compose()
        yield Static(id="lines")

    def _compose_log(self) -> ComposeResult:
        tree = self._tree()
        tree.can_focus = False  # beside the table it is for the mouse
        yield tree

    def _tree(self) -> TreeList:
        return TreeList(self.paint, self._said, self.words("no-moves"))

    async def on_mount(self) -> None:
        """Get going."""
        await super().on_mount()
        self.set_interval(OFTEN, self._show_lines)

    # --- The tree ---

    def _renew(self) -> None:
        super()._renew()
        self._asked = ""

    def _show_log(self) -> None:
        if self._base.has_class("wide"):
            for tree in self._base.query(TreeList):
                tree.show(self.exploring.root, self.exploring.here)
        self._show_lines()

    def _said(self, knot: Knot) -> Text:
        """A move in words."""
        made, story = knot.made, self._story()
        if made is None:
            return Text()
        deed = drawn(story.deed(made.deed, made.seat), self.board, self.paint)
        return Text.assemble((story.names[made.seat], "bold"), " ", deed)

    def action_log(self) -> None:
        """What was tried, to go to any place of it."""
        around = self.exploring.root, self.exploring.here
        sheet = TreeSheet(self._tree(), around, self.words("log"), self.words("tree-how"))
        self.push_screen(sheet, self._go_to)

    def on_tree_list_wanted(self, event: TreeList.Wanted) -> None:
        """There it is."""
        self._go_to(event.knot)

    def _go_to(self, knot: Knot | None) -> None:
        if knot is not None:
            self.exploring.go(knot)

    async def action_walk(self, by: int) -> None:
        """So many moves on, or back."""
        await self.exploring.walk(self.exploring.step + by)

    def action_beside(self, by: int) -> None:
        """Another move that was tried at the same place."""
        self.exploring.go(self.exploring.here.beside(by))

    def action_promote(self) -> None:
        """Make this the line that goes on."""
        try:
            self.exploring.promote()
        except NotNow as error:
            self._complain(error)

    # --- What is typed ---

    def action_write(self, what: str) -> None:
        """To the line, where a command stands to be completed; Enter carries it out."""
        here, known = self.exploring.here, ""
        if what == COMMENT:
            known = here.comment.replace("\n", LINE)
        elif what == MARK:
            known = here.mark
        line = self._base.query_one(Input)
        line.value = what if what == DELETE else f"{what} {known}"
        line.cursor_position = len(line.value)
        line.focus()

    async def _play(self, move: Move | str) -> bool:
        word, _, rest = move.partition(" ") if isinstance(move, str) else ("", "", "")
        try:
            return await self._obey(word.lower(), rest.strip()) or await super()._play(move)
        except TegelError as error:
            self._complain(error)
            return False

    async def _obey(self, word: str, rest: str) -> bool:
        """Carry out what was typed; False: it is no command."""
        exploring = self.exploring
        if word == COMMENT:
            lines = [line.strip() for line in rest.split(LINE.strip())]
            comment = "\n".join(filter(None, lines))
            Note(comment=comment)  # which says what can't be told
            exploring.comment(comment)
        elif word == MARK or (word in MARKS and not rest):
            mark = word if word in MARKS else rest.replace(NO_MARK, "")
            Note(mark)
            exploring.mark(mark)
        elif word == PROMOTE and not rest:
            exploring.promote()
        elif word == DELETE and not rest:
            exploring.cut()
        elif word == SAVE:
            await self._save(rest)
        else:
            return False
        return True

    async def _save(self, name: str) -> None:
        """Keep all of it in a file; over another only if that was asked for twice."""
        if not name:
            raise NotNow("which-file")
        file = Path(name).expanduser()
        asked, self._asked = self._asked, name
        try:
            if file.is_file() and asked != name:
                raise BadOptions(self.words("file-there", file=name))
            await self.exploring.save(file)
        except TegelError:
            raise
        except (OSError, ValueError) as error:  # no file has such a name
            reason = error.strerror if isinstance(error, OSError) else error
            raise BadOptions(f"{name:.40}: can't be written: {reason}") from None
        self.notify(self.words("saved", file=name))

    async def action_leave(self) -> None:
        """Leave; what was written and is in no file is asked about once."""
        if not self.exploring.is_kept and self._asked != "leave":
            self._asked = "leave"
            self._complain(NotNow("not-kept"))
            return
        await super().action_leave()

    def _keys_in_words(self) -> list[str]:
        return [*super()._keys_in_words(), "", self.words("explore-keys")]

    # --- The champion ---

    def action_stop_or_go_on(self) -> None:
        """Have the champion stop, or look again."""
        self.exploring.stop_or_go_on()
        self._show_lines()

    def _show_lines(self) -> None:
        """What is said of the move that led here, and what the champion has found by now."""
        shown = Text(no_wrap=True, overflow="ellipsis")
        here, found, story = self.exploring.here, self.exploring.found, self._story()
        if here.mark or here.comment:
            said = here.comment.replace("\n", LINE)
            shown.append(f" {here.mark or '#'} ", f"bold {self.paint['terra']}")
            shown.append(f"{said}\n", self.paint["text"])
        if found is not None:
            for n, line in enumerate(found.lines[: LINES if self.size.height >= ROOM else 1], 1):
                share, margin = round(100 * line.share), round(line.margin)
                said = self.words(
                    "analysis-line", n=n, share=share, margin=margin, line=told(line, story)
                )
                shown.append(
                    f"{chr(10) * (n > 1)} {said}", self.paint["text" if n == 1 else "text-2"]
                )
        elif self.exploring.is_thinking and not self._look.over:
            shown.append(f" {self.words('thinking')}", self.paint["text-3"])
        for screen in self.screen_stack[:1]:  # none any more, on the way out
            for place in screen.query("#lines").results(Static):
                place.update(shown)
