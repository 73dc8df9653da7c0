"""What people and programs do at a table: one table of commands, and one dispatcher for both."""
