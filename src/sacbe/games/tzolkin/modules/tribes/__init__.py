"""Tribes: each seat keeps one of two, and plays by its ability."""
