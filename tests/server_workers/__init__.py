"""Several workers on one PostgreSQL: they tell each other of rows, die, and are replaced."""
