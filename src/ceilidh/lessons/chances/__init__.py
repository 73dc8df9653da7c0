"""Chances: what good players look for, one file for each game.

A chance is a function of `CHANCES` that picks moves of a position: those that do something worth
doing now. It tells the guide when a concept matters, what to light up, and what can be done.
`round_of` counts the rounds, `PARTS` says in which drawing a target of a move lies, and
`is_choice` which places are there to be chosen, so that they light up only when they can be.
"""
