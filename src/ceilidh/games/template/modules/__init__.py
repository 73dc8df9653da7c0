"""Modules of Peat, one file each. The base files name none of them."""
