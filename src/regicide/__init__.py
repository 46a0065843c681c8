"""Open Regicide: an unofficial home for the cooperative card game Regicide."""

__version__ = "0.1.0"
