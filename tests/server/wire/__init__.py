"""Tests of the jobs of a table."""
