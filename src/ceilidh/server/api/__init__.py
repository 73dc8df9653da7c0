"""The JSON API for programs: each file is the routes of one subject."""
