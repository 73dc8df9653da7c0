"""Fields of states, one line each of a `fields.toml`, and the code that follows from them."""
