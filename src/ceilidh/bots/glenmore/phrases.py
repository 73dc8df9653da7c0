"""What the terms of the evaluation of Glen More II mean to people: why a move may be a good one."""

from typing import Final

from ceilidh.say.phrases import message

PHRASES: Final[dict[str, str]] = {
    "points": message("it gives points at once"),
    "coins": message("it gives coins"),
    "purse": message("coins pay for roads and purchases"),
    "resources": message("it gives resources you need"),
    "castle scots": message("Scots in the castle score"),
    "landmarks": message("landmark cards score"),
    "barrels": message("barrels score"),
    "persons": message("person tiles score"),
    "territory": message("a small territory loses no points"),
    "scots": message("it brings a Scot closer to the castle"),
    "movement": message("it lets your Scots move"),
    "potential": message("your tiles will work well together"),
    "powers": message("its effect lasts for the whole game"),
    "room": message("there is more room to expand"),
    "river": message("it lets you extend the river"),
    "place": message("a short step leaves you more turns"),
    "pending": message("it pays off this turn"),
}
