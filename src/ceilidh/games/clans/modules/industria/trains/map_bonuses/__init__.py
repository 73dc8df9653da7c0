"""Delivery bonuses on the map."""
