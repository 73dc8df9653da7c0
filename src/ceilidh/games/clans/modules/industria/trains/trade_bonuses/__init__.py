"""Delivery bonuses that count as a trade."""
