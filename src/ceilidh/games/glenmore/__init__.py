"""Glen More II: Chronicles. So far its component tables; the game itself is not registered."""
