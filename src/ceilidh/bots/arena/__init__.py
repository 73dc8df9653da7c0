"""The arena: many games of bots, and what they say about how strong each of them is."""
