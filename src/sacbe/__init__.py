"""Sacbe: heavy board games on the computer."""
