"""The Mobsters that need another Chronicle, and what others do there: Chronicle 8 with 1 to 6."""
