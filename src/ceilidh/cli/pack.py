"""`ceilidh pack`: check packs of an owner's components, compare two, or put two together."""

import argparse
import json
from pathlib import Path
from typing import Any

from ceilidh.box.catalogue import KINDS, all_progress, inspect
from ceilidh.cli.common import UsageError, add_language, read_text, speaker_of, write_text
from ceilidh.kernel.component_data.pack_file import Pack, read_pack, write_pack
from ceilidh.kernel.component_data.pack_merge import differences, merged
from ceilidh.kernel.reason import Word
from ceilidh.say import Speaker

DIFFERENT = 1  # the exit status of faults and differences


def add(parser: argparse.ArgumentParser) -> None:
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    check = commands.add_parser("check", help="list what is entered and what is wrong")
    check.add_argument("file", metavar="FILE", help="a pack; - reads standard input")
    check.set_defaults(does=_check)
    diff = commands.add_parser("diff", help="list the fields in which two packs differ")
    diff.add_argument("one", metavar="FILE")
    diff.add_argument("other", metavar="FILE")
    diff.set_defaults(does=_diff)
    merge = commands.add_parser("merge", help="merge two packs; the second one wins")
    merge.add_argument("one", metavar="FILE")
    merge.add_argument("other", metavar="FILE")
    merge.add_argument("--out", metavar="FILE", help="where to write it (standard output)")
    merge.add_argument("--name", help="its name (that of the first pack)")
    merge.set_defaults(does=_merge)
    for command in (check, diff, merge):
        add_language(command)


def run(arguments: argparse.Namespace) -> int:
    status: int = arguments.does(arguments, speaker_of(arguments))
    return status


def _pack(file: str) -> Pack:
    pack = read_pack(read_text(file))
    if pack.game not in KINDS:
        raise UsageError(
            "{file}: there is no game '{game}' with component tables.",
            fields={"file": Word(file), "game": Word(pack.game[:40])},
        )
    return pack


def _check(arguments: argparse.Namespace, to: Speaker) -> int:
    pack = _pack(arguments.file)
    print(to.text("{name}, version {version}, hash {hash}", **_named(pack)))
    for one in all_progress(pack.game, pack):
        title = to.text(one.kind.title)
        print(to.text("{kind}: {done} of {all}", kind=title, done=one.done, all=one.all))
    faults, _ = inspect(pack)
    for fault in faults:
        print(to.reason(fault.reason))
    if not faults:
        print(to.text("No faults. Whatever is missing is filled with our values."))
    return DIFFERENT if faults else 0


def _named(pack: Pack) -> dict[str, Any]:
    return {"name": pack.name or "-", "version": pack.version, "hash": pack.hash}


def _diff(arguments: argparse.Namespace, to: Speaker) -> int:
    found = differences(_pack(arguments.one), _pack(arguments.other))
    for one in found:
        place = " ".join([one.table, one.rows, one.id, one.field])
        print(f"{place}: {_value(one.one)} -> {_value(one.other)}")
    if not found:
        print(to.text("The packs have the same facts."))
    return DIFFERENT if found else 0


def _value(value: object) -> str:
    return "-" if value is None else json.dumps(value, ensure_ascii=False)


def _merge(arguments: argparse.Namespace, to: Speaker) -> int:
    one, other = _pack(arguments.one), _pack(arguments.other)
    made = merged(one, other)
    if arguments.name:
        made = Pack(
            made.game, arguments.name[:40], made.version, made.rows, made.confirmed, made.whole
        )
    text = write_pack(made)
    if arguments.out is None:
        print(text, end="")
    else:
        write_text(Path(arguments.out), text)
    return 0
