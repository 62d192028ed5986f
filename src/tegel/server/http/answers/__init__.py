"""What clients are answered over HTTP: one module for each concern."""
