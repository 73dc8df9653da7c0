"""The files in `deploy`, read as their tools read them, so that tests can start what they start."""

from __future__ import annotations

import json
import re
import shlex
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
_VARIABLE = re.compile(r"\$\{(?P<name>\w+)(?::(?P<way>[-?])(?P<text>[^}]*))?\}")


# --- the container --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Instruction:
    word: str
    rest: str

    def words(self) -> list[str]:
        """The arguments: a list in JSON, or words."""
        listed = json.loads(self.rest) if self.rest.startswith("[") else shlex.split(self.rest)
        return [str(one) for one in listed]


def instructions() -> list[Instruction]:
    """Line by line; a backslash goes on in the next one."""
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    whole = "\n".join(lines).replace("\\\n", " ")
    found = [line.strip().partition(" ") for line in whole.splitlines() if line.strip()]
    return [Instruction(word, rest.strip()) for word, _, rest in found]


def of_kind(word: str) -> list[Instruction]:
    return [one for one in instructions() if one.word == word]


def command() -> list[str]:
    """What the container starts."""
    return [*of_kind("ENTRYPOINT")[-1].words(), *of_kind("CMD")[-1].words()]


def environment() -> dict[str, str]:
    """What the image sets, but for the path of its own programs."""
    pairs = [word.partition("=") for one in of_kind("ENV") for word in one.words()]
    return {name: value for name, _, value in pairs if name != "PATH"}


def copied(folder: Path) -> Path:
    """The files that the image is built of, and nothing else."""
    for one in of_kind("COPY"):
        if one.rest.startswith("--from="):
            continue
        *sources, target = one.words()
        for source in sources:
            found, place = ROOT / source, folder / target
            if found.is_dir():
                shutil.copytree(found, place, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
            else:
                place.mkdir(parents=True, exist_ok=True)
                shutil.copy(found, place)
    return folder


# --- compose --------------------------------------------------------------------------------------


def compose(given: dict[str, str]) -> dict[str, Any]:
    """The file with its variables filled in; a KeyError for one that must be given and is not."""
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    found: dict[str, Any] = _filled(yaml.safe_load(text), given)
    return found


def _filled(value: Any, given: dict[str, str]) -> Any:
    if isinstance(value, dict):
        return {name: _filled(one, given) for name, one in value.items()}
    if isinstance(value, list):
        return [_filled(one, given) for one in value]
    return _VARIABLE.sub(lambda m: _variable(m, given), value) if isinstance(value, str) else value


def _variable(found: re.Match[str], given: dict[str, str]) -> str:
    value = given.get(found["name"], "")
    if value or found["way"] == "-":
        return value or found["text"]
    raise KeyError(found["name"])


def variables() -> set[str]:
    text = (DEPLOY / "compose.yaml").read_text("utf-8")
    return {found["name"] for found in _VARIABLE.finditer(text)}


def examples() -> dict[str, str]:
    """The lines of env.example."""
    lines = (DEPLOY / "env.example").read_text("utf-8").splitlines()
    pairs = [line.partition("=") for line in lines if line and not line.startswith("#")]
    return {name: value for name, _, value in pairs}


# --- systemd --------------------------------------------------------------------------------------


def unit() -> dict[str, dict[str, list[str]]]:
    """Sections, names and values; a name may come several times."""
    found: dict[str, dict[str, list[str]]] = {}
    section = ""
    for line in (DEPLOY / "ceilidh.service").read_text("utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        if line.startswith("["):
            section = line.strip("[]")
        else:
            name, sign, value = line.partition("=")
            assert sign and section and " " not in name, line
            found.setdefault(section, {}).setdefault(name, []).append(value)
    return found
