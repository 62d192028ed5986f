"""How good somebody is, and how sure that is: from the list of rated games and nothing else."""
