"""What the parts of a book are called."""

from typing import Final

from ceilidh.say.phrases import message

PARTS: Final = {
    "game": message("The game"),
    "components": message("Components"),
    "variants": message("Variants"),
    "industria": message("Industria"),
    "chronicles": message("Chronicles"),
}
