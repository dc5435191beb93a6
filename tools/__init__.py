"""What the build runs before it compiles."""
