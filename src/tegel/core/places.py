"""Where things lie that nobody chose a place for: games, and what servers and their guests keep."""

import os
from pathlib import Path

from platformdirs import user_data_path

VARIABLE = "TEGEL_DATA"


def data_folder() -> Path:
    """The folder that `TEGEL_DATA` names; else the user's own for data."""
    named = os.environ.get(VARIABLE)
    return Path(named).expanduser() if named else user_data_path("tegel", appauthor=False)
