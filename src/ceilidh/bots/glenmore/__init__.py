"""How the greedy bot judges positions of Glen More II."""
