"""Who somebody is, tested file by file."""
