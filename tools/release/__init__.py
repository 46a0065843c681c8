"""Makes a release: `python3 dev.py release`.

    source          the tag that is released, and its time
    target          the machines that wheels are made for
    library         the core, compiled for a target with the compiler wheel
    proof           runs the library of a target and compares its answers with the golden files
    wheel           wheels and the source distribution, the same bytes each time
    installation    installs a wheel with the lowest and the newest libraries, and uses it
    bill_of_materials  what the wheels contain and need, as CycloneDX
    notes           release notes, from the changelog
    checksums       SHA256SUMS

Not here: publishing. Nothing leaves this machine.
"""
