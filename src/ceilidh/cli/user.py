"""`ceilidh user ...`: what an operator can do for and about people; all of it is noted."""

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
        ("reset", "print a link to choose a new password", reset),
        ("block", "sign a person out and keep them out", block),
        ("unblock", "let a person in again", unblock),
        ("mute", "stop a person from chatting", mute),
        ("unmute", "let a person chat again", unmute),
    ):
        made = kinds.add_parser(name, help=text, description=text)
        made.set_defaults(work=work)
        made.add_argument("name", metavar="NAME", help="the name, or # and the number of a guest")
        if name in ("block", "mute"):
            told = "the reason, for the person and the log"
            made.add_argument("--why", default="not given", help=told)
        add_database(made)
    for name, text, work in (
        ("reports", "list what people have reported", reports),
        ("log", "list what these commands have done", log),
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
            "No account has the name '{name}'; write a guest as '#' followed by the number.",
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
    print("The link is valid for one day, for one new password.")
    return 0


def block(arguments: argparse.Namespace) -> int:
    store, user = _named(arguments)
    store.block(user.id, _why(arguments), getpass.getuser())
    return _tell(user, "is not let in any more")


def unblock(arguments: argparse.Namespace) -> int:
    store, user = _named(arguments)
    store.block(user.id, "", getpass.getuser())
    return _tell(user, "is let in again")


def mute(arguments: argparse.Namespace) -> int:
    store, user = _named(arguments)
    store.mute(user.id, _why(arguments), getpass.getuser())
    return _tell(user, "can no longer chat")


def unmute(arguments: argparse.Namespace) -> int:
    store, user = _named(arguments)
    store.mute(user.id, "", getpass.getuser())
    return _tell(user, "can chat again")


def _named(arguments: argparse.Namespace) -> "tuple[Store, User]":
    store = service_of(arguments).store
    return store, found(store, arguments.name)


def _why(arguments: argparse.Namespace) -> str:
    return arguments.why[:200] or "not given"


def _tell(user: "User", said: str) -> int:
    print(f"{user.name} (#{user.id}) {said}.")
    return 0


def reports(arguments: argparse.Namespace) -> int:
    for row in service_of(arguments).store.reports():
        report, about = row.report, row.about
        when = report.made.isoformat(" ", "minutes")
        where = f"/t/{report.table_id}" if report.table_id else "profile"
        whom = f" about {about.name} (#{about.id})" if about else ""
        print(f"{when}  {where}  {row.reporter.name} (#{row.reporter.id}){whom}: {report.text}")
    return 0


def log(arguments: argparse.Namespace) -> int:
    for action in service_of(arguments).store.admin_actions():
        when = action.made.isoformat(" ", "minutes")
        print(f"{when}  {action.by}  {action.what}  {action.subject}  {action.why}".rstrip())
    return 0
