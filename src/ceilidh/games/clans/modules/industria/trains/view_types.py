"""What a view shows of trains."""

from typing import TypedDict


class TrainsView(TypedDict):
    """Trains, stations and deliveries."""

    bonuses: list[int]
    """The number of the delivery bonus tile at each place; 0: it is gone."""
    trains: list[int]
    """The place of each seat's train; -1: not on the board."""
    minis: list[int]
    """The place of each seat's second engine; -1: not on the board."""
    taken: list[int]
    """How many pieces each seat has taken from its delivery track."""
    stations: list[int]
    """The hex of each seat's station, as the number of a hex; negative: none."""
    lying: int
    """A bit for each seat whose train lies on its side."""
    cities: list[int]
    """The hexes under City tiles, as numbers of hexes."""
    reserved: list[list[int]]
    """Reserved hexes, each as the number of the hex and the seat."""
    covers: list[list[int]]
    """Covered contracts, each as the contract on top and the one under it."""
