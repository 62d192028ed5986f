"""A hand at a page: with a mouse, or with a finger."""

from dataclasses import dataclass

from playwright.sync_api import Locator, Page

PRIMARY = ":is(.board, .phonebar) .acts .btn.primary:visible"
READY = f"{PRIMARY}:enabled:not(.again)"  # not the one for another game
END = "section.end"
# The middle of something, and whether nothing else lies over it there.
MIDDLE = """one => {
    one.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = one.getBoundingClientRect()
    const [across, down] = [x + width / 2, y + height / 2]
    return [across, down, one.contains(document.elementFromPoint(across, down))]
}"""


@dataclass(frozen=True)
class Hand:
    """Presses what is shown."""

    page: Page
    finger: bool = False

    def press(self, what: Locator) -> None:
        if self.finger:
            what.tap()
            return
        # A mouse that doesn't wait for motion to end: motion never blocks.
        x, y, is_free = what.evaluate(MIDDLE)
        if is_free:
            self.page.mouse.click(x, y)
        else:
            what.click()

    def press_at(self, x: float, y: float) -> None:
        if self.finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def do_it(self) -> None:
        """Press the one button that does what was chosen."""
        self.press(self.page.locator(READY).first)

    def do_it_if_it_is_there(self) -> None:
        """The same, where the page may do it by itself in this very moment."""
        for middle in self.page.locator(READY).evaluate_all(
            f"all => all.slice(0, 1).map({MIDDLE})"
        ):
            self.press_at(middle[0], middle[1])
