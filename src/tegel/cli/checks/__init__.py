"""What `tegel doctor` looks at: one check a function, and none of them changes anything."""
