"""`ceilidh admin ...`: work of whoever runs a server that concerns no single person."""

import argparse

from ceilidh.cli.serving import add_database, lacking, service_of


def add(parser: argparse.ArgumentParser) -> None:
    kinds = parser.add_subparsers(title="what to do", metavar="WHAT", required=True)
    text = "delete guests and empty tables whose time is over, as the server does every hour"
    made = kinds.add_parser("expire", help=text, description=text)
    made.set_defaults(work=expire)
    made.add_argument("--dry-run", action="store_true", help="only count them")
    add_database(made)


def run(arguments: argparse.Namespace) -> int:
    status: int = arguments.work(arguments)
    return status


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
