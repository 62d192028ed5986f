"""What stands before the application: whatever is asked, and by whom, has to pass here first."""

from typing import TYPE_CHECKING

from fastapi import FastAPI

from tegel.server.guard.bodies import BodyGuard
from tegel.server.guard.crowd import PER_ADDRESS, CrowdGuard, Households
from tegel.server.guard.doors import Doors
from tegel.server.guard.headers import SecurityHeaders
from tegel.server.guard.heads import HeadGuard
from tegel.server.guard.origin import OriginGuard
from tegel.server.guard.traffic import AccessLog, Traffic
from tegel.server.guard.trouble import TroubleGuard

if TYPE_CHECKING:
    from tegel.server.site import Settings

__all__ = ["guarded"]

# Only whole games may be larger than the rest.
LARGER = {"/api/records/views": 4 * 1024 * 1024, "/api/me/games": 4 * 1024 * 1024}


def guarded(app: FastAPI, settings: "Settings", doors: Doors) -> None:
    """Put the guards before an application; the last one named here is asked first."""
    app.state.traffic = Traffic()
    app.state.doors = doors
    app.state.households = Households(settings.per_address or PER_ADDRESS)
    app.add_middleware(BodyGuard, larger=LARGER)
    app.add_middleware(OriginGuard, origins=settings.origins)
    app.add_middleware(CrowdGuard, households=app.state.households)
    app.add_middleware(HeadGuard)
    app.add_middleware(TroubleGuard)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(AccessLog, traffic=app.state.traffic)
