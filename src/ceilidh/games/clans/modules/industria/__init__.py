"""Parts of the expansion Industria, each a module of its own."""
