"""Live lines: who has a table open, and what is told to them."""
