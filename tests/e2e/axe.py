"""What axe finds wrong with a page for people who can't see, hear or point well."""

from playwright.sync_api import Page

from launch import WEB

AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
RUN = """async rules => (await axe.run(document, { runOnly: rules })).violations
    .flatMap(({ id, nodes }) => nodes.map(one => `${id}: ${one.target} ${one.failureSummary}`))"""


def violations(page: Page) -> list[str]:
    """Each thing that breaks one of the rules, with its place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"{AXE};0")
    return [str(one) for one in page.evaluate(RUN, RULES)]
