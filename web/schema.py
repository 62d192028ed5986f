"""Write what the page's types are made from: the types in the server's description of its API.

Which address answers what is left out: the page asks by functions of its own, and all of it spelt
out would be four times as long.
"""

import json
import sys

from tegel.server.app import create_app
from tegel.server.site import Settings

description = create_app(Settings(database="sqlite:///none.db")).openapi()
components = {"schemas": description["components"]["schemas"]}
json.dump(description | {"paths": {}, "components": components}, sys.stdout)
