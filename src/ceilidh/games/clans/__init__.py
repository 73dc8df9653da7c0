"""Clans of Caledonia."""
