"""The HTTP side, and what stands before it."""
