"""Easy, medium and strong: the three levels that people choose from before they know the bots."""

from typing import Final

from ceilidh.say.phrases import message

EASY: Final = "easy"
MEDIUM: Final = "medium"
STRONG: Final = "strong"
LEVELS: Final = (EASY, MEDIUM, STRONG)
TITLES: Final = {EASY: message("Easy"), MEDIUM: message("Medium"), STRONG: message("Strong")}
ABOUT: Final = {
    EASY: message("Plays like a beginner and takes what pays now. Start here."),
    MEDIUM: message("Knows what everything is worth, but does not plan ahead."),
    STRONG: message("Plans ahead and punishes mistakes. For experienced players."),
}
