"""Kinds of table: a folder for each, with its questions, pages, templates and stored rows."""
