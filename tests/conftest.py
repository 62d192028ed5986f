"""For all tests."""

import signal

# A shell that runs the tests in the background lets them ignore Ctrl-C, and so would all that they
# start: those that type it would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)
