"""Tests of the handbook: its samples run, its commands are real, its site builds."""
