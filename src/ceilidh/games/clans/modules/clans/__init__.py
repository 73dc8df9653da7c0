"""The clans, one file each."""
