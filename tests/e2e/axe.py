"""What axe finds wrong with a page for people who can't see, hear or point well."""

from playwright.sync_api import Page

from launch import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# Axe calls it an experiment; who speaks to a page says what they read.
ALSO = {"label-content-name-mismatch": {"enabled": True}}
# What is right need not be described.
RUN = """async ([runOnly, rules]) => {
    const { violations } = await axe.run(document, { runOnly, rules, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) =>
        nodes.map(one => `${id}: ${one.target} ${one.failureSummary}`))
}"""


def violations(page: Page) -> list[str]:
    """Each thing that breaks one of the rules, with its place."""
    return run(page, RULES, ALSO)


def violations_by_night(page: Page) -> list[str]:
    """What can't be read in the dark: only the colours are others there."""
    page.emulate_media(color_scheme="dark")
    found = run(page, ["color-contrast"], {})
    page.emulate_media(color_scheme="light")
    return found


def run(page: Page, only: list[str], rules: dict[str, dict[str, bool]]) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{AXE};0")
    return [str(one) for one in page.evaluate(RUN, [only, rules])]
