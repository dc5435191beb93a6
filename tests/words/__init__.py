"""Words of page, engine and terminal together."""
