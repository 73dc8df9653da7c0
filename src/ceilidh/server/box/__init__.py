"""Boxes of owners: drafts that are being entered, packs that are shared, packs for a table."""
