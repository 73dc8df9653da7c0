"""The faces of the Mobsters."""
