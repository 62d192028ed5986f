"""Naive rule-by-rule reference implementations that the fast engines are compared with."""
