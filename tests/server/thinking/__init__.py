"""Processes that think for bots: what becomes of a move when they crash, hang or are killed."""
