"""Break lines of the package one at a time, and list the breaks that no test notices.

docs/howto/find-gaps-in-tests.md says how to use it. The tools for this that others keep do not fit:
they change the checkout, know no line outside a function, or run every test for every break. This
one works in copies, asks a map which tests run a line, and knows which tests cite which rules.
"""
