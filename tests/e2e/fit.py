"""What of a table is seen at once on a screen, and how small its smallest things are."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.e2e.drive.hand import PRIMARY

TEXT = 12  # pixels: the smallest
TOUCH = {"has_touch": True, "is_mobile": True}


def screen(width: int, height: int, *, touch: bool = False) -> dict[str, Any]:
    return {"viewport": {"width": width, "height": height}, **(TOUCH if touch else {})}


SCREENS = {
    "laptop 1280×720": screen(1280, 720),
    "laptop 1366×768": screen(1366, 768),
    "laptop 1024×768": screen(1024, 768),
    "desk 1440×900": screen(1440, 900),
    "desk 1920×1080": screen(1920, 1080),
    "desk 2560×1440": screen(2560, 1440),
    "desk 3440×1440": screen(3440, 1440),
    "tablet 820×1180": screen(820, 1180, touch=True),
    "tablet 768×1024": screen(768, 1024, touch=True),
    "tablet 1180×820": screen(1180, 820, touch=True),
    "phone 360×640": screen(360, 640, touch=True),
    "phone 390×844": screen(390, 844, touch=True),
    "phone 430×932": screen(430, 932, touch=True),
    "phone 844×390": screen(844, 390, touch=True),
    "phone 667×375": screen(667, 375, touch=True),
}

# What belongs to a seat of one's own, and what all share; marked as places on all boards.
BOARDS = {
    "azul": '[data-source], .mine [data-at^="line "], .mine [data-at^="wall "], '
    '.mine [data-at^="floor "]',
    "azul_duel": '.market [data-at^="sun "], .market [data-at^="display "], '
    '.mine [data-at^="line "], .mine [data-at^="space "], .mine [data-at^="broken "]',
    "ingenious": '[data-cell], .slot, .seat.own [data-at^="track "]',
}

# What a finger only aims at where it is smaller than a finger: a second touch, or the main button,
# does it (web/src/lib/finger.ts). A tile of Azul is but taken up, and another one instead of it.
AIMED = ".t, .band, .floor, .space, .pick, .line, .cell, .spot"

# A place is seen if it has room, lies on the screen, and nothing that belongs elsewhere is over it.
LOOK = """([boards, primary, aimed]) => {
    const LOG = '.log, .loga, .logs, dialog', PART = 'button, .line'
    const shown = one => one.getClientRects().length > 0
        && one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    const within = ({ left, right, top, bottom, width }) =>
        width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2]
    const seen = one => {
        const box = one.getBoundingClientRect()
        const top = document.elementsFromPoint(...middle(box)).find(shown)
        const [here, there] = [one.closest(PART), top?.closest(PART)]
        const own = one.contains(top) || top?.contains(one) || (here && here === there)
        return within(box) && !!top && !!own
    }
    const name = one => one.dataset.at ?? one.dataset.cell ?? one.getAttribute('class')
    const all = selector => [...document.querySelectorAll(selector)].filter(shown)

    const texts = []
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
        const text = walker.currentNode.data.trim(), parent = walker.currentNode.parentElement
        if (!text || !shown(parent) || parent.closest(`.visually-hidden, ${LOG}`)) continue
        const scale = parent.closest('svg') ? parent.getScreenCTM().a : 1
        texts.push([parseFloat(getComputedStyle(parent).fontSize) * scale, text])
    }
    for (const one of all('main *')) {
        for (const part of ['::before', '::after']) {
            const { content, display, fontSize } = getComputedStyle(one, part)
            if (['none', 'normal', '""'].includes(content) || display === 'none') continue
            texts.push([parseFloat(fontSize), content])
        }
    }
    const [size, smallest] = texts.sort(([a], [b]) => a - b)[0]

    // How far a press may go astray to each side and still mean the same.
    const FAR = 60
    const reach = one => {
        const [across, down] = middle(one.getBoundingClientRect())
        const hits = (x, y) => one.contains(document.elementFromPoint(x, y))
        const way = (dx, dy) => {
            let [near, far] = [0, FAR]
            while (near < far) {
                const n = Math.ceil((near + far) / 2)
                if (hits(across + dx * n, down + dy * n)) near = n
                else far = n - 1
            }
            return near
        }
        if (!hits(across, down)) return []
        return [[way(-1, 0) + way(1, 0) + 1, way(0, -1) + way(0, 1) + 1]]
    }
    const off = ':disabled, [aria-disabled=true], [tabindex="-1"][aria-hidden]'
    const reached = all(`main :is(button, a, summary, input, select):not(${off})`)
        .filter(one => !one.closest(`${LOG}, svg`))
        .flatMap(one => reach(one).map(far => [one, Math.min(...far), far.join('×')]))
        .sort(([, a], [, b]) => a - b)
    const least = aims => {
        const [one, size, far] = reached.find(([one]) => one.matches(aimed) === aims) ?? []
        return one ? [size, `${far} ${name(one)}`] : [null, '']
    }

    const places = all(boards)
    const scores = [...document.querySelectorAll('[data-score]')].map(one => one.dataset.score)
    const told = seat => [`[data-score="${seat}"]`, `[data-at^="track ${seat} "]`]
    return {
        button: all(primary).some(seen),
        numbers: [...new Set(scores)].filter(seat => !told(seat).some(one => all(one).some(seen))),
        boards: places.length ? places.filter(one => !seen(one)).map(name) : ['all of them'],
        height: document.documentElement.scrollHeight,
        width: document.documentElement.scrollWidth,
        text: Math.round(size * 10) / 10,
        smallest,
        target: least(false),
        aim: least(true),
    }
}"""


@dataclass(frozen=True)
class Fit:
    """How a table lies on a screen."""

    button: bool  # the main button is seen
    numbers: list[str]  # the seats whose points are not
    boards: list[str]  # the places that are not
    height: int  # of the page
    width: int
    text: float  # the smallest, in pixels
    smallest: str
    target: tuple[int | None, str]  # the smallest that does something at once, in pixels
    aim: tuple[int | None, str]  # the smallest that may only be aimed at


def fit(page: Page, game: str) -> Fit:
    primary = PRIMARY.replace(":visible", "")
    return Fit(**page.evaluate(LOOK, [BOARDS[game], primary, AIMED]))
