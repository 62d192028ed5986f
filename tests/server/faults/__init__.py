"""Faults: servers that are killed, lines that break, and clients that mean no good."""
