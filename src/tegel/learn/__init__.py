"""Learning by self-play: games that advance in lockstep, and a network that learns how they end."""
