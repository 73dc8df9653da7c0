"""Who does a server's work beside answering: threads and processes, or one thread for all of it."""
