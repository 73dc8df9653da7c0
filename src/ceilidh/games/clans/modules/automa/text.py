"""The words of the Automa: its turns in the log, its cards, and what its level gives."""

from collections.abc import Sequence
from typing import Final

from ceilidh.games.clans.components.hexes import MODULE_NAMES
from ceilidh.games.clans.modules.automa.first_workers import level_of
from ceilidh.games.clans.modules.automa.part import automaton, rows_of
from ceilidh.games.clans.modules.automa.rows import COLUMN_WORDS, Card
from ceilidh.games.clans.modules.automa.scoring import level_points
from ceilidh.games.clans.modules.automa.story import UNSEEN, AutomaStep, told_of
from ceilidh.kernel.event import Event
from ceilidh.kernel.table import Table
from ceilidh.say.answers import LogStep, ScoreBreakdown, Tip
from ceilidh.say.clans.log import ClansLogBuilder, upgrade_words
from ceilidh.say.clans.names import ONE_UNIT, amount, money, needs, terms, unit
from ceilidh.say.clans.names import UNITS as UNIT_NAMES
from ceilidh.say.clans.tips import numbered
from ceilidh.say.log_builder import LogClause
from ceilidh.say.module_text import Headline, ModuleText
from ceilidh.say.phrases import capital, listed, message
from ceilidh.say.speaker import Speaker

ICONS: Final = {
    "skip": message("skip the turn"),
    "technology": message("technology"),
    "trade": message("trade", of="market"),
    "contract": message("contract"),
    "upgrade": message("upgrade"),
    "expand": message("expand"),
}
CRITERIA: Final = {
    "port": message("a new port within reach"),
    "cost": message("the lowest land cost"),
    "settlements": message("the most settlements"),
    "neighbourhood": message("the most neighbourhood trade"),
}
UPGRADES: Final = {"merchant": message("a merchant"), "shipping": message("shipping")}
UNITS: Final = {"cheese_dairy": "dairy"}  # columns that the rest of the game calls otherwise


def column(to: Speaker, place: int) -> str:
    """What a column of the player board is called, by its place on the walk of the token."""
    word = COLUMN_WORDS[place]
    return unit(to, UNITS.get(word, word))


# --- the log: the card and what came of it; the steps are told elsewhere --------------------------


def _fact(log_builder: ClansLogBuilder, event: Event) -> LogClause | None:
    told = told_of(event)
    if told is None:
        return None
    said = _said(log_builder.to, told)
    begins = told.step == "card" and told.word == "action"
    return LogClause(event.seat, "", said, anew=begins) if said else None


def _said(to: Speaker, told: AutomaStep) -> str:
    """The few steps that the log says; empty for the others."""
    if told.step == "card":
        if told.word == "action":
            return to.text("draws card {number}", number=told.number)
        return to.text("draws support card {number}", number=told.number)
    if told.step == "done" and told.word == "skip":
        return to.text("takes no action this turn")
    if told.step == "pass":
        return to.text("cannot use any of its icons and passes")
    if told.step == "removed":
        return to.text("removes card {number} from the game", number=told.number)
    if told.step == "unit" and not told.left:  # where no hex is told with it
        return to.text("places {unit}", unit=unit(to, UNITS.get(told.word, told.word)))
    if told.step == "deal":
        goods = amount(to, told.number, told.left[0])
        if told.word == "buy":
            return to.text("buys {goods}", goods=goods)
        return to.text("sells {goods}", goods=goods)
    return ""


# --- the steps of a turn --------------------------------------------------------------------------

IMPOSSIBLE: Final = {
    "workers": message(
        "Not possible: no type of worker is on the map three times without its technology."
    ),
    "merchants": message("Not possible: it has no merchant left."),
    "goods": message("Not possible: it has already traded every good this round."),
    "no contract": message("Not possible: no contract is on offer."),
    "dear contract": message("Not possible: there is no contract it can take and fulfil at once."),
    "complete": message("Not possible: it has every merchant and full shipping."),
    "hexes": message("Not possible: no unit suits a hex within reach there."),
    "settlements": message("Not possible: no hex would link more settlements."),
}
FOUND: Final = {
    "port": message("a new port within reach"),
    "cost": message("the lowest land cost"),
    "joins": message("settlements joined"),
    "adds": message("one more settlement"),
    "settlements": message("the most settlements"),
    "neighbourhood": message("the most neighbourhood trade"),
    "cheap": message("a low land cost"),
    "near": message("the shortest distance"),
    "reach": message("a port within reach"),
}
VALUED: Final = {"cost", "cheap"}  # criteria whose value is money
BRACKETS: Final = {
    "low": message("The price of {good} is low, so it buys."),
    "medium": message("The price of {good} is medium, so the die decides."),
    "high": message("The price of {good} is high, so it sells."),
}
RANKS: Final = {
    "offer": message("Contracts on offer: {contracts}."),
    "affordable": message("Contracts that it can take and fulfil at once: {contracts}."),
    "cheapest": message("Cheapest to fulfil: {contracts}, for {money}."),
    "bonus": message("Gives the most money: {contracts}, with {money}."),
    "rarest": message("With the rarest import good: {contracts}."),
    "dearest": message("Most expensive to fulfil: {contracts}, for {money}."),
}
HEXES_LEFT: Final = frozenset(
    {"module", "modules", "raising", "criterion", "unmet", "ignored", "hex", "unit"}
)
GOODS_LEFT: Final = frozenset({"bracket", "deal", "offer", "tied"})
CONTRACTS_LEFT: Final = frozenset({"contracts", "pays"})


def _beat(log_builder: ClansLogBuilder, event: Event) -> LogStep | None:
    """A step in a sentence, with what is left after it lit up."""
    told = told_of(event)
    if told is None:
        return None
    text = _sentence(log_builder.to, told)
    card = told.step == "card"
    picture = f"automa-card:{told.number}" if card else ""
    opens = card and told.word == "action"
    return LogStep(text, _places(told), told.rules, picture, opens) if text else None


def _places(told: AutomaStep) -> tuple[str, ...]:
    if told.step in HEXES_LEFT or (told.step, told.word) == ("chance", "hex"):
        return tuple([f"map/hex:{name}" for name in told.left])
    if told.step in GOODS_LEFT or (told.step, told.word) == ("chance", "good"):
        return tuple([f"market/good:{name}" for name in told.left])
    if told.step in CONTRACTS_LEFT or (told.step, told.word) == ("chance", "contract"):
        return tuple([f"contracts/contract:{number}" for number in told.left])
    if told.step == "good":
        return (f"market/good:{told.word}",)
    return ()


def _sentence(to: Speaker, told: AutomaStep) -> str:
    if told.step in ("modules", "module", "raising", "criterion", "unmet", "ignored"):
        return _narrowing(to, told)
    if told.step in ("hex", "unit", "types", "token"):
        return _deploying(to, told)
    if told.step in ("bracket", "deal", "offer", "tied"):
        return _trading(to, told)
    if told.step in ("contracts", "pays"):
        return _exporting(to, told)
    if told.step in ("price", "good", "place", "chance"):
        return _rolling(to, told)
    return _drawing(to, told)


def _drawing(to: Speaker, told: AutomaStep) -> str:
    """Cards and icons."""
    if told.step == "card" and told.word == "action":
        return to.text("Card {number} is its action card.", number=told.number)
    if told.step == "card":
        return to.text("Card {number} is its support card.", number=told.number)
    if told.step == "again":
        return to.text("The deck is empty: the discard pile is shuffled.")
    if told.step == "removed":
        return to.text("Card {number} is removed from the game.", number=told.number)
    if told.step == "icon":
        icon = to.text(ICONS[told.word])
        return to.text("Icon {number}: {icon}.", number=told.number, icon=icon)
    if told.step == "impossible":
        if told.word == "money":
            return to.text("Not possible: it is {money} short.", money=money(to, told.number))
        return to.text(IMPOSSIBLE[told.word])
    if told.step == "pass":
        return to.text("No icon is possible: it passes.")
    if told.word == "skip":
        return to.text("It takes no action this turn.")
    return to.text("That is its action: {icon}.", icon=to.text(ICONS[told.word]))


def _narrowing(to: Speaker, told: AutomaStep) -> str:
    """Which hexes are left."""
    number = len(told.left)
    hexes = to.count("{n} hex", "{n} hexes", number)
    if told.step == "module":
        if told.number == UNSEEN:
            return to.text("Module {module}:", module=told.word)
        return to.text(
            "Module {module}: {hexes} for a first worker.", module=told.word, hexes=hexes
        )
    if told.step == "modules":
        letters = listed(to, list(told.word))
        return to.text("It looks in {modules}: {hexes} within reach.", modules=letters, hexes=hexes)
    if told.step == "raising":
        return to.text(
            "Last round: only hexes that link more than {number} settlements: {hexes}.",
            number=told.number,
            hexes=hexes,
        )
    criterion = capital(to.text(FOUND[told.word]))
    if told.step == "unmet":
        return to.text("{criterion}: no hex qualifies, so all stay.", criterion=criterion)
    if told.step == "ignored":
        return to.text("{criterion}: nothing to look for.", criterion=criterion)
    value = money(to, told.number) if told.word in VALUED else str(told.number)
    return to.text(
        "{criterion} ({value}): {hexes} left.", criterion=criterion, value=value, hexes=hexes
    )


def _deploying(to: Speaker, told: AutomaStep) -> str:
    """The hex, and the unit for it."""
    if told.step == "hex":
        cost = money(to, told.number)
        return to.text("It chooses hex {hex}, land cost {money}.", hex=told.left[0], money=cost)
    if told.step == "unit":
        one = to.text(ONE_UNIT[UNITS.get(told.word, told.word)])
        cost = money(to, told.number)
        if not told.left:  # at the physical table, whose hexes have no names
            return to.text("It places {unit} there for {money}.", unit=one, money=cost)
        return to.text(
            "It places {unit} on {hex} for {money}.", unit=one, hex=told.left[0], money=cost
        )
    if told.step == "types":
        fitting = [column(to, COLUMN_WORDS.index(word)) for word in told.left]
        return to.text("Units that fit there: {units}.", units=listed(to, fitting))
    place = column(to, COLUMN_WORDS.index(told.word))
    if not told.number:
        return to.text("Its token moves above {column}.", column=place)
    walked = to.count("{n} step", "{n} steps", told.number)
    return to.text("Its token moves {steps}, to {column}.", steps=walked, column=place)


def _trading(to: Speaker, told: AutomaStep) -> str:
    """What it trades, and why."""
    goods = listed(to, [to.text(good) for good in told.left])
    if told.step == "bracket":
        return to.text(BRACKETS[told.word], good=goods)
    if told.step == "deal":
        merchants = to.count("{n} merchant", "{n} merchants", told.number)
        if told.word == "buy":
            return to.text(
                "{merchants} to the buy area of {good}.", merchants=merchants, good=goods
            )
        return to.text("{merchants} to the sell area of {good}.", merchants=merchants, good=goods)
    if told.step == "offer":
        if told.word == "market":
            return to.text("The farmers' market buys {goods}.", goods=goods)
        return to.text("Neighbours produce {goods}.", goods=goods)
    if not told.left:
        return to.text("It cannot trade any of those.")
    if told.word == "market":
        return _at_market(to, told)
    return to.text("The lowest price: {goods}.", goods=goods)


def _at_market(to: Speaker, told: AutomaStep) -> str:
    """What it could sell at a farmers' market, where of two goods the price die takes one."""
    goods = [to.text(good) for good in told.left]
    if len(goods) == 1:
        return to.text("It can sell {good} there.", good=goods[0])
    return to.text(
        "It can sell both: the price die decides, plus for {first}, minus for {second}.",
        first=goods[0],
        second=goods[1],
    )


def _exporting(to: Speaker, told: AutomaStep) -> str:
    contracts = ", ".join(told.left)
    cost = money(to, abs(told.number))
    if told.step == "contracts":
        return to.text(RANKS[told.word], contracts=contracts, money=cost)
    if told.word == "fulfil":
        return to.text("It pays {money} for contract {contract}.", money=cost, contract=contracts)
    if told.number < 0:
        return to.text("It takes contract {contract} and {money}.", contract=contracts, money=cost)
    return to.text("It takes contract {contract} for {money}.", contract=contracts, money=cost)


def _rolling(to: Speaker, told: AutomaStep) -> str:
    """Dice and chance."""
    if told.step == "price":
        return to.text("The price die shows {face}.", face=f"{told.number:+d}".replace("-", "−"))
    if told.step == "good":
        return to.text("The goods die shows {good}.", good=to.text(told.word))
    if told.step == "place":
        if told.word == "loch":
            return to.text("The worker goes near the central loch.")
        return to.text("The worker goes near the port.")
    thing = to.text(told.left[0]) if told.word == "good" else told.left[0]
    return to.text("Random choice from {n}: {thing}.", n=told.number, thing=thing)


# --- a turn in short, result first ----------------------------------------------------------------

DEALS: Final = {"buy": message("{name}: buys {goods}"), "sell": message("{name}: sells {goods}")}
EXPORTS: Final = {
    "take": message("{name}: takes a contract ({contract})"),
    "fulfil": message("{name}: fulfils a contract ({contract})"),
}


def _headline(log_builder: ClansLogBuilder, seat: int, events: Sequence[Event]) -> Headline | None:
    """What it did, where, and the money that it paid or earned for it."""
    to, name = log_builder.to, log_builder.names[seat]
    for event in events:
        told = told_of(event)
        if told is None and event.kind == "upgrade":
            said = to.text("{name}: {upgrade}", name=name, upgrade=upgrade_words(to, event))
            return _priced(log_builder, events, event.thing, said, "upgrade", {"upgrade"}, ())
        if told is None:
            continue
        if told.step == "unit":
            word = UNITS.get(told.word, told.word)
            said = to.text(
                "{name}: {unit} on {hex}",
                name=name,
                unit=to.text(UNIT_NAMES[word]),
                hex=told.left[0],
            )
            places = (f"map/hex:{told.left[0]}",)
            return _priced(log_builder, events, word, said, "build", {"place"}, places)
        if told.step == "deal":
            goods = amount(to, told.number, told.left[0])
            said = to.text(DEALS[told.word], name=name, goods=goods)
            places = (f"market/good:{told.left[0]}",)
            return _priced(log_builder, events, told.left[0], said, "trade", set(), places)
        if told.step == "pays":
            row = log_builder.state.rules.components.contract(int(told.left[0]))
            goods = needs(to, row) if told.word == "fulfil" else terms(to, row)
            said = to.text(EXPORTS[told.word], name=name, contract=goods)
            reason = "export" if told.word == "fulfil" else "contract"
            return _priced(
                log_builder, events, "contract", said, reason, {"contract", "fulfilled"}, ()
            )
        if told.step == "pass":
            said = to.text("{name}: passes", name=name)
            return _priced(log_builder, events, "pass", said, "pass", set(), ())
        if told.step == "done" and told.word == "skip":
            return Headline("none", to.text("{name}: takes no action this turn", name=name))
    return None


def _priced(
    log_builder: ClansLogBuilder,
    events: Sequence[Event],
    icon: str,
    said: str,
    reason: str,
    kinds: set[str],
    places: tuple[str, ...],
) -> Headline:
    """With the first money of that reason, a gain with its sign; `kinds` are told besides."""
    paid = [event for event in events if event.kind == "money" and event.reason == reason][:1]
    tells = [event for event in events if event.kind in kinds]
    for event in paid:
        sum_ = money(log_builder.to, abs(event.amount))
        sign = "+" if event.amount > 0 else ""
        said = log_builder.to.text("{clause}, {money}", clause=said, money=f"{sign}{sum_}")
    return Headline(icon, said, places, (*paid, *tells))


# --- tips -----------------------------------------------------------------------------------------


def card_words(to: Speaker, card: Card) -> str:
    """A card in two sentences: as action card, and as support card."""
    icons = ", ".join([to.text(ICONS[icon]) for icon in card.icons])
    first = to.text("Action card: {icons}.", icons=icons)
    if card.removed:
        first = to.text("{sentence} Then it is removed from the game.", sentence=first)
    letters = [MODULE_NAMES[module] for module in card.modules]
    second = to.text(
        "Support card: {modules}; {criteria}; token +{steps}; upgrade: {upgrade}.",
        modules=listed(to, letters),
        criteria=", ".join([to.text(CRITERIA[one]) for one in card.criteria]),
        steps=card.steps,
        upgrade=to.text(UPGRADES[card.upgrade]),
    )
    return f"{first} {second}"


def _card(to: Speaker, table: Table, word: str) -> Tip:
    card = rows_of(table.state).card(numbered(word))
    title = to.text("Automa card {number}", number=card.id)
    how = to.text(
        "The Automa does the first action that is possible. The support card names the map "
        "modules, the criteria in order, how far the token moves, and the upgrade."
    )
    return Tip(title, card_words(to, card), ("IN-AC-01", "IN-AC-02", "IN-AC-07"), how)


def _token(to: Speaker, table: Table, word: str) -> Tip:
    place = automaton(table.state).token
    text = to.text(
        "The Automa's token is above {column}. When several types of unit could "
        "go on a hex, the token moves to the right to choose one.",
        column=column(to, place),
    )
    return Tip(to.text("Automa token"), text, ("IN-AS-11", "IN-AUN-02"))


def _deck(to: Speaker, table: Table, word: str) -> Tip:
    own = automaton(table.state)
    text = to.count(
        "The Automa has {n} card in its deck and {discard} in its discard pile; "
        "{removed} have been removed from the game.",
        "The Automa has {n} cards in its deck and {discard} in its discard pile; "
        "{removed} have been removed from the game.",
        len(own.deck),
        discard=len(own.discard),
        removed=len(own.removed),
    )
    return Tip(to.text("Automa deck"), text, ("IN-AS-12", "IN-AP-02", "IN-AC-09"))


# --- the score sheet ------------------------------------------------------------------------------


def _level(to: Speaker, table: Table, seat: int, points: int) -> ScoreBreakdown:
    if seat in table.people:
        return ScoreBreakdown(to.text("None."))
    glory, train = level_points(table.state)
    said = [amount(to, glory, "glory")]
    if train:
        said.append(to.count("{n} point for trains", "{n} points for trains", train))
    text = to.text("{things}, by its level.", things=capital(listed(to, said)))
    return ScoreBreakdown(text)


def _verdict(to: Speaker, table: Table) -> list[str]:
    """How far each person is from it; where points are equal, the standings say who won."""
    scores = table.scores()
    level = capital(to.text(LEVELS[level_of(table.state)]))
    ranks = {one.seat: one.rank for one in table.result() or []}
    out: list[str] = []
    for seat in table.people:
        ahead = scores[seat] - scores[-1]
        won = ranks[seat] < ranks[len(scores) - 1]
        margin = to.count("{n} point", "{n} points", abs(ahead))
        text = message("{level}: {name} beats the Automa by {margin}.")
        if not won:
            text = message("{level}: the Automa beats {name} by {margin}.")
        out.append(to.text(text, name=table.names[seat], level=level, margin=margin))
    return out


LEVELS: Final = {
    1: message("level 1, very easy"),
    2: message("level 2, easy"),
    3: message("level 3, moderate"),
    4: message("level 4, hard"),
    5: message("level 5, very hard"),
}
TEXT: Final = ModuleText(
    name=message("Industria: the Automa"),
    about=message("the last seat plays automatically, at one of five levels"),
    verdict=_verdict,
    tips={"automa-card": _card, "automa-token": _token, "automa-deck": _deck},
    lines={"automa": _level},
    facts={"automa": _fact},
    steps={"automa": _beat},
    headlines={"automa": _headline},
    reasons={
        "automa round": message("new round"),
        "automa bonus": message("instead of bonuses"),
        "automa neighbourhood": message("neighbours"),
        "automa market": message("farmers' market"),
        "automa production": message("production"),
    },
    names={
        "option": {"automa": message("Automa")},
        "opponent": {
            "automa": message("The official opponent: it draws cards and follows fixed rules.")
        },
        "line": {"automa": message("Automa level")},
    },
    choices={
        "automa": {
            "none": message("no Automa"),
            **{str(number): name for number, name in LEVELS.items()},
        }
    },
)
