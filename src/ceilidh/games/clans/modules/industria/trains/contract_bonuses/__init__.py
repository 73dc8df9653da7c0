"""Delivery bonuses of contracts."""
