"""How much of each layer above the games the tests run, and whether that is enough.

python -m scripts.layers            after `make coverage`: a row for each layer
python -m scripts.layers say        the lines of a layer that no test runs
"""

from __future__ import annotations

import importlib.util
import sys
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

from coverage import Coverage

from scripts.mutants.checkout import Checkout, layer_of

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = ROOT / "tests" / "layers.toml"
DATA = ROOT / ".coverage.layers"


@dataclass
class Layer:
    name: str
    lines: int = 0
    run: int = 0
    missing: dict[str, str] = field(default_factory=dict)  # lines by file

    @property
    def percent(self) -> float:
        return 100 * self.run / self.lines if self.lines else 100.0


def compiled_files() -> set[str]:
    """They have no lines to trace where the tests run on the compiled build."""
    spec = importlib.util.spec_from_file_location("ceilidh_setup", ROOT / "setup.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return set(module.compiled_files())


def floors() -> dict[str, int]:
    found: dict[str, int] = tomllib.loads(SETTINGS.read_text("utf-8"))["floors"]
    return found


def measured(coverage: Coverage, names: Iterable[str]) -> dict[str, Layer]:
    found = {name: Layer(name) for name in sorted(names)}
    compiled = compiled_files()
    for source in Checkout(ROOT).sources:
        layer = found.get(layer_of(source))
        if layer is None or source in compiled:
            continue
        _, lines, _, missing, said = coverage.analysis2(str(ROOT / source))
        layer.lines += len(lines)
        layer.run += len(lines) - len(missing)
        if missing:
            layer.missing[source] = said
    return found


def table(layers: dict[str, Layer], least: dict[str, int]) -> str:
    rows = ["layer       lines  never run  share  floor"]
    for name, layer in layers.items():
        left = layer.lines - layer.run
        rows.append(
            f"{name:<10} {layer.lines:>6}  {left:>9}  {layer.percent:>4.1f}%  {least[name]:>4}%"
        )
    return "\n".join(rows)


def main(arguments: list[str], data: str = "") -> int:
    least = floors()
    if unknown := [name for name in arguments if name not in least]:
        print(f"There is no layer {unknown[0]}; the layers are {', '.join(least)}.")
        return 2
    coverage = Coverage(data_file=data or str(DATA), config_file=str(SETTINGS))
    coverage.load()
    layers = measured(coverage, arguments or least)
    for layer in layers.values() if arguments else ():
        for source, lines in layer.missing.items():
            print(f"{source}: {lines}")
    print(table(layers, least))
    low = [name for name, layer in layers.items() if layer.percent < least[name]]
    if low:
        print(f"Under the floor: {', '.join(low)}. docs/testing.md says how to read this.")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
