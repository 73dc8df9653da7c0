"""The training of the PPO agent: it learns, repeats itself, goes on, and plays as a bot."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
import pytest

from bench.ppo import checkpoint
from bench.ppo.__main__ import main
from bench.ppo.bot import CHECKPOINT, PpoBot
from bench.ppo.checkpoint import net_for, net_of
from bench.ppo.curve import CurveRow, TrialRow, append, keep_until, rows_of
from bench.ppo.legal_moves import LegalMoves
from bench.ppo.policy import Policy, parts_of
from bench.ppo.rollout import Moment, Numbers, Seen, advantages
from bench.ppo.training import Plan, Training
from bench.ppo.update import PpoSettings
from ceilidh.bots.base import ask, generator
from ceilidh.bots.catalogue import RANDOM, known_bot
from ceilidh.envs.batch import BatchEnv
from ceilidh.envs.learner import LearnerEnv
from ceilidh.envs.learner_table import SELF
from ceilidh.envs.session import Form
from ceilidh.kernel.opening import new

ROOT = Path(__file__).resolve().parents[2]
FORM = Form("full", "compact")
FORMS = [FORM, Form("compact", "compact"), Form("full", "full"), Form("compact", "full")]
TINY = ["--steps", "64", "--games", "4", "--length", "8", "--trials", "1"]


class Signposts:
    """A toy: three decisions a game, and the right move is the one that the observation shows.

    Of six moves only three are legal, never the last one. Every row is a game of its own.
    """

    num_envs = 16

    def __init__(self) -> None:
        self.rng = np.random.default_rng(0)
        self.seats = np.zeros(self.num_envs, np.intp)
        self.left = np.full(self.num_envs, 3)
        self.hits = np.zeros((self.num_envs, 1), np.int64)
        self.right = np.zeros(self.num_envs, np.intp)
        self.masks = np.zeros((self.num_envs, 6), np.int8)

    def reset(self, *, seed: int) -> tuple[Seen, dict[str, Any]]:
        self.rng = np.random.default_rng(seed)
        return self.seen(), {"seat": self.seats}

    def seen(self) -> Seen:
        self.masks = np.zeros((self.num_envs, 6), np.int8)
        for row in range(self.num_envs):
            legal = self.rng.choice(5, 3, replace=False)
            self.right[row] = legal[0]
            self.masks[row, legal] = 1
        return {"observation": np.eye(5, dtype=np.float32)[self.right], "action_mask": self.masks}

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Seen, Numbers, Numbers, Numbers, dict[str, Any]]:
        assert self.masks[np.arange(self.num_envs), actions].all(), "the mask was not respected"
        hit = (actions == self.right)[:, None]
        self.hits += hit
        self.left -= 1
        over = self.left == 0
        info = {"seat": self.seats, "rewards": hit.astype(float), "scores": self.hits.copy()}
        self.left[over], self.hits[over] = 3, 0
        return self.seen(), hit[:, 0], over, np.zeros_like(over), info


def toy(seed: int = 1, updates: int = 30) -> Training:
    plan = Plan(updates * 128, games=16, length=8, seed=seed)
    policy = Policy(5, parts_of(np.arange(6, dtype=np.int16)[:, None]), seed, hidden=(16, 16))
    return Training(Signposts(), policy, plan, PpoSettings(rate=0.01, batch=64))


def without_times(row: CurveRow) -> CurveRow:
    return replace(row, processor_s=0.0, wall_s=0.0)


def test_it_learns_a_toy() -> None:
    training = toy()
    rows = [training.update() for _ in range(30)]
    assert rows[0].points < 1.6  # a third of three by chance
    assert rows[-1].points > 2.8 and rows[-1].entropy < rows[0].entropy


def test_the_same_seed_gives_the_same_curve() -> None:
    curves = []
    for seed in (1, 1, 2):
        training = toy(seed)
        curves.append([without_times(training.update()) for _ in range(4)])
    assert curves[0] == curves[1] != curves[2]


def test_a_plan_by_time_is_done_when_the_time_is() -> None:
    training = toy()
    training.plan = replace(training.plan, steps=10**9, seconds=3600.0)
    training.update()
    training.wall = 1800.0
    assert training.share == 0.5
    training.wall = 3600.0
    assert training.share == 1


def moment(seat: int, forecast: float, rewards: list[float], over: bool = False) -> Moment:
    one, none = np.ones(1, np.float32), np.zeros(1, np.intp)
    paid = np.array([rewards], np.float32)
    legal = LegalMoves(none, none + 1)
    return Moment(one[None], legal, none, one, one * forecast, none + seat, paid, np.array([over]))


def test_a_gain_never_reaches_over_the_end_of_a_game() -> None:
    moments = [moment(0, 0.5, [1.0]), moment(0, 0.25, [2.0], True), moment(0, 4.0, [0.0])]
    after = np.array([8.0], np.float32)
    found = advantages(moments, np.zeros(1, np.intp), after, 1.0, 0.5)
    assert found.gains[:, 0].tolist() == [0.75 + 0.5 * 1.75, 1.75, 4.0]
    assert found.returns[:, 0].tolist() == [0.5 + 1.625, 2.0, 8.0]
    assert found.known.all()


def test_every_seat_has_a_story_of_its_own() -> None:
    """What a seat gains while the other moves belongs to its own decision before."""
    moments = [
        moment(0, 1.0, [0.5, 0.0]),
        moment(1, 2.0, [0.25, 1.0]),
        moment(1, 3.0, [0.0, 4.0]),
        moment(0, 5.0, [0.0, 8.0]),
    ]
    found = advantages(moments, np.ones(1, np.intp), np.array([6.0], np.float32), 1.0, 1.0)
    assert found.gains[0, 0] == 0.5 + 0.25 + 5.0 - 1.0
    assert found.gains[2, 0] == 4.0 + 8.0 + 6.0 - 3.0
    assert found.gains[1, 0] == 1.0 + 3.0 - 2.0 + found.gains[2, 0]
    # Seat 0 has decided nothing since its last decision, so nobody knows what comes of it.
    assert found.known[:, 0].tolist() == [True, True, True, False]


def played(training: Training, updates: int) -> list[CurveRow]:
    return [without_times(training.update()) for _ in range(updates)]


def clans(seed: int = 1, form: Form = FORM, rivals: str = RANDOM) -> Training:
    plan = Plan(10_000, games=3, length=8, every_seat=rivals == SELF, seed=seed)
    tables = BatchEnv("clans", 3, 2, rivals=rivals, reward="points", **asdict(form))
    return Training(tables, net_for("clans", form, seed), plan, PpoSettings(passes=1, batch=12))


@pytest.mark.parametrize("rivals", [RANDOM, SELF])
def test_it_keeps_to_the_rules_and_repeats_itself_at_a_real_game(rivals: str) -> None:
    first, again = clans(rivals=rivals), clans(rivals=rivals)
    before = {name: each.copy() for name, each in first.policy.weights.items()}
    assert played(first, 2) == played(again, 2)
    assert any((first.policy.weights[name] != each).any() for name, each in before.items())
    assert not first.finished  # an illegal move would have ended a game


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path = tmp_path / "clans.npz"
    first, second = clans(), clans(seed=2)
    played(first, 1)
    checkpoint.save(path, "clans", FORM, first)
    checkpoint.load(path, "clans", FORM, second)
    assert (second.done, second.steps, second.adam.steps) == (1, 24, first.adam.steps)
    for name, each in first.policy.weights.items():
        assert np.array_equal(each, second.policy.weights[name])
        assert np.array_equal(first.adam.squares[name], second.adam.squares[name])
    assert [path.name for path in tmp_path.iterdir()] == ["clans.npz"]
    assert second.update().update == 2


def test_a_checkpoint_of_another_game_or_form_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "clans.npz"
    training = clans()
    checkpoint.save(path, "clans", FORM, training)
    assert net_of(path, "clans")[1] == FORM
    with pytest.raises(ValueError, match="trained with other actions"):
        net_of(path, "glenmore")
    with pytest.raises(ValueError, match="in another form"):
        checkpoint.load(path, "clans", Form("compact", "compact"), training)
    training.policy.weights["first"] = training.policy.weights["first"][:-1]
    checkpoint.save(path, "clans", FORM, training)
    with pytest.raises(ValueError, match="trained with other observations"):
        net_of(path, "clans")


def test_rows_after_the_checkpoint_are_dropped(tmp_path: Path) -> None:
    path = tmp_path / "clans.csv"
    keep_until(path, 64)  # nothing there yet
    for number in (1, 2, 3):
        append(path, TrialRow(32 * number, "tacksman", 1, 0, 60.0, 130.0))
    keep_until(path, 64)
    assert [row["steps"] for row in rows_of(path)] == ["32", "64"]


def test_the_script_trains_goes_on_and_draws(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path)]
    assert main(["clans", *TINY, *out, "--every", "1"]) == 0
    assert [row["update"] for row in rows_of(tmp_path / "clans.csv")] == ["1", "2"]
    assert main(["clans", *TINY, *out, "--steps", "96"]) == 0
    assert [row["steps"] for row in rows_of(tmp_path / "clans.csv")] == ["32", "64", "96"]
    picture = tmp_path / "clans.svg"
    assert main(["clans", *out, "--draw", str(picture), "--bots", "random=57.5"]) == 0
    words = "".join(ElementTree.fromstring(picture.read_text("utf-8")).itertext())
    assert "random 57.5" in words


@pytest.mark.parametrize("game", ["clans", "glenmore"])
def test_the_published_curve_is_drawn_from_the_published_numbers(game: str, tmp_path: Path) -> None:
    page = (ROOT / "docs" / "baselines.md").read_text("utf-8")
    said = re.search(rf"python -m bench\.ppo ({game} .+--draw.+)", page)
    assert said is not None
    words = said[1].split()
    place = words.index("--draw") + 1
    published, words[place] = ROOT / words[place], str(tmp_path / "drawn.svg")
    words[words.index("--out") + 1] = str(ROOT / words[words.index("--out") + 1])
    assert main(words) == 0
    assert (tmp_path / "drawn.svg").read_text("utf-8") == published.read_text("utf-8")


@pytest.mark.parametrize("form", FORMS, ids=lambda form: f"{form.actions}-{form.observation}")
def test_the_checkpoint_plays_as_a_bot(
    form: Form, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "clans.npz"
    checkpoint.save(path, "clans", form, clans(form=form))
    monkeypatch.setenv(CHECKPOINT, str(path))
    monkeypatch.setattr("ceilidh.bots.own_bots._ADOPTED", {})  # no other test has the checkpoint
    assert known_bot("bench.ppo.bot:PpoBot")
    table = new("clans", 2, 1)
    game, state = table.game, table.state
    bot = PpoBot(generator(1, 0))
    for _ in range(8):
        seat = game.actor(state)
        move = ask(bot, game, state, seat)
        assert move in game.flow.legal_for(state, seat)
        game.flow.apply_for(state, seat, move)


def test_the_bot_chooses_what_the_learner_would_choose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "clans.npz"
    form = Form("compact", "compact")
    training = clans(form=form)
    checkpoint.save(path, "clans", form, training)
    monkeypatch.setenv(CHECKPOINT, str(path))
    env = LearnerEnv("clans", 2, seat=0, **asdict(form))
    seen, _ = env.reset(seed=4)
    for _ in range(4):
        session = env.session
        said = ask(PpoBot(generator(1, 0)), session.game, session.state, 0)
        before = session.game.position_key(session.state)
        parts = []
        while session.game.position_key(session.state) == before:
            legal = seen["action_mask"].nonzero()[0]
            parts.append(training.policy.best(seen["observation"], legal))
            seen, *_ = env.step(parts[-1])
        assert set(parts) <= set(session.actions.parts[said.id])


def test_the_bot_says_what_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(CHECKPOINT, raising=False)
    with pytest.raises(RuntimeError, match=CHECKPOINT):
        PpoBot(generator(1, 0))
