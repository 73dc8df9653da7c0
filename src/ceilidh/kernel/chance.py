"""Chance: one 64-bit number in the state, and picks that records can repeat.

Nothing is shuffled in advance. A deck is the list of what is still unseen and a draw picks from it,
so a state holds no future, bots cannot see one, and a record names each outcome as it occurs.
"""

from typing import Final

from ceilidh.kernel.action import Domain
from ceilidh.kernel.state import State

_MASK: Final = (1 << 64) - 1


def mixed(value: int) -> int:
    """The output function of SplitMix64."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def seeded(seed: int) -> int:
    """The first chance number of a game with this seed."""
    return mixed(seed & _MASK)


def below(state: State, limit: int) -> int:
    """A number from 0 to limit - 1; steps the state's chance number."""
    state.rng = (state.rng + 0x9E3779B97F4A7C15) & _MASK
    return (mixed(state.rng) * limit) >> 64


def pick(state: State, domain: Domain, options: list[int]) -> int:
    """One of `options` (indices of `domain`), at random or as the record's script says."""
    drawn = options[below(state, len(options))]
    recorder = state.recorder
    if recorder is None:
        return drawn
    return recorder.choose(domain, options, drawn)
