"""The schema, one step after the other."""
