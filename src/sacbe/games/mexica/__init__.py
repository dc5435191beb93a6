"""Mexica: a city of canals and temples in the lake, for two to four players."""
