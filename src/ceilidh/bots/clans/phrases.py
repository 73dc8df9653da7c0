"""What the terms of the evaluation of Clans mean to people: why a move may be a good one."""

from typing import Final

from ceilidh.say.phrases import message

PHRASES: Final[dict[str, str]] = {
    "points": message("it scores glory"),
    "money": message("it gives you money when money matters"),
    "goods": message("these goods are worth more than they cost"),
    "production": message("it produces something every remaining round"),
    "hops": message("it gives hops, which are worth points"),
    "imports": message("the import goods score at the end"),
    "exports": message("it counts for the most contracts"),
    "box": message("it brings you closer to your contract, or is a good contract for you"),
    "empty box": message("it frees your export box for the next contract"),
    "settlements": message("it adds to your linked settlements"),
    "scoring": message("a scoring tile pays for it"),
    "merchants": message("more merchants mean more trade each round"),
    "room": message("it opens new land"),
    "cheap land": message("it brings cheap land within reach"),
    "ports": message("it brings a port within reach"),
    "pending": message("it pays off this turn"),
}
