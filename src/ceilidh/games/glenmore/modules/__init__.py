"""The Chronicles, as modules that no file of the base game names."""
