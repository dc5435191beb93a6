"""How a server is looked after: limits, figures, logs."""
