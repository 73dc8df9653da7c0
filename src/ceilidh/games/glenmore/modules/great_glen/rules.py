"""Chronicle 7, Between a Rock and a Hard Place (GM-C7): Clan Councils and scoring cards."""

from typing import Final, cast

from ceilidh.games.glenmore.components.pack import load
from ceilidh.games.glenmore.hooks import Module
from ceilidh.games.glenmore.kinds import TILE
from ceilidh.games.glenmore.modules.great_glen.measures import measure
from ceilidh.games.glenmore.modules.great_glen.rows import (
    GREAT_GLEN,
    NAME,
    GreatGlen,
    GreatGlenCard,
)
from ceilidh.games.glenmore.naming import tile_number
from ceilidh.games.glenmore.rules.free_moves import TurnStep
from ceilidh.games.glenmore.rules.stock import note
from ceilidh.games.glenmore.ruleset import Rules
from ceilidh.games.glenmore.state import State
from ceilidh.kernel.action import Action, Domain, Spec
from ceilidh.kernel.chance import below, pick
from ceilidh.kernel.flow import Insertion, Step
from ceilidh.kernel.json_fields import integer, integers, rows
from ceilidh.kernel.reason import Reason
from ceilidh.kernel.score_line import ScoreLine
from ceilidh.kernel.state import Frame, ModuleState

# What can be voted with, and how many AYE and NAY that is.
BALLOTS: Final[tuple[str, ...]] = ("aye", "nay", "aye-aye", "aye-nay", "nay-nay")
AYES: Final[tuple[int, ...]] = (1, 0, 2, 1, 0)
NAYS: Final[tuple[int, ...]] = (0, 1, 0, 1, 2)
NO_VOTE: Final = -1
NO_CARD: Final = -1

# What has become of a card.
WAITING: Final = 0
ACCEPTED: Final = 1
REJECTED: Final = 2
FATES: Final[tuple[str, ...]] = ("waiting", "accepted", "rejected")

CARD: Final[Domain] = Domain("card", tuple(GREAT_GLEN.of(load(None)).card_ids()), "card")
COUNCIL: Final[Spec] = Spec("council", (CARD,), ("GM-C7-11",))
VOTE: Final[Spec] = Spec("vote", (Domain("ballot", BALLOTS),), ("GM-C7-12", "GM-C7-17"))
SPECS: Final = (COUNCIL, VOTE)


class Council(ModuleState):
    """The cards of the game with their fates, the voting pieces, and the vote in progress.

    Cards are places in the domain CARD. `votes` are hidden until all are cast; `piles` are there if
    players keep their own discards.
    """

    # fields: module Council
    def __init__(
        self,
        cards: tuple[int, ...] = (),
        fates: tuple[int, ...] = (),
        ayes: tuple[int, ...] = (),
        nays: tuple[int, ...] = (),
        doubles: int = 0,
        voting: int = NO_CARD,
        votes: tuple[int, ...] = (),
        piles: tuple[tuple[int, int], ...] = (),
    ) -> None:
        super().__init__(NAME)
        self.cards = cards
        self.fates = fates
        self.ayes = ayes
        self.nays = nays
        self.doubles = doubles
        self.voting = voting
        self.votes = votes
        self.piles = piles

    def dump(self) -> dict[str, object]:
        return {
            "cards": [CARD.words[card] for card in self.cards],
            "fates": [FATES[fate] for fate in self.fates],
            "ayes": list(self.ayes),
            "nays": list(self.nays),
            "doubles": self.doubles,
            "voting": "" if self.voting == NO_CARD else CARD.words[self.voting],
            "votes": [_ballot_name(vote) for vote in self.votes],
            "piles": [[TILE.words[tile], seat] for tile, seat in self.piles],
        }

    def restore(self, data: dict[str, object]) -> None:
        self.cards = tuple([CARD.index[str(word)] for word in rows(data["cards"])])
        self.fates = tuple([FATES.index(str(word)) for word in rows(data["fates"])])
        self.ayes = tuple(integers(data["ayes"]))
        self.nays = tuple(integers(data["nays"]))
        self.doubles = integer(data["doubles"])
        self.voting = CARD.index[str(data["voting"])] if data["voting"] else NO_CARD
        self.votes = tuple([_ballot_number(word) for word in rows(data["votes"])])
        self.piles = tuple([_discard(row) for row in rows(data["piles"])])

    def view(self, viewer: int) -> dict[str, object]:
        data = self.dump()
        data["votes"] = [
            _ballot_name(vote) if seat == viewer else "" for seat, vote in enumerate(self.votes)
        ]
        data["voted"] = [vote != NO_VOTE for vote in self.votes]
        return data

    def copy(self) -> "Council":
        return Council(
            self.cards,
            self.fates,
            self.ayes,
            self.nays,
            self.doubles,
            self.voting,
            self.votes,
            self.piles,
        )

    # fields: end

    def with_votes(self, votes: tuple[int, ...]) -> "Council":
        part = self.copy()
        part.votes = votes
        return part

    def on_card(self, card: int) -> "Council":
        part = self.copy()
        part.voting = card
        return part

    def with_piles(self, piles: tuple[tuple[int, int], ...]) -> "Council":
        part = self.copy()
        part.piles = piles
        return part


def _ballot_name(vote: int) -> str:
    return "" if vote == NO_VOTE else BALLOTS[vote]


def _ballot_number(word: object) -> int:
    return BALLOTS.index(str(word)) if word else NO_VOTE


def _discard(row: object) -> tuple[int, int]:
    """A tile and the seat that has it."""
    tile, seat = rows(row)
    return tile_number(tile), integer(seat)


def council(state: State) -> Council:
    return cast(Council, state.module(NAME))


def module_of(state: State) -> "GreatGlenModule":
    return cast(GreatGlenModule, state.rules.module(NAME))


def ballots(part: Council, seat: int, most: int) -> list[int]:
    """What a seat can vote with; two pieces only once in a game (GM-C7-17, GM-C7-Q2)."""
    double = most > 1 and not part.doubles >> seat & 1
    return [
        ballot
        for ballot in range(len(BALLOTS))
        if AYES[ballot] <= part.ayes[seat]
        and NAYS[ballot] <= part.nays[seat]
        and (double or AYES[ballot] + NAYS[ballot] == 1)
    ]


class DrawCards(Step[State]):
    """Five of the ten cards, face up; the others are out of the game (GM-C7-03, GM-HID-10)."""

    def begin(self, state: State, frame: Frame) -> bool:
        state.stack.pop()
        part = council(state).copy()
        box = module_of(state).box
        waiting = list(range(len(box.cards)))
        cards: list[int] = []
        while len(cards) < box.drawn:
            card = pick(state, CARD, waiting)
            waiting.remove(card)
            cards.append(card)
        part.cards = tuple(cards)
        part.fates = (WAITING,) * len(cards)
        state.keep(part)
        return False


class ClanCouncil(TurnStep):
    """Who took a Person chooses a card not yet voted on (GM-C7-10, 11); none is left: nothing."""

    def _waiting(self, state: State) -> list[int]:
        part = council(state)
        return sorted(
            [card for place, card in enumerate(part.cards) if part.fates[place] == WAITING]
        )

    def begin(self, state: State, frame: Frame) -> bool:
        if self._waiting(state):
            return True
        state.stack.pop()
        return False

    def choices(self, state: State, frame: Frame, out: list[Action]) -> None:
        for card in self._waiting(state):
            out.append(COUNCIL.all[card])

    def choose(self, state: State, frame: Frame, action: Action) -> None:
        state.stack.pop()
        note(state, "council", frame.seat, CARD.words[action.a], 1, -1, "")
        state.keep(council(state).on_card(action.a))
        state.stack.append(Frame(VOTING.id, frame.seat))

    def task(self, state: State, frame: Frame) -> Reason:
        return Reason("which card the Clan Council votes on", ("GM-C7-10", "GM-C7-11"))

    def refusal(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not COUNCIL:
            return None
        if action.a not in council(state).cards:
            return Reason("That card is not in this game.", ("GM-C7-03",))
        return Reason("That card has already been voted on.", ("GM-C7-11",))


class Vote(Step[State]):
    """All vote at the same time on the card that was chosen (GM-C7-12, 13).

    The frame on the stack is that of the first seat that still owes its vote.
    """

    def actors(self, state: State, frame: Frame) -> list[int]:
        part = council(state)
        most = module_of(state).most
        return [
            seat
            for seat in range(state.rules.players)
            if part.votes[seat] == NO_VOTE and ballots(part, seat, most)
        ]

    def begin(self, state: State, frame: Frame) -> bool:
        waiting = self.actors(state, frame)
        if waiting:
            state.stack[-1] = Frame(frame.step, waiting[0])
            return True
        state.stack.pop()
        self._reveal(state, council(state).voting)
        return False

    def legal(self, state: State, frame: Frame, out: list[Action]) -> None:
        for ballot in ballots(council(state), frame.seat, module_of(state).most):
            out.append(VOTE.all[ballot])

    def apply(self, state: State, frame: Frame, action: Action) -> None:
        part = council(state)
        votes = list(part.votes)
        votes[frame.seat] = action.a
        state.keep(part.with_votes(tuple(votes)))

    def why_not(self, state: State, frame: Frame, action: Action) -> Reason | None:
        if action.spec is not VOTE:
            return Reason("First, everyone must vote on the Clan Council's card.", ("GM-C7-12",))
        part = council(state)
        seat = frame.seat
        if AYES[action.a] + NAYS[action.a] > 1:
            if module_of(state).most == 1:
                return Reason(
                    "Voting with two pieces is only allowed in a two-player game.", ("GM-C7-17",)
                )
            if part.doubles >> seat & 1:
                return Reason("You have already voted with two pieces.", ("GM-C7-17", "GM-C7-Q2"))
        if AYES[action.a] > part.ayes[seat]:
            return Reason("You do not have enough AYE pieces left.", ("GM-C7-12", "GM-C7-13"))
        if NAYS[action.a] > part.nays[seat]:
            return Reason("You do not have enough NAY pieces left.", ("GM-C7-12", "GM-C7-13"))
        return Reason("You have already voted.", ("GM-C7-12",))

    def _reveal(self, state: State, card: int) -> None:
        """The pieces are used up; with as many AYE as NAY the card is accepted (GM-C7-14, 15)."""
        part = council(state).copy()
        ayes, nays = list(part.ayes), list(part.nays)
        balance = 0
        for seat, vote in enumerate(part.votes):
            if vote != NO_VOTE:
                ayes[seat] -= AYES[vote]
                nays[seat] -= NAYS[vote]
                balance += AYES[vote] - NAYS[vote]
                if AYES[vote] + NAYS[vote] > 1:
                    part.doubles |= 1 << seat
                note(state, "vote", seat, BALLOTS[vote], 1, -1, CARD.words[card])
        fates = list(part.fates)
        fates[part.cards.index(card)] = ACCEPTED if balance >= 0 else REJECTED
        part.fates, part.ayes, part.nays = tuple(fates), tuple(ayes), tuple(nays)
        part.voting, part.votes = NO_CARD, (NO_VOTE,) * len(part.votes)
        state.keep(part)
        fate = FATES[fates[part.cards.index(card)]]
        note(state, "card", -1, CARD.words[card], 1, -1, fate)


DRAW_CARDS: Final[DrawCards] = DrawCards("draw great glen cards")
CLAN_COUNCIL: Final[ClanCouncil] = ClanCouncil("clan council")
VOTING: Final[Vote] = Vote("vote")
STEPS: Final[tuple[Step[State], ...]] = (DRAW_CARDS, CLAN_COUNCIL, VOTING)


class GreatGlenLine(ScoreLine[State]):
    """The accepted cards: the best player gets the VP, tied ones share, rounded up (GM-C7-20, 21).

    Cards that were never voted on are not scored (GM-C7-Q1).
    """

    def __init__(self, box: GreatGlen) -> None:
        super().__init__("great_glen", ("GM-C7-20", "GM-C7-21"))
        self.box = box

    def points(self, state: State) -> list[int]:
        totals = [0] * len(state.seats)
        for card in self.sources(state):
            totals = [total + points for total, points in zip(totals, card, strict=True)]
        return totals

    def sources(self, state: State) -> list[list[int]]:
        """Each accepted card is one."""
        out: list[list[int]] = []
        part = council(state)
        for place, card in enumerate(part.cards):
            if part.fates[place] == ACCEPTED:
                winners = self._best(state, self.box.cards[card], part)
                share = -(-self.box.vp // len(winners))
                out.append([share if seat in winners else 0 for seat in range(len(state.seats))])
        return out

    def _best(self, state: State, card: GreatGlenCard, part: Council) -> list[int]:
        piles = [0] * len(state.seats)
        for _, seat in part.piles:
            if seat >= 0:
                piles[seat] += 1
        seats = range(len(state.seats))
        results = [measure(state, seat, card, piles[seat]) for seat in seats]
        best = min(results) if card.fewest else max(results)
        return [seat for seat in seats if results[seat] == best]


class GreatGlenModule(Module):
    def __init__(self, box: GreatGlen, players: int) -> None:
        super().__init__(NAME, players=box.chronicle.players)
        votes = box.votes_of(players)
        self.box = box
        self.seats = players
        self.ayes = votes.aye
        self.nays = votes.nay
        self.most = votes.most

    def new_module_state(self) -> ModuleState:
        ayes = (self.ayes,) * self.seats
        nays = (self.nays,) * self.seats
        return Council(ayes=ayes, nays=nays, votes=(NO_VOTE,) * self.seats)

    def insertions(self) -> list[Insertion]:
        return [
            Insertion("set-up", "fill rondel", True, "draw great glen cards"),
            Insertion("person", "clan marker", True, "clan council"),
        ]

    def score_lines(self, rules: Rules) -> list[ScoreLine[State]]:
        return [GreatGlenLine(self.box)]

    def _own_piles(self, part: Council) -> bool:
        """From the start of the game if the card is among those drawn (GM-C7-39)."""
        return any([self.box.cards[card].measure == "discard_pile" for card in part.cards])

    def on_discard(self, state: State, seat: int, tile: int) -> None:
        """To the pile of the player who moved; the Die's to nobody's (GM-C7-38, GM-C7-Q5)."""
        part = council(state)
        if self._own_piles(part):
            state.keep(part.with_piles((*part.piles, (tile, seat))))

    def on_fetch(self, state: State, tile: int) -> None:
        """From any pile, which is smaller then (GM-C7-40, GM-C7-Q6)."""
        part = council(state)
        state.keep(part.with_piles(tuple([pair for pair in part.piles if pair[0] != tile])))

    def audit(self, state: State) -> list[str]:
        part = council(state)
        seats = {len(part.ayes), len(part.nays), len(part.votes)} == {self.seats}
        cards = len(part.fates) == len(part.cards) == len(set(part.cards))
        pieces = [*part.ayes, *part.nays, part.doubles]
        piles = [seat for _, seat in part.piles]
        if not seats or not cards or any([not 0 <= number < 99 for number in pieces]):
            return ["cards or voting pieces do not fit"]
        if any([not -1 <= seat < self.seats for seat in piles]):
            return ["a discard pile is nobody's"]
        return [] if part.voting == NO_CARD or part.voting in part.cards else ["no such card"]

    def redraw(self, state: State, viewer: int) -> None:
        part = council(state)
        votes = list(part.votes)
        for seat in range(self.seats):
            if seat != viewer and votes[seat] != NO_VOTE:
                possible = ballots(part, seat, self.most)
                votes[seat] = possible[below(state, len(possible))]
        state.keep(part.with_votes(tuple(votes)))
