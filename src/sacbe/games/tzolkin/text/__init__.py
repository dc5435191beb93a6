"""The table as text, for terminals."""
