"""What a bot thinks of Clan Fraser's kilts."""

from typing import Final

from ceilidh.bots.clans.judgement import ClansJudgement
from ceilidh.bots.clans.look import Look
from ceilidh.bots.terms import Term
from ceilidh.games.clans.goods import PROCESSED, WOOL
from ceilidh.games.clans.modules.clans.fraser.rules import kilt_makers, kilts, row_number
from ceilidh.games.clans.rules.counters import imported
from ceilidh.say.phrases import message

USED: Final = 0.6  # how many of the kilts of later rounds will be woven and given away again


def a_kilt(look: Look) -> float:
    """As good as the best processed good."""
    return max([look.prospect.goods[good] for good in PROCESSED])


def held(look: Look) -> float:
    return kilts(look.state) * a_kilt(look)


def makers(look: Look) -> float:
    """What workers beside sheep will still make out of wool."""
    gain = max(a_kilt(look) - look.prospect.goods[WOOL], 0.0)
    return USED * kilt_makers(look.state, look.prospect.seat) * gain * look.prospect.left


def cotton(look: Look) -> float:
    """Cotton on its way to the next step, in wool."""
    step = row_number(look.state, "cotton_step")
    done = imported(look.state, look.own)[0] % step
    return done / step * row_number(look.state, "wool_per_step") * look.prospect.goods[WOOL]


JUDGEMENT: Final = ClansJudgement(
    terms=(
        Term("kilts", "kilts, as good as the best processed good", 1.0, held),
        Term("kilt makers", "workers beside sheep, for the rounds to come", 1.0, makers),
        Term("cotton", "cotton that is on its way to more wool", 0.7, cotton),
    ),
    phrases={
        "kilts": message("a kilt stands for any processed good"),
        "kilt makers": message("workers beside sheep weave kilts"),
        "cotton": message("cotton brings you wool"),
    },
)
