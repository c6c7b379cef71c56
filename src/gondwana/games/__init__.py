"""The games; each lives in a room of its own and is found by its entry point."""
