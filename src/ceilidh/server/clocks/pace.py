"""How quickly a table is played, and what happens to who takes longer."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ceilidh.kernel.reason import listed, typed
from ceilidh.say import Speaker
from ceilidh.server.errors import Refusal

NONE = ""  # nobody measures
LIVE, SLOW = "live", "slow"  # all sit there, or a move now and then
# What happens when the time has run out.
REMIND, BOT, LOSS = THENS = ("remind", "bot", "loss")
# What the page for a new table offers; a program may ask for others.
OFFERED = ("10+10", "20+20", "45+45", "8h", "1d", "2d", "3d", "7d")
HOUR = 3600
DAY = 24 * HOUR
MOST_MINUTES, MOST_INCREMENT, MOST_HOURS, MOST_DAYS = 300, 600, 72, 30
_LIVE = re.compile(r"([0-9]{1,3})\+([0-9]{1,3})")
_SLOW = re.compile(r"([0-9]{1,2})([hd])")


@dataclass(frozen=True)
class Pace:
    """`20+15` is live: 20 minutes for the game and 15 seconds a turn. `8h` and `2d` are for a move.

    `seconds` are those of the game or of a move, `increment` those that a turn adds.
    """

    text: str
    kind: str
    seconds: int
    increment: int
    then: str

    @property
    def rests(self) -> bool:
        """Whether nights and holidays do not count."""
        return self.kind == SLOW


def read_pace(text: str, then: str) -> Pace | None:
    """The pace that is meant; None where nobody measures."""
    if text == NONE:
        return None
    if then not in THENS:
        raise Refusal(
            "The time-out action must be one of {choices}, not '{given}'.",
            fields={"given": typed(then), "choices": listed(list(THENS))},
        )
    live, slow = _LIVE.fullmatch(text), _SLOW.fullmatch(text)
    if live:
        minutes, increment = int(live[1]), int(live[2])
        if 1 <= minutes <= MOST_MINUTES and increment <= MOST_INCREMENT:
            return Pace(text, LIVE, minutes * 60, increment, then)
    if slow:
        number = int(slow[1])
        unit, most = (HOUR, MOST_HOURS) if slow[2] == "h" else (DAY, MOST_DAYS)
        if 1 <= number <= most:
            return Pace(text, SLOW, number * unit, 0, then)
    raise Refusal(
        "A time control looks like 20+15 (minutes per game and seconds per "
        "turn), 8h or 2d (hours or days per move), not '{given}'.",
        fields={"given": typed(text)},
    )


def pace_words(pace: Pace, to: Speaker) -> str:
    """As people call it."""
    if pace.kind == LIVE:
        return to.text(
            "{minutes} minutes plus {seconds} seconds per turn",
            minutes=pace.seconds // 60,
            seconds=pace.increment,
        )
    if pace.seconds % DAY:
        hours = pace.seconds // HOUR
        return to.count("{n} hour per move", "{n} hours per move", hours)
    return to.count("{n} day per move", "{n} days per move", pace.seconds // DAY)


def then_words(then: str, to: Speaker) -> str:
    """What happens, as people call it."""
    words = {
        REMIND: to.text("remind the player"),
        BOT: to.text("a bot plays the turn and gives the seat back"),
        LOSS: to.text("the game is lost; a bot plays on"),
    }
    return words[then]
