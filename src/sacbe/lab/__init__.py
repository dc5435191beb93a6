"""Measuring and tuning how well bots play (docs/bots.md)."""
