"""Bots that plan: a beam over a seat's own small decisions, and playouts that are cut short."""
