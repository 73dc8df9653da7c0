"""`python -m ceilidh.envs clans` prints the spaces of a game as the tables of docs/research.md."""

import sys

import ceilidh
from ceilidh.envs.compact_actions import ACTIONS, table_of
from ceilidh.envs.observer import observer_of


def tables(game: str, form: str) -> str:
    """Both spaces of a game in one form, `full` or `compact`."""
    observer, actions = observer_of(game, form, form), table_of(game, form)
    lines = ["| block | shape | begins at | numbers |", "|---|---|---|---|"]
    for field in observer.fields:
        shape = " × ".join(str(number) for number in field.shape)
        lines.append(
            f"| `{field.name}` | {shape} | {observer.blocks[field.name].start} | {field.says} |"
        )
    head = "| actions | numbers of an observation | fingerprint of the actions |\n|---|---|---|"
    row = f"| {len(actions):,} | {observer.size:,} | `{actions.fingerprint}` |"
    return "\n".join([head, row, "", *lines])


if __name__ == "__main__":
    for name in sys.argv[1:] or [game.name for game in ceilidh.list_games()]:
        for form in ACTIONS:
            print(f"{name}, {form}\n\n{tables(name, form)}\n")
