"""The component tables of Glen More II: row classes, effect rows, loading and checks."""
