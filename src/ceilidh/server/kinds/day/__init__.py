"""Games of the day: the same draws for everybody, and results to compare."""
