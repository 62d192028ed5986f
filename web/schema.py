"""Write the shapes of all that the server says, from which the page's types are made."""

import json
import sys

from tegel.server.app import create_app
from tegel.server.site import Settings

described = create_app(Settings(database="sqlite:///none.db")).openapi()
# Only these: the page asks by `ask`, which needs no types of the ways.
json.dump({**described, "paths": {}}, sys.stdout)
