"""Around every request: limits, protection, the language of the reader, refusals as answers."""
