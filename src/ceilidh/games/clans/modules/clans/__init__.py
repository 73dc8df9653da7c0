"""The clans, one folder each."""
