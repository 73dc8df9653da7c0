"""Pages for people: each file is the routes of some of them."""
