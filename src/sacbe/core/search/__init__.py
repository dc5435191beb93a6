"""Searches for any game: MCTS over decisions, and two beam searches over one turn."""
