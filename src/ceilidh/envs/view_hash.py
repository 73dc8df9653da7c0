"""Whatever a module shows, as numbers: each leaf of the view has a place by a hash of its path.

Modules come and go, and nothing outside their folders names them; so what they show is not laid out
by hand. Two leaves may share a place. That is rare with so many, and signs make it cancel out.
"""

from typing import Final
from zlib import crc32

from ceilidh.envs.sparse import SparseVector
from ceilidh.kernel.state import ModuleState

SLOTS: Final = 512
SCALE: Final = 10.0
SIGN: Final = 0x80000000  # the bit of a hash that makes a leaf count positive

Sums = dict[int, float]  # by place in the block


class ViewPath:
    """A path in the view with the paths below it: paths are written and hashed only once."""

    __slots__ = ("parts", "path", "place", "sign", "words")

    def __init__(self, path: str) -> None:
        found = crc32(path.encode())
        self.path = path
        self.place = found % SLOTS
        self.sign = 1.0 if found & SIGN else -1.0
        self.parts: dict[object, ViewPath] = {}
        self.words: dict[str, ViewPath] = {}

    def part(self, name: object) -> "ViewPath":
        """The path of a part, by its name or its place in a list."""
        known = self.parts.get(name)
        if known is None:
            known = self.parts[name] = ViewPath(f"{self.path}/{name}")
        return known

    def word(self, text: str) -> "ViewPath":
        known = self.words.get(text)
        if known is None:
            known = self.words[text] = ViewPath(f"{self.path}={text}")
        return known


def count(sums: Sums, path: ViewPath, number: float) -> None:
    sums[path.place] = sums.get(path.place, 0.0) + path.sign * number


def add_leaves(sums: Sums, path: ViewPath, value: object) -> None:
    """Count each leaf of a value at its path; a word is a 1 at a path of its own."""
    if isinstance(value, dict):
        for name, part in value.items():
            add_leaves(sums, path.part(name), part)
    elif isinstance(value, (list, tuple)):
        for place, part in enumerate(value):
            # The order of words seldom matters; which of them are there does.
            add_leaves(sums, path if isinstance(part, str) else path.part(place), part)
    elif isinstance(value, str):
        if value:
            count(sums, path.word(value), 1.0)
    elif isinstance(value, bool):
        count(sums, path, 1.0 if value else 0.0)
    elif isinstance(value, (int, float)):
        count(sums, path, value / SCALE)


class HashedPart:
    """What one module shows one viewer: reckoned once for the same module state.

    Module states are never changed, only replaced, so the same object always shows the same.
    """

    __slots__ = ("state", "sums")

    def __init__(self, state: ModuleState, sums: Sums) -> None:
        self.state = state
        self.sums = sums


def same_parts(seen: list[ModuleState], now: dict[str, ModuleState]) -> bool:
    """Whether no module state has been replaced."""
    if len(seen) != len(now):
        return False
    return not [part for place, part in enumerate(now.values()) if part is not seen[place]]


class ViewHash:
    """The block of hashed leaves, which begins at `start`."""

    def __init__(self, start: int) -> None:
        self.start = start
        self.roots: dict[str, ViewPath] = {}
        self.known: dict[tuple[str, int], HashedPart] = {}
        self.written: Sums = {}

    def root(self, name: str) -> ViewPath:
        known = self.roots.get(name)
        if known is None:
            known = self.roots[name] = ViewPath(name)
        return known

    def sums_of(self, part: ModuleState, viewer: int, path: ViewPath) -> Sums:
        """What a module state shows, by place."""
        key = (part.name, viewer)
        known = self.known.get(key)
        if known is None or known.state is not part:
            sums: Sums = {}
            add_leaves(sums, path.part(part.name), part.view(viewer))
            known = self.known[key] = HashedPart(part, sums)
        return known.sums

    def write_modules(
        self,
        out: SparseVector,
        section: int,
        parts: list[ModuleState],
        more: dict[str, dict[str, object]],
        viewer: int,
    ) -> None:
        """What these modules show, if it has changed; `more` is what they found out besides."""
        path = self.root("modules")
        sums: Sums = {}
        found: dict[str, dict[str, object]] = dict(more)
        for part in parts:
            if part.name in more:
                found[part.name] = {**part.view(viewer), **more[part.name]}
            else:
                for place, value in self.sums_of(part, viewer, path).items():
                    sums[place] = sums.get(place, 0.0) + value
        if found:
            add_leaves(sums, path, found)
        if sums != self.written:
            self.written = sums
            out.sections.append(section)
            self.write(out, sums)

    def write(self, out: SparseVector, sums: Sums) -> None:
        out.places.extend([self.start + place for place in sums])
        out.values.extend(sums.values())
