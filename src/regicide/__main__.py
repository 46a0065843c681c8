"""`python -m regicide` is `regicide`."""

from regicide.cli import main

if __name__ == "__main__":
    main()
