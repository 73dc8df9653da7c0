"""The kernel: actions, flow, chance, records and the table. It knows no game."""
