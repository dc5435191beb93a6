"""Prophecies: three calamities, each from the day after a food day to the end of the next."""
