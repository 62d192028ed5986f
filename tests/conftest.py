"""For all tests."""

import signal

from hypothesis import HealthCheck, settings

# A shell that runs the tests in the background lets them ignore Ctrl-C, and so would all that they
# start: those that type it would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# One profile for all: how long an example takes says something about the machine, not about us.
settings.register_profile(
    "tegel", deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)
settings.load_profile("tegel")
