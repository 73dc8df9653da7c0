"""Finished games: results, ratings, profiles, and the open archive."""
