"""Terms: the named reasons for which a bot likes a position.

An evaluation is a list of them, so it can be read, documented and tuned line by line
(`docs/bot-internals.md`). A term reads a *view*, which is what a game's evaluation has found out
about one position from one seat's side. What a bot thinks of a module is in `evaluation.py` of its
folder and is asked only where the module is in the game.
"""

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from ceilidh.bots.weighted_terms import WeightedTerms
from ceilidh.kernel.entry import Entries, layer_files
from ceilidh.kernel.state import Frame

L = TypeVar("L")


@dataclass(frozen=True)
class Term(Generic[L]):
    """`weight` is in victory points for one unit of what `measure` counts; `about` is one line."""

    name: str
    about: str
    weight: float
    measure: Callable[[L], float]


def with_weights(terms: Sequence[Term[L]]) -> WeightedTerms[L]:
    """The terms, ready to be weighed often."""
    return WeightedTerms([term.weight for term in terms], [term.measure for term in terms])


def weighted(terms: Sequence[Term[L]], weights: Mapping[str, float]) -> list[Term[L]]:
    """The terms with other weights, where there are some."""
    return [replace(term, weight=weights.get(term.name, term.weight)) for term in terms]


def shares(terms: Sequence[Term[L]], view: L) -> dict[str, float]:
    """What each term adds to the value, by name."""
    return {term.name: term.weight * term.measure(view) for term in terms}


@dataclass(frozen=True, kw_only=True)
class ModuleEvaluation(Generic[L]):
    """Everything that a bot thinks of one module: the constant EVALUATION of its `evaluation.py`.

    `pending` says by the name of a step what an open decision of it will still cost or bring,
    `specials` by its name what an effect brings, once, that only the module knows; those of
    `seldom` need something that is not always there. `phrases` say by the name of a term why a move
    by which it rises may be a good one.
    """

    terms: tuple[Term[L], ...] = ()
    pending: Mapping[str, Callable[[L, Frame], float]] = field(default_factory=dict)
    specials: Mapping[str, Callable[[L], float]] = field(default_factory=dict)
    seldom: tuple[str, ...] = ()
    phrases: Mapping[str, str] = field(default_factory=dict)


def evaluations_of(entries: Entries, names: Container[str]) -> list[Any]:
    """What is thought of the modules of these names, in the order of the catalogue."""
    present = [entry for entry in entries if entry.name in names]
    return [file.EVALUATION for _, file in layer_files(present, "evaluation")]


class ModuleEvaluations(Generic[L]):
    """The judgements of all modules in a game as one; `pending` is by number of the step."""

    def __init__(
        self,
        parts: Sequence[ModuleEvaluation[L]],
        id_of: Callable[[str], int],
        weights: Mapping[str, float],
    ) -> None:
        self.terms = weighted([term for part in parts for term in part.terms], weights)
        self.weighted_terms = with_weights(self.terms)
        self.seldom = {name for part in parts for name in part.seldom}
        self.pending = {
            id_of(step): judge for part in parts for step, judge in part.pending.items()
        }
        self.specials = {name: judge for part in parts for name, judge in part.specials.items()}
