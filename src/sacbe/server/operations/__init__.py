"""For hosts: archives, figures, the log, readiness, and what an operator may do to tables."""
