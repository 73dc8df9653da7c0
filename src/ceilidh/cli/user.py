"""`ceilidh user ...`: what who runs a server can do for and about people; all of it is noted."""

import argparse
import getpass
from typing import TYPE_CHECKING

from ceilidh.cli.common import UsageError
from ceilidh.cli.serving import add_database, service_of, settings_of
from ceilidh.kernel.reason import typed

if TYPE_CHECKING:
    from ceilidh.server.storage.models import User
    from ceilidh.server.storage.store import Store


def add(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    for name, text, work in (
        ("reset", "print a link by which somebody chooses a new password", reset),
        ("block", "let somebody in no more, and sign him out", block),
        ("unblock", "let somebody in again", unblock),
    ):
        made = kinds.add_parser(name, help=text, description=text)
        made.set_defaults(work=work)
        made.add_argument("name", metavar="NAME", help="the name, or # and the number of a guest")
        if name == "block":
            made.add_argument("--why", default="blocked", help="the reason, for the log")
        add_database(made)
    for name, text, work in (
        ("reports", "list what people told about tables", reports),
        ("log", "list what was done by these commands", log),
    ):
        made = kinds.add_parser(name, help=text, description=text)
        made.set_defaults(work=work)
        add_database(made)


def run(arguments: argparse.Namespace) -> int:
    status: int = arguments.work(arguments)
    return status


def found(store: "Store", name: str) -> "User":
    user = store.user(int(name[1:])) if name[:1] == "#" and name[1:].isdecimal() else None
    user = user or store.user_by_login(name)
    if user is None:
        raise UsageError(
            "Nobody keeps the name '{name}'; name a guest as '#' and his number.",
            fields={"name": typed(name)},
        )
    return user


def reset(arguments: argparse.Namespace) -> int:
    service = service_of(arguments)
    user = found(service.store, arguments.name)
    if user.login is None:
        raise UsageError("A guest has no password.")
    service.store.note_reset(user, getpass.getuser())
    settings = settings_of(arguments)
    base = settings.public_url or f"http://{settings.host}:{settings.port}"
    print(f"{base.rstrip('/')}/account/reset?token={service.auth.reset_token(user)}")
    print("It is good for one day and for one new password.")
    return 0


def block(arguments: argparse.Namespace) -> int:
    store = service_of(arguments).store
    user = found(store, arguments.name)
    store.block(user.id, arguments.why[:200] or "blocked", getpass.getuser())
    print(f"{user.name} (#{user.id}) is not let in any more.")
    return 0


def unblock(arguments: argparse.Namespace) -> int:
    store = service_of(arguments).store
    user = found(store, arguments.name)
    store.block(user.id, "", getpass.getuser())
    print(f"{user.name} (#{user.id}) is let in again.")
    return 0


def reports(arguments: argparse.Namespace) -> int:
    for report, name in service_of(arguments).store.reports():
        when = report.made.isoformat(" ", "minutes")
        print(f"{when}  /t/{report.table_id}  {name} (#{report.user_id}): {report.text}")
    return 0


def log(arguments: argparse.Namespace) -> int:
    for action in service_of(arguments).store.admin_actions():
        when = action.made.isoformat(" ", "minutes")
        print(f"{when}  {action.by}  {action.what}  #{action.whom}  {action.why}".rstrip())
    return 0
