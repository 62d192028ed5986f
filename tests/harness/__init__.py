"""What is promised of every game, tested over all of them."""
