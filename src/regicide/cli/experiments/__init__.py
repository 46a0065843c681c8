"""Commands that play many games.

    lab_arguments     what these commands have in common
    arena             `regicide arena`; ladder: its `--ladder`
    benchmark         `regicide benchmark`
    train             `regicide lab train`
    dataset           `regicide lab dataset`
    engine_check      `regicide engine-check`

Not here: the games (lab), engines of others (engine).
"""
