"""`python -m tegel` is the command `tegel`."""

from tegel.cli import main

main()
