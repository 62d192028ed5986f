"""What games come to, told by their own tellings: points by source, habits, and openings."""
