"""What the terms of the evaluation of Glen More II mean to people: why a move may be a good one."""

from typing import Final

from ceilidh.say.phrases import message

PHRASES: Final[dict[str, str]] = {
    "points": message("it gives points at once"),
    "coins": message("it brings coins"),
    "purse": message("coins pay for roads and purchases"),
    "resources": message("it brings resources that you need"),
    "castle scots": message("Scots on the castle score"),
    "landmarks": message("landmark cards score"),
    "barrels": message("barrels score"),
    "persons": message("persons score"),
    "territory": message("a small territory loses no points"),
    "scots": message("a Scot gets nearer to the castle"),
    "movement": message("it lets your Scots walk"),
    "potential": message("your tiles will work together"),
    "powers": message("its effect lasts for the whole game"),
    "room": message("there is more room to build"),
    "river": message("the river can go on"),
    "place": message("a short step keeps more turns for you"),
    "pending": message("it pays off in this very turn"),
}
