"""Pages: templates and static files."""
