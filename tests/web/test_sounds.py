"""The sounds of the browser game: measured."""

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from typescript import evaluate

RATE = 44_100
#: Loudness is measured over this many seconds.
WINDOW = 0.1


def waveform(notes: list[dict[str, Any]]) -> NDArray[np.float64]:
    """What the browser plays, by the definitions of Web Audio."""
    rng = np.random.default_rng(1)
    end = max(note["at"] + note["seconds"] for note in notes)
    sum_ = np.zeros(int((end + WINDOW) * RATE))
    for note in notes:
        time = np.arange(int(note["seconds"] * RATE)) / RATE
        phase = (time * note["pitch"]) % 1
        shapes = {
            "sine": np.sin(2 * np.pi * phase),
            "triangle": 1 - 4 * np.abs(phase - 0.5),
            "square": np.sign(0.5 - phase),
            "sawtooth": 2 * phase - 1,
        }
        tone = shapes[note.get("shape", "sine")] if note["pitch"] else rng.uniform(-1, 1, len(time))
        volume, rise = note["volume"], 0.004
        fall = volume * (0.0001 / volume) ** ((time - rise) / (note["seconds"] - rise))
        start = int(note["at"] * RATE)
        sum_[start : start + len(time)] += tone * np.where(time < rise, volume * time / rise, fall)
    return sum_


def loudness(wave: NDArray[np.float64]) -> float:
    """The root mean square of the loudest tenth of a second."""
    size = int(WINDOW * RATE)
    energy = np.convolve(wave**2, np.ones(size) / size, mode="valid")
    return float(np.sqrt(energy.max()))


def test_no_sound_clips_and_all_are_about_equally_loud(tmp_path: Path) -> None:
    call = (
        "Object.fromEntries(Object.entries(module.NOTES).map(([name, notes]) => [name, notes(20)]))"
    )
    found = evaluate("table/story/notes.ts", call, None, tmp_path)
    waves = {name: waveform(notes) for name, notes in found.items()}
    assert len(waves) > 12
    assert max(float(np.abs(wave).max()) for wave in waves.values()) < 0.95
    measured = {name: loudness(wave) for name, wave in waves.items()}
    middle = float(np.median(list(measured.values())))
    assert all(0.5 < each / middle < 2 for each in measured.values()), measured  # 6 decibels
