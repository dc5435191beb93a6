"""The report on the games of runs: what goes with good results, as one page."""
