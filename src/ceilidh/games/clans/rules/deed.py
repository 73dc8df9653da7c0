"""When a deed may be done in a turn of Clans."""

from typing import Final

# As the turn's action, freely before it, freely after it, or among the benefits of a contract.
MAIN: Final = 1
BEFORE: Final = 2
AFTER: Final = 4
BENEFIT: Final = 8
