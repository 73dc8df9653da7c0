"""Clans of Caledonia as every drawing reads it."""
