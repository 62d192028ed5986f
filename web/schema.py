"""Write the server's own description of its API, from which the page's types are made."""

import json
import sys

from tegel.server.app import create_app
from tegel.server.site import Settings

json.dump(create_app(Settings(database="sqlite:///none.db")).openapi(), sys.stdout)
