"""Tegel in a terminal: a Textual application for local games, tables of a server, and replay."""
