"""Who knows more: what one seat sees of a position and others do not."""

from collections.abc import Collection, Sequence

from ceilidh.kernel.state import State

SPECTATOR = -1


def tells_more(seen: object, open_: object, known: Sequence[object]) -> bool:
    """Whether a seat sees more than everybody does, and none of the known views has it too."""
    if seen == open_:
        return False
    if isinstance(seen, dict) and isinstance(open_, dict):
        return any(
            tells_more(part, open_.get(name), [_named(view, name) for view in known])
            for name, part in seen.items()
        )
    if isinstance(seen, list) and isinstance(open_, list) and len(seen) == len(open_):
        return any(
            tells_more(part, open_[place], [_placed(view, place) for view in known])
            for place, part in enumerate(seen)
        )
    return all(view != seen for view in known)


def _named(view: object, name: object) -> object:
    return view.get(name) if isinstance(view, dict) else None


def _placed(view: object, place: int) -> object:
    return view[place] if isinstance(view, list) and place < len(view) else None


def others_know_more(state: State, seats: Collection[int], players: int) -> bool:
    """Whether a seat that is not one of these knows something of the modules that they do not."""
    others = [seat for seat in range(players) if seat not in seats]
    for part in state.module_states.values():
        open_ = part.view(SPECTATOR)
        known = [part.view(seat) for seat in seats]
        if any(tells_more(part.view(seat), open_, known) for seat in others):
            return True
    return False
