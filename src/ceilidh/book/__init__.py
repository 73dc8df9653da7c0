"""The rulebook: chapters in three languages, with figures and every component, as data.

A chapter is a TOML file: those of a game stand in the folder of its name here, those of a module in
the module's own folder (`book.toml`). The texts are our own; what a component does is said by its
tip, so nothing stands twice.
"""

from ceilidh.book.shelf import Book, BookAnchor, book_of
from ceilidh.book.text import Chapter, Paragraph

__all__ = ["Book", "BookAnchor", "Chapter", "Paragraph", "book_of"]
