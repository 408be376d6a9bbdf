#!/usr/bin/env python3
"""Writes the app's sounds as 16-bit mono WAV files: sounds.py FOLDER

Each is under a second and made of two ingredients: a struck body (decaying partials) and a breath of filtered noise.
Needs only the standard library; the same input gives the same bytes on every machine.
"""

import math
import random
import struct
import sys
import wave
from pathlib import Path

RATE = 22_050


def struck(seconds, partials, decay, noise=0.0, seed=1):
    """A struck body: partials as (hertz, strength), each fading with its own decay (1/s), and a tick of noise."""
    generator = random.Random(seed)
    low = 0.0
    samples = []
    for i in range(int(seconds * RATE)):
        t = i / RATE
        value = sum(a * math.sin(2 * math.pi * f * t) * math.exp(-decay * (1 + k * 0.35) * t)
                    for k, (f, a) in enumerate(partials))
        low += 0.3 * (generator.uniform(-1, 1) - low)
        value += noise * low * math.exp(-90 * t)
        samples.append(value * min(1.0, t * 900))
    return samples


def after(delay, samples):
    return [0.0] * int(delay * RATE) + samples


def together(*tracks):
    length = max(len(track) for track in tracks)
    return [sum(track[i] if i < len(track) else 0.0 for track in tracks) for i in range(length)]


def stone(pitch, strength=1.0, seed=1):
    """A pebble set down on a stone floor."""
    return struck(0.16, [(pitch, 0.6 * strength), (pitch * 2.76, 0.3 * strength), (pitch * 5.4, 0.15 * strength)],
                  38, noise=0.9 * strength, seed=seed)


def bell(pitch, seconds=0.7, strength=0.5):
    return struck(seconds, [(pitch, strength), (pitch * 2.0, strength * 0.4), (pitch * 3.01, strength * 0.2)], 6)


SOUNDS = {
    "place": lambda: stone(520),
    "step": lambda: together(stone(430, 0.6, seed=2), after(0.06, stone(470, 0.5, seed=3))),
    "capture": lambda: together(stone(210, 1.3, seed=4), after(0.09, stone(160, 1.1, seed=5)), after(0.2, stone(620, 0.5))),
    "refused": lambda: struck(0.18, [(150, 0.6), (225, 0.3)], 22),
    "trapped": lambda: together(bell(330, 0.5), after(0.08, stone(300, 0.8))),
    "win": lambda: together(bell(523), after(0.13, bell(659)), after(0.26, bell(784, 0.6))),
    "loss": lambda: together(bell(392), after(0.16, bell(330)), after(0.32, bell(262, 0.6))),
    "draw": lambda: together(bell(440), after(0.16, bell(440, 0.6))),
    "clock": lambda: struck(0.08, [(1500, 0.4), (2300, 0.2)], 60),
}


def write(path, samples):
    peak = max(1e-9, max(abs(s) for s in samples))
    scale = 0.8 * 32767 / max(1.0, peak)
    fade = int(0.01 * RATE)
    shaped = [s * min(1.0, (len(samples) - i) / fade) for i, s in enumerate(samples)]
    with wave.open(str(path), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(b"".join(struct.pack("<h", int(s * scale)) for s in shaped))


def main():
    if len(sys.argv) != 2:
        sys.exit("usage: sounds.py FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())


if __name__ == "__main__":
    main()
