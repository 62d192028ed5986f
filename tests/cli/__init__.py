"""The command line, tested command by command."""
