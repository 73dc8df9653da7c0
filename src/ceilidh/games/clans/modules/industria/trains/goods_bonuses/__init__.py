"""Delivery bonuses of goods, money and upgrades."""
