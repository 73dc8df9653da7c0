"""Modules of the game: clans, variants, the solo game, expansions. The rules name none of them."""
