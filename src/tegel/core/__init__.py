"""What all games share: kernels and their memory, chance, states, moves as text, game files."""
