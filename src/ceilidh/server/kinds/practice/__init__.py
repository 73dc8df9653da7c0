"""Practice tables: any position to play on from, with undo over everything."""
