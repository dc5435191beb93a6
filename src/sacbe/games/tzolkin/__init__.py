"""Tzolk'in: the Mayan calendar, for two to four players."""
