"""The drawing of Industria's tiles: what stands on ports 10 to 18 and scoring tiles 10 to 18."""

from typing import Final

from ceilidh.draw.clans.module_drawing import ClansDrawing

DRAWING: Final = ClansDrawing(
    signs={
        "processed_discount": (("−", "goods", "processed"),),
        "free_animal_with_animal": (("+", "units", "animal"),),
        "factory_to_field": (("", "", "bakery"), ("", "units", "field")),
        "choose_technology_or_glory": (("", "technologies", "technology"), ("", "glory", "glory")),
        "processed_for_money": (("", "pay", "processed"), ("", "money", "money")),
        "hire_merchants": (("", "merchants", "merchant"),),
        "move_units": (("", "moves", "movement"),),
        "move_factory": (("", "", "movement"), ("", "units", "bakery")),
        "pay_for_contract": (("−", "cost", "money"), ("", "", "contract")),
    },
    icons={
        "pairs_of_neighbouring_animals": ("sheep", "cow"),
        "merchants_on_market": ("merchant",),
        "kinds_of_goods_in_stock": ("basic", "processed"),
        "production_chain_pairs": ("field", "bakery"),
        "units_on_or_at_central_loch": ("loch",),
        "units_on_land_not_at_loch": ("grass",),
        "kinds_of_units_in_one_settlement": ("settlement", "worker", "cow"),
        "same_kind_pairs_across_river": ("cow", "river", "cow"),
        "settlements_of_exactly_2_units": ("settlement", "settlement"),
    },
)
