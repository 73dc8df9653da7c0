"""What the keys of positions have in common: the stack and the states of modules as plain values.

Such a key leaves chance out, so that equal positions have equal keys however they came about, and
is far cheaper than `Game.key`. It is for tables of one process, never for records.
"""

from ceilidh.kernel.state import State


def stack_key(state: State) -> tuple[object, ...]:
    """The open decisions."""
    return tuple([(f.step, f.seat, f.a, f.b, f.c) for f in state.stack])


def parts_key(state: State) -> tuple[object, ...]:
    """What modules keep."""
    return tuple([str(part.dump()) for part in state.module_states.values()])
