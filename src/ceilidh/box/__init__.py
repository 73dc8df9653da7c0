"""The owner's box: which components can be entered, how they are edited, drawn and counted."""
