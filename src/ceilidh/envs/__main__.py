"""`python -m ceilidh.envs clans` prints the spaces of a game: sizes, and every block."""

import sys

import ceilidh
from ceilidh.envs.actions import action_table
from ceilidh.envs.encoding import layout_of


def tables(game: str) -> str:
    layout, actions = layout_of(game), action_table(game)
    lines = ["| block | shape | starts at | numbers |", "|---|---|---|---|"]
    for field in layout.fields:
        shape = " × ".join(str(number) for number in field.shape)
        lines.append(
            f"| `{field.name}` | {shape} | {layout.blocks[field.name].start} | {field.says} |"
        )
    head = "| actions | numbers of an observation | fingerprint of the actions |\n|---|---|---|"
    row = f"| {len(actions):,} | {layout.size:,} | `{actions.fingerprint}` |"
    return "\n".join([head, row, "", *lines])


if __name__ == "__main__":
    for name in sys.argv[1:] or [game.name for game in ceilidh.list_games()]:
        print(f"{name}\n\n{tables(name)}\n")
