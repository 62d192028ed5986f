"""What goes over the wire: the words that server and clients share."""
