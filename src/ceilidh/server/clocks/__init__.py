"""The pace of a table: how long a seat may think, when it rests, and what happens then."""
