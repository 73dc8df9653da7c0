"""The fixture of Peat for the tests of this folder."""

from tests.template.fixtures import peat

__all__ = ["peat"]
