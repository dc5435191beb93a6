"""Measuring and tuning how well bots play; see README.md."""
