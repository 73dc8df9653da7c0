"""The chapters of Clans of Caledonia, and the recorded game that their figures show."""
