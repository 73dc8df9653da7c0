"""The markup of a table's page: its blocks, and patches that bring a page up to date."""
