"""Reads the tables of components: files of a package, or of a data pack, into rows."""
