"""Tournaments held here: announced by hosts, and led from round to round by the server."""
