"""Modules of Peat, one folder each. The base files name none of them."""
