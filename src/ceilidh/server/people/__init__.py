"""Accounts: who asks, passwords, preferences, and one's own data."""
