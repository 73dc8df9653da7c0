"""`play`: whole games by script, commands, saving, taking back."""

import sys
from pathlib import Path

import pytest

import ceilidh
from ceilidh.bots.search.budget import Budget
from ceilidh.cli import hints
from ceilidh.cli.moves import in_reading_order
from ceilidh.kernel.opening import load, new
from ceilidh.say import speaker
from tests.cli.helpers import Shell, random_table, saved

TWO_PEOPLE = ("play", "clans", "--seats", "human,human", "--seed", "3")

CLAN = "Choose a clan; it comes with the starting tile next to it."


def lines(*commands: str) -> str:
    return "\n".join(commands) + "\n"


def test_bots_alone_play_to_the_end(shell: Shell) -> None:
    run = shell("play", "clans", "--seats", "random,random,random", "--seed", "3")
    assert run.status == 0
    assert "victory points" in run.out
    assert "1. " in run.out
    assert run.err == ""


def test_a_question_mark_lists_the_commands_and_exit_leaves(shell: Shell) -> None:
    run = shell(*TWO_PEOPLE, stdin=lines("?", "exit", "pass"))
    assert (run.status, run.err) == (0, "")
    assert "Type '?' for a list of commands." in run.out
    assert "help, ?" in run.out and "quit, exit" in run.out and "hint " in run.out
    assert "> pass" not in run.out


def test_a_bot_may_have_a_budget_of_its_own(shell: Shell) -> None:
    run = shell("play", "clans", "--bot", "chief@20n", "--seed", "3", stdin=lines("1", "quit"))
    assert (run.status, run.err) == (0, "")
    run = shell("play", "clans", "--seats", "human,chief@20n", "--seed", "3", stdin=lines("quit"))
    assert (run.status, run.err) == (0, "")
    for wrong, said in (
        ("chief@", "The bot chief takes no such budget; leave out '@'."),
        ("random@3s", "The bot random takes no such budget; leave out '@3s'."),
        ("robot", "--bot: 'robot' is not a valid choice; choose from random"),
    ):
        run = shell("play", "clans", "--bot", wrong)
        assert run.status == 2 and said in run.err


def test_a_person_plays_a_whole_solo_game_by_notation(shell: Shell, tmp_path: Path) -> None:
    table = random_table(players=1, seed=3)
    moves = [played.action.text for played in table.played]
    file = tmp_path / "last.record"
    script = lines(*moves[:-1], f"save {file}", moves[-1])
    run = shell("play", "clans", "--seats", "human", "--seed", "3", stdin=script)
    assert run.status == 0
    assert run.err == ""
    result = table.result()
    assert result is not None
    assert f"1. ● Seat 1: {result[0].score} points, {result[0].note}" in run.out
    assert len(load(file.read_text("utf-8")).played) == len(moves) - 1


def test_a_person_plays_a_whole_solo_game_in_french(shell: Shell) -> None:
    french = speaker("fr")
    table = random_table(players=1, seed=3)
    moves = [played.action.text for played in table.played]
    script = lines("help", "moves", "dance", "why build cow 7.4", *moves[:-1], "log", moves[-1])
    solo = ("play", "clans", "--seats", "human", "--seed", "3", "--language", "fr")
    run = shell(*solo, stdin=script)
    assert run.status == 2
    dance = french.text(
        "I do not understand '{text}'. Possible now: {kinds}, for example '{nearest}'.",
        text="dance",
        kinds="choose <clan>",
        nearest=new("clans", 1, 3).legal()[0].text,
    )
    assert run.err == f"ceilidh: {dance}\n"
    assert "Je ne comprends pas" in dance
    result = table.result()
    assert result is not None
    rank = french.name("clans", "rank", result[0].note)
    assert f"1. ● Place 1\u00a0: {result[0].score} points, {rank}" in run.out
    for played in table.played[:-1]:
        assert french.line(table, played, ["● Place 1"]) in run.out
    for text in (
        "jouer un coup par sa notation",
        "Clans of Caledonia · Manche 1 sur 5 · ● Place 1\u00a0: ",
        "1 choose fergusson: Choisir le Clan Fergusson\u00a0: £55",
        " ceci\u00a0: ",
        "Coups possibles (● Place 1)\u00a0:",
        "points de Victoire",
    ):
        assert text in run.out, text
    for word in (" the ", " and ", "Seat ", " gains ", " builds ", "Moves", "Round", "MARKET"):
        assert word not in run.out, word


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr", "LC_ALL": "pt_BR@euro"}, "pt_BR"),
        ({"LANG": "pt_PT.UTF-8"}, "pt"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    run = shell(*TWO_PEOPLE, stdin=lines("quit"))
    words = speaker(language).text(CLAN).split()
    assert " ".join(words) in " ".join(run.out.split())
    english = shell(*TWO_PEOPLE, "--language", "en", stdin=lines("quit"))
    assert "Choose a clan;" in english.out


def test_french_needs_no_babel(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    """Catalogues are compiled, so that an installed package speaks every language by itself."""
    speaker("fr")
    monkeypatch.setitem(sys.modules, "babel", None)
    run = shell(*TWO_PEOPLE, "--language", "fr", stdin=lines("quit"))
    assert " ".join(speaker("fr").text(CLAN).split()) in " ".join(run.out.split())


def test_a_move_by_its_number(shell: Shell) -> None:
    first = random_table(seed=3, moves=0).legal()[0].text
    run = shell(*TWO_PEOPLE, stdin=lines("1", "quit"))
    assert run.status == 0
    assert f"chooses Clan {first.split()[1].capitalize()[:3]}" in run.out
    assert "You left the table after 1 move." in run.out


def test_the_end_of_input_leaves_politely(shell: Shell) -> None:
    run = shell(*TWO_PEOPLE, stdin="")
    assert run.status == 0
    assert "You left the table after 0 moves." in run.out


def test_saved_games_go_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "monday.record"
    shell(*TWO_PEOPLE, stdin=lines("1", f"save {file}", "quit"))
    assert len(load(file.read_text("utf-8")).played) == 1
    run = shell("play", "clans", "--load", str(file), "--seats", "random,random")
    assert run.status == 0
    assert "victory points" in run.out


def test_saving_where_nothing_can_be_saved_changes_nothing(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "missing" / "x"
    run = shell(*TWO_PEOPLE, stdin=lines(f"save {file}"))
    assert run.status == 2
    assert run.err == f"ceilidh: {file}: No such file or directory\n"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_is_not_overwritten(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    run = shell(*TWO_PEOPLE, stdin=lines(f"save {tmp_path / 'folder'}"))
    assert "Is a directory" in run.err
    assert [file.name for file in tmp_path.iterdir()] == ["folder"]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("build cow 7.4", "Not possible: build cow 7.4. First decide which clan to play."),
        (
            "dance",
            (
                "I do not understand 'dance'. Possible now: choose <clan>, for "
                "example 'choose campbell'."
            ),
        ),
        ("chose campbell", ". Possible now: choose <clan>. Did you mean 'choose campbell'?"),
        ("choose elvis", ". Write it as 'choose <clan>'. Did you mean 'choose "),
        ("99", "There is no move 99; choose 1 to 3."),
        ("0", "There is no move 0"),
        ("undo", "There is no move to undo."),
        ("why", "That is ambiguous; type more, for example 'why choose campbell'."),
        ("rule", "That is ambiguous; type more, for example 'rule CC-CLN-04'."),
        ("save", "That is ambiguous; type more, for example 'save monday.record'."),
    ],
)
def test_a_refused_line_changes_nothing(shell: Shell, line: str, message: str) -> None:
    run = shell(*TWO_PEOPLE, stdin=lines(line, "quit"))
    assert run.status == 2
    assert run.err.startswith("ceilidh: ")
    assert run.err.count("\n") == 1
    assert message in run.err
    assert "after 0 moves" in run.out


def test_undo_takes_back_the_last_move_of_a_person(shell: Shell) -> None:
    run = shell(*TWO_PEOPLE, stdin=lines("1", "undo", "quit"))
    assert run.status == 0
    assert "Undone: choose " in run.out
    assert "after 0 moves" in run.out


def test_undo_passes_over_the_moves_of_bots(shell: Shell) -> None:
    seats = ("play", "clans", "--seats", "human,random", "--seed", "3")
    before = shell(*seats, stdin=lines("quit")).out.count("> quit")
    run = shell(*seats, stdin=lines("1", "1", "undo", "quit"))
    assert before == 1
    assert "Undone: " in run.out


def test_undo_stops_at_what_was_revealed(shell: Shell, tmp_path: Path) -> None:
    table = random_table(seed=3)
    moves = 1 + next(n for n, played in enumerate(table.played) if played.outcomes)
    file = saved(tmp_path, random_table(seed=3, moves=moves))
    people = ("play", "clans", "--load", file, "--seats", "human,human")
    refused = shell(*people, stdin=lines("undo", "quit"))
    assert "Information has been revealed since then: contract " in refused.err
    assert "Type 'undo!' to undo anyway." in refused.err
    assert f"after {moves} moves" in refused.out
    forced = shell(*people, stdin=lines("undo!", "quit"))
    assert forced.status == 0
    assert f"after {moves - 1} moves" in forced.out


def test_questions_are_answered(shell: Shell) -> None:
    script = lines(
        "help", "why 1", "why build cow 7.4", "moves choose", "moves x", "score", "1", "log"
    )
    run = shell(*TWO_PEOPLE, stdin=script)
    assert run.status == 0
    assert "play a move in notation" in run.out
    assert "That is legal now (CC-CLN-04)." in run.out
    assert "First decide which clan to play. (CC-CLN-04)" in run.out
    offer = "3 choose macewan: Choose Clan MacEwan: £55, 1 wool, 1 milk and 1 bread. After"
    assert offer in run.out
    assert "No moves match; type 'moves' on its own to list them all." in run.out
    assert "victory points" in run.out
    assert run.out.count("chooses Clan") == 2


def test_rules_are_quoted(shell: Shell) -> None:
    run = shell(*TWO_PEOPLE, stdin=lines("rule cc-cmp-01", "rule CC-CMP", "rule XX"))
    assert "CC-CMP-01: The game is for 1 to 4 players" in run.out
    assert "There is no rule CC-CMP; similar rules are CC-CMP-01, CC-CMP-02" in run.out
    assert "There is no rule XX; a rule id looks like CC-EXP-01." in run.out


def test_moves_are_listed_by_unit() -> None:
    """The ids of builds go by hex, but a person looks for the unit: one group a unit."""
    table = ceilidh.new("clans", players=2, seed=3, options={"clans": "none"})
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    units = [move.text.split()[1] for move in in_reading_order(table.legal())]
    assert units == ["woodcutter"] * units.count("woodcutter") + ["miner"] * units.count("miner")
    assert 0 < units.count("miner") < len(units)


def test_a_hint_names_plans_with_moves_to_type(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "BUDGET", Budget(nodes=60))
    file = saved(tmp_path, random_table(seed=3, moves=30))
    run = shell(
        "play", "clans", "--load", file, "--seats", "human,human", stdin=lines("hint", "quit")
    )
    out = run.out.splitlines()
    (nth,) = [number for number, line in enumerate(out) if line.startswith("1. ")]
    assert run.status == 0 and out[nth].endswith(".") and ": " in out[nth]
    move = out[nth + 1].strip().partition(" · ")[0]
    assert move in [one.text for one in random_table(seed=3, moves=30).legal()]
