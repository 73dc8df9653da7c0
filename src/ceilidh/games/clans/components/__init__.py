"""The component tables of Clans of Caledonia: row classes, map topology, loading and checks."""
