"""`ceilidh admin ...`: who administers a server, and what has expired there."""

import argparse
import getpass

from ceilidh.cli.common import UsageError
from ceilidh.cli.serving import add_database, lacking, service_of
from ceilidh.cli.user import found


def add(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    for name, text, work in (
        ("add", "let a person open the page /admin", name_admin),
        ("remove", "take that right away again", drop_admin),
    ):
        made = kinds.add_parser(name, help=text, description=text)
        made.set_defaults(work=work)
        made.add_argument("name", metavar="NAME", help="a registered name")
        add_database(made)
    text = "list the administrators"
    made = kinds.add_parser("list", help=text, description=text)
    made.set_defaults(work=list_admins)
    add_database(made)
    text = "delete guests and empty tables whose time is over, as the server does every hour"
    made = kinds.add_parser("expire", help=text, description=text)
    made.set_defaults(work=expire)
    made.add_argument("--dry-run", action="store_true", help="only count them")
    add_database(made)


def run(arguments: argparse.Namespace) -> int:
    status: int = arguments.work(arguments)
    return status


def name_admin(arguments: argparse.Namespace) -> int:
    store = service_of(arguments).store
    user = found(store, arguments.name)
    if user.login is None:
        raise UsageError("A guest cannot be an administrator; they need a name with a password.")
    store.name_admin(user.id, True, getpass.getuser())
    print(f"{user.name} (#{user.id}) is an administrator.")
    return 0


def drop_admin(arguments: argparse.Namespace) -> int:
    store = service_of(arguments).store
    user = found(store, arguments.name)
    store.name_admin(user.id, False, getpass.getuser())
    print(f"{user.name} (#{user.id}) is no longer an administrator.")
    return 0


def list_admins(arguments: argparse.Namespace) -> int:
    for user in service_of(arguments).store.admins():
        print(f"{user.name} (#{user.id})")
    return 0


def expire(arguments: argparse.Namespace) -> int:
    try:
        from ceilidh.server.storage import retention
    except ImportError as fault:
        raise lacking(fault) from fault
    service = service_of(arguments)
    days = (service.settings.guest_days, service.settings.empty_table_days)
    guests = tables = 0
    while True:
        gone = retention.expire(service.store, *days, dry=arguments.dry_run)
        guests, tables = guests + gone.guests, tables + gone.tables
        if arguments.dry_run or not (gone.guests or gone.tables):
            break
    print(
        f"{guests} guests and {tables} tables {'would expire' if arguments.dry_run else 'expired'}"
    )
    return 0
