"""Uploaded records: tables to look back at."""
