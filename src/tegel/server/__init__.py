"""The table: a server that never loses a move."""
