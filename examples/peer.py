"""A player that is a program of its own: it takes the move that the game lists first.

    tegel match azul "tegel.bots.program.Program:command=python examples/peer.py" random

Nothing of Tegel is needed here: one question a line comes in, one answer a line goes out.
"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    first = question["legal"][0]
    print(json.dumps({"move": first["move"]}), flush=True)
