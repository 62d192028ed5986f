"""Threads of the database wait their turn: who serves people goes first."""

import os
import sys


def give_way() -> bool:
    """Let who wakes this thread go on for now; whether that could be had.

    Linux would switch at once where both have one core, and back since the other has the GIL.
    Elsewhere nothing is done, and some containers forbid it: a move then costs a little more.
    """
    if sys.platform != "linux":
        return True
    try:
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    except OSError:
        return False
    return True
