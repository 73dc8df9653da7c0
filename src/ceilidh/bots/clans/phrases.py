"""What the terms of the evaluation of Clans mean to people: why a move may be a good one."""

from typing import Final

from ceilidh.say.phrases import message

PHRASES: Final[dict[str, str]] = {
    "points": message("it scores glory"),
    "money": message("it brings money that is worth much now"),
    "goods": message("these goods are worth more than they cost"),
    "production": message("it yields something in every round to come"),
    "hops": message("it brings hops, and so points"),
    "imports": message("the imports score at the end"),
    "exports": message("it counts for the most contracts"),
    "box": message("your contract comes nearer, or is a good one for you"),
    "empty box": message("your box gets free for the next contract"),
    "settlements": message("it counts for linked settlements"),
    "scoring": message("a scoring tile pays for it"),
    "merchants": message("more merchants trade more in each round"),
    "room": message("it opens new land"),
    "cheap land": message("cheap land comes into reach"),
    "ports": message("a port comes into reach"),
    "pending": message("it pays off in this very turn"),
}
