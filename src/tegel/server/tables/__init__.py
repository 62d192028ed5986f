"""The life of one table: a list of events, and the jobs that add to it. Nothing here waits."""
