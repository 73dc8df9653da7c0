"""How the greedy bot judges positions of Clans of Caledonia."""
