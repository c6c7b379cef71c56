"""Many games at once: simulation, and making machine code ahead of time."""
