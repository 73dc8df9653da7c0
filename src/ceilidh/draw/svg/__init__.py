"""Drawings of a position, made from a view, so that they never show what its viewer may not see."""

from ceilidh.draw.svg.parts import DrawingPart, draw_parts, draw_stock, register, render

__all__ = ["DrawingPart", "draw_parts", "draw_stock", "register", "render"]
