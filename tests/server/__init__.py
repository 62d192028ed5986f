"""The server, tested file by file."""
