"""Glen More II as every drawing reads it."""
