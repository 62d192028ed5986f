"""Notices: who is not there learns that it is their turn, and what else concerns them."""
