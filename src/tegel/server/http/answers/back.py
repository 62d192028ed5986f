"""By what somebody comes back, and from which browsers."""

from typing import Any

from typing_extensions import TypedDict


class Asked(TypedDict):
    """What a browser is to sign, in the words of WebAuthn."""

    options: dict[str, Any]


class KeyView(TypedDict):
    """A passkey, as its owner sees it."""

    id: str
    name: str
    made_at: int
    used_at: int | None


class DeviceView(TypedDict):
    """A browser where somebody is logged in."""

    id: str
    browser: str  # empty: one that we don't know
    system: str
    way: str  # guest, renewed, password, passkey, code, mail, link; empty: it is not known
    made_at: int
    seen_at: int
    here: bool


class DeviceList(TypedDict):
    """The browsers where one is logged in, those used last first."""

    devices: list[DeviceView]


class WaysView(TypedDict):
    """By what one can come back."""

    password: bool
    passkeys: list[KeyView]
    codes: int  # recovery codes that were not used
    address: str | None  # a part of it, so that its owner knows it
    mail: bool  # whether this site can send any
    fresh: bool  # whether one has shown lately that it is oneself


class CodeSet(TypedDict):
    """Recovery codes, shown this once."""

    codes: list[str]
