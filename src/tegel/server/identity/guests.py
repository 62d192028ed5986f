"""Friendly names for who gives none: something that shines, and an animal.

In the guest's own language, as one would say it: two words in English, one in Dutch and German,
where no ending has to agree with the animal.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Parts(NamedTuple):
    """What the names of a language are made of."""

    firsts: str  # one beside the other
    animals: str
    between: str


PARTS = {
    "en": Parts(
        "Amber Azure Bronze Cobalt Copper Coral Crimson Emerald Golden Hazel Indigo Ivory Jade"
        " Lilac Maroon Ochre Olive Pearl Ruby Russet Saffron Scarlet Silver Teal Turquoise"
        " Violet",
        "Badger Beaver Bison Crane Dolphin Falcon Finch Gecko Hare Hedgehog Heron Ibex Kingfisher"
        " Lark Lynx Magpie Marten Newt Otter Owl Panda Puffin Robin Seal Sparrow Swift Tortoise"
        " Wren",
        " ",
    ),
    "nl": Parts(
        "Amber Azuur Brons Goud Indigo Ivoor Jade Kobalt Koper Koraal Oker Olijf Opaal"
        " Parel Purper Robijn Roest Saffier Saffraan Smaragd Turkoois Zilver",
        "bever bizon das dolfijn egel ekster fazant gekko haas ijsvogel leeuwerik lynx marter"
        " mees otter panda reiger roodborst salamander schildpad specht valk vink zeehond"
        " zwaluw",
        "",
    ),
    "de": Parts(
        "Achat Azur Bernstein Bronze Elfenbein Gold Indigo Jade Kobalt Kupfer Opal Perl Purpur"
        " Rubin Safran Saphir Scharlach Silber Smaragd Topas Türkis Zinnober",
        "biber bison dachs delfin eisvogel elster eule falke fink gecko hase igel kranich lerche"
        " luchs marder meise molch otter panda reiher robbe schwalbe specht spatz",
        "",
    ),
}


def guest_name(seed: int, language: str = "en") -> str:
    """A name for somebody who gave none; the same number gives the same name."""
    parts = PARTS.get(language, PARTS["en"])
    firsts, animals = parts.firsts.split(), parts.animals.split()
    first, animal = divmod(seed % (len(firsts) * len(animals)), len(animals))
    return f"{firsts[first]}{parts.between}{animals[animal]}"


def spoken(accepted: str) -> str:
    """The first language of an `Accept-Language` that has names of its own; else English."""
    return next((language for language in _languages(accepted) if language in PARTS), "en")


def _languages(accepted: str) -> Iterable[str]:
    for part in accepted.split(","):
        yield part.partition(";")[0].partition("-")[0].strip().lower()
