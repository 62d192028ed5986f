"""What all games share, tested file by file."""
