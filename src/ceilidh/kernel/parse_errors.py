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
