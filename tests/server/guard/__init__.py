"""What stands before the application."""
