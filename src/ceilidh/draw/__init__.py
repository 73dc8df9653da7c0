"""Drawings of positions; they read views and static components, never the rules."""
