"""The tables in memory, how anything at them changes, and what a seat may see of them."""
