"""The chapters of Glen More II, and the recorded game that their figures show."""
