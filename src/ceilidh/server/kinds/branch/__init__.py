"""Branches: tables that continue from a position of another."""
