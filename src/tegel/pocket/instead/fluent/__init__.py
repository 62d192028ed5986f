"""In a page it is the page that speaks: here a message is said by its name alone."""
