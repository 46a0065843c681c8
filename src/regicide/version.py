"""The version. Packages take it from here: `regicide` itself offers `Game`, which stands on them."""

__version__ = "0.1.0"
