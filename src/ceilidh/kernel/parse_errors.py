"""What to say about a move that cannot be read: what can be written, and the nearest of it."""

from difflib import get_close_matches

from ceilidh.kernel.action import Spec, Vocabulary
from ceilidh.kernel.reason import Reason, Word, listed, typed

LONGEST = 60  # letters of what was typed that are repeated and compared
ALIKE = 0.5  # how much of it two texts must share to be near


def _nearest(text: str, texts: list[str]) -> str:
    """The most similar of several texts; empty if none is like it."""
    return next(iter(get_close_matches(text, texts, 1, ALIKE)), "")


def unreadable(vocabulary: Vocabulary, given: str, legal: list[str]) -> Reason:
    """Why `given` is no move, for somebody who may now play one of `legal`."""
    text = " ".join(given.lower().split())[:LONGEST]
    shown = typed(given.strip()[:LONGEST])
    if not legal:
        return Reason(
            "I do not understand '{text}', and there is nothing to play now.", (), {"text": shown}
        )
    spec = vocabulary.by_word.get(text.split()[0]) if text else None
    if spec is not None:
        return _of_kind(spec, text, shown, legal)
    kinds = list(dict.fromkeys(one.split()[0] for one in legal))
    shapes = [vocabulary.by_word[kind].shape() for kind in kinds]
    nearest = _nearest(text, legal)
    fields: dict[str, object] = {
        "text": shown,
        "kinds": listed(shapes),
        "nearest": Word(nearest or legal[0]),
    }
    return Reason(
        "I do not understand '{text}'. Possible now: {kinds}. Did you mean '{nearest}'?"
        if nearest
        else "I do not understand '{text}'. Possible now: {kinds}, for example '{nearest}'.",
        (),
        fields,
    )


def _of_kind(spec: Spec, text: str, shown: Word, legal: list[str]) -> Reason:
    """The kind is known, but not what was written after it."""
    same = [one for one in legal if one.split()[0] == spec.word]
    place = _beyond(spec, text.split()[1:])
    if place >= 0:
        return _of_range(spec, text, place, same or legal)
    fields: dict[str, object] = {"text": shown, "shape": Word(spec.shape())}
    if same:
        fields["nearest"] = Word(_nearest(text, same) or same[0])
        return Reason(
            "I do not understand '{text}'. Write it as '{shape}'. Did you mean '{nearest}'?",
            (),
            fields,
        )
    texts = [action.text for action in spec.all]
    fields["example"] = Word(_nearest(text, texts) or texts[0])
    fields["nearest"] = Word(_nearest(text, legal) or legal[0])
    return Reason(
        "I do not understand '{text}'. Write it as '{shape}', for example "
        "'{example}'. That is not possible now, but '{nearest}' is.",
        (),
        fields,
    )


def _beyond(spec: Spec, words: list[str]) -> int:
    """Which argument is a number that no move of the kind can say, if nothing else is wrong.

    Only amounts are meant: numbers with a target are names of things.
    """
    found = -1
    if len(words) == len(spec.domains):
        for place, domain in enumerate(spec.domains):
            if words[place] in domain.index:
                continue
            amounts = not domain.target and all([word.isdecimal() for word in domain.words])
            if found >= 0 or not amounts or not words[place].isdecimal():
                return -1
            found = place
    return found


def _of_range(spec: Spec, text: str, place: int, possible: list[str]) -> Reason:
    """A number is too high or too low for one move: name its limits, and the nearest move."""
    words = text.split()
    number = words[place + 1]
    limits = spec.domains[place].words
    inside = limits[-1] if int(number) > int(limits[-1]) else limits[0]
    nearest = " ".join([*words[: place + 1], inside, *words[place + 2 :]])
    alike = [one for one in possible if one.split()[: place + 1] == words[: place + 1]]
    if nearest not in possible:
        nearest = alike[-1 if inside == limits[-1] else 0] if alike else possible[0]
    fields: dict[str, object] = {
        "number": Word(number),
        "shape": Word(spec.shape()),
        "low": Word(limits[0]),
        "high": Word(limits[-1]),
        "nearest": Word(nearest),
    }
    return Reason(
        "{number} is not possible in one move: '{shape}' takes {low} to {high}. "
        "Possible now: '{nearest}'.",
        (),
        fields,
    )
