"""What all clans have in common."""

from mypy_extensions import mypyc_attr

from ceilidh.games.clans.components.pack import Components
from ceilidh.games.clans.hooks import Module


@mypyc_attr(allow_interpreted_subclasses=True)
class ClanModule(Module):
    """A clan with a power: its numbers come from the row of its name."""

    def __init__(self, name: str, components: Components) -> None:
        super().__init__(name)
        self.row = components.clan(name)
