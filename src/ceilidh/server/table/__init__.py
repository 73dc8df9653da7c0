"""Tables in memory: seats, moves, taking back, and what a viewer may see of them."""
