"""Small stand-ins for packages that a page does without; it finds them by their usual names."""
