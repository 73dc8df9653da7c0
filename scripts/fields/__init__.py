"""State fields, one line each: `games/<game>/fields.toml`, and the code that follows from it."""
