"""Looks at rendered boards: every point is a disc where the lines of docs/rules.md meet, every line is ink from end to
end, nothing joins points that no line joins, and 50 mm are 50 mm.

Usage: compare.py FOLDER      where FOLDER holds what the example `sheets` of aadupuli-print wrote

The lines are written out here anew, by the names that docs/rules.md gives to points.
"""

import pathlib
import re
import struct
import subprocess
import sys
import unittest
import zlib

PIXELS = 4  # a millimetre
DPI = PIXELS * 25.4
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
POINT_RADIUS = 1.6
RULER = 50.0

AADU_PULI = (
    [1, 6, 6, 6, 4],
    ["a1 b2 c2 d2 e1", "a1 b3 c3 d3 e2", "a1 b4 c4 d4 e3", "a1 b5 c5 d5 e4"]
    + [" ".join(f"{row}{n}" for n in range(1, 7)) for row in "bcd"]
    + ["e1 e2 e3 e4", "b1 c1 d1", "b6 c6 d6"],
)
BAGH_CHAL = (
    [5, 5, 5, 5, 5],
    [" ".join(f"{row}{n}" for n in range(1, 6)) for row in "abcde"]
    + [" ".join(f"{row}{n}" for row in "abcde") for n in range(1, 6)]
    + ["a1 b2 c3 d4 e5", "a5 b4 c3 d2 e1", "a3 b2 c1", "a3 b4 c5", "c1 d2 e3", "c5 d4 e3"],
)
GAMES = {"standard": AADU_PULI, "adu-huli": AADU_PULI, "parlour": AADU_PULI, "bagh-chal": BAGH_CHAL}


class Picture:
    """Grey values, a byte a pixel."""

    def __init__(self, width, height, rows):
        self.width, self.height, self.rows = width, height, rows

    def is_dark(self, x, y):
        column, row = round(x * PIXELS - 0.5), round(y * PIXELS - 0.5)
        return 0 <= column < self.width and 0 <= row < self.height and self.rows[row][column] < 128

    def discs(self, radius):
        """The middles, in millimetres, of all places around which a disc of this radius is ink."""
        reach = int(radius * PIXELS)
        around = [
            (dx, dy)
            for dy in range(-reach, reach + 1)
            for dx in range(-reach, reach + 1)
            if dx * dx + dy * dy <= reach * reach
        ]
        # The farthest first: they are the likeliest to be paper.
        around.sort(key=lambda at: -(at[0] ** 2 + at[1] ** 2))
        found = []
        for y in range(reach, self.height - reach):
            row = self.rows[y]
            for x in range(reach, self.width - reach):
                if row[x] < 128 and all(self.rows[y + dy][x + dx] < 128 for dx, dy in around):
                    found.append(((x + 0.5) / PIXELS, (y + 0.5) / PIXELS))
        middles = []
        for at in found:
            near = next((group for group in middles if abs(group[0][0] - at[0]) + abs(group[0][1] - at[1]) < 6), None)
            if near:
                near.append(at)
            else:
                middles.append([at])
        return [(sum(x for x, _ in group) / len(group), sum(y for _, y in group) / len(group)) for group in middles]

    def ruler(self):
        """The length of the ink along the ruler, the lowest line of the page, between the inner edges of its ends."""
        for y in range(self.height - 1, 0, -1):
            runs = re.findall(rb"[\x00-\xa0]{%d,}" % (20 * PIXELS), bytes(self.rows[y]))
            if runs:
                return max(map(len, runs)) / PIXELS
        return 0.0


def read_pgm(path):
    data = path.read_bytes()
    kind, width, height, _, pixels = re.match(rb"(P5)\s+(\d+)\s+(\d+)\s+(\d+)\s", data).groups() + (None,)
    assert kind == b"P5", path
    width, height = int(width), int(height)
    pixels = data[len(data) - width * height :]
    return Picture(width, height, [pixels[y * width : (y + 1) * width] for y in range(height)])


def read_png(path):
    """Reads what rsvg-convert writes: eight bits a channel, not interlaced; grey is the green over white paper."""
    data = path.read_bytes()
    at, packed, head = 8, b"", None
    while at < len(data):
        (length,) = struct.unpack(">I", data[at : at + 4])
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        head = struct.unpack(">IIBBBBB", body) if kind == b"IHDR" else head
        packed += body if kind == b"IDAT" else b""
        at += length + 12
    width, height, depth, colour = head[:4]
    channels = {0: 1, 2: 3, 4: 2, 6: 4}[colour]
    assert depth == 8 and head[6] == 0, path
    raw, stride, rows = zlib.decompress(packed), width * channels, []
    before = bytearray(stride)
    for y in range(height):
        filtered, line = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1 : (y + 1) * (stride + 1)])
        for x in range(stride):
            left = line[x - channels] if x >= channels else 0
            up, corner = before[x], before[x - channels] if x >= channels else 0
            if filtered == 1:
                line[x] = (line[x] + left) & 255
            elif filtered == 2:
                line[x] = (line[x] + up) & 255
            elif filtered == 3:
                line[x] = (line[x] + (left + up) // 2) & 255
            elif filtered == 4:
                guess = left + up - corner
                nearest = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))
                line[x] = (line[x] + nearest[2]) & 255
        before = line
        if channels in (2, 4):
            grey, cover = line[0::channels], line[channels - 1 :: channels]
            rows.append(bytes((g * a + 255 * (255 - a)) // 255 for g, a in zip(grey, cover)))
        else:
            rows.append(bytes(line[0::channels]))
    return Picture(width, height, rows)


def render(path):
    """The first page of a PDF or SVG file."""
    out = path.with_suffix("." + path.suffix[1:] + ".rendered")
    if path.suffix == ".pdf":
        subprocess.run(["pdftoppm", "-gray", "-r", str(DPI), "-f", "1", "-l", "1", "-singlefile", path, out], check=True)
        return read_pgm(out.with_name(out.name + ".pgm"))
    subprocess.run(["rsvg-convert", "-d", str(DPI), "-p", str(DPI), "-b", "white", "-o", out, path], check=True)
    return read_png(out)


def by_rows(discs, counts):
    """Names the discs: rows from the top, columns from the left."""
    discs = sorted(discs, key=lambda at: at[1])
    names = {}
    for row, count in zip("abcde", counts):
        here, discs = sorted(discs[:count]), discs[count:]
        names.update({f"{row}{column}": at for column, at in enumerate(here, 1)})
    return names


class Boards(unittest.TestCase):
    folder = pathlib.Path(".")

    def check(self, picture, game, paper):
        counts, lines = GAMES[game]
        lines = [line.split() for line in lines]
        width, height = PAPERS[paper]
        self.assertAlmostEqual(picture.width / PIXELS, width, delta=0.5)
        self.assertAlmostEqual(picture.height / PIXELS, height, delta=0.5)
        self.assertAlmostEqual(picture.ruler(), RULER, delta=0.6)
        discs = picture.discs(POINT_RADIUS - 0.4)
        self.assertEqual(len(discs), sum(counts))
        at = by_rows(discs, counts)
        joined = set()
        for line in lines:
            (x1, y1), (x2, y2) = at[line[0]], at[line[-1]]
            length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
            for name in line:
                x, y = at[name]
                off = abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / length
                self.assertLess(off, 0.3, f"{name} lies beside the line {line}")
            # The ring of a tiger's starting point is paper between its line and its disc.
            rings = [at[name] for name in ("a1", "b3", "b4", "a5", "e1", "e5") if name in at]
            steps = int(length * 2)
            for step in range(steps + 1):
                x, y = x1 + (x2 - x1) * step / steps, y1 + (y2 - y1) * step / steps
                if all((x - a) ** 2 + (y - b) ** 2 > 5**2 for a, b in rings):
                    self.assertTrue(picture.is_dark(x, y), f"{line}: no ink at {x:.1f}, {y:.1f}")
            joined |= {frozenset(pair) for pair in zip(line, line[1:])}
        names, crossed = list(at), 0
        for i, a in enumerate(names):
            for b in names[i + 1 :]:
                (x1, y1), (x2, y2) = at[a], at[b]
                between = [((x1 * (9 - n) + x2 * n) / 9, (y1 * (9 - n) + y2 * n) / 9) for n in range(1, 9)]
                if frozenset((a, b)) not in joined and not any(a in line and b in line for line in lines):
                    self.assertFalse(all(picture.is_dark(*p) for p in between), f"ink joins {a} and {b}")
                    crossed += 1
        self.assertGreater(crossed, 50)
        gaps = [((at[a][0] - at[b][0]) ** 2 + (at[a][1] - at[b][1]) ** 2) ** 0.5 for a, b in map(tuple, joined)]
        self.assertGreater(min(gaps), 23.0, "pieces of 21 mm stand beside each other")

    def test_every_board(self):
        files = [
            path
            for path in sorted(self.folder.glob("*"))
            if re.fullmatch(r"[a-z-]+-(a4|letter)(-1\.svg|\.pdf)", path.name)
        ]
        # One language on each paper will do: the board has no words.
        files = [path for path in files if re.search(r"-(en|ta)-", path.name)]
        self.assertEqual(len(files), 2 * 2 * len(GAMES), f"sheets in {self.folder}")
        for path in files:
            with self.subTest(path.name):
                game, paper = re.fullmatch(r"(.*)-[a-z]{2}-(a4|letter).*", path.name).groups()
                self.check(render(path), game, paper)


if __name__ == "__main__":
    Boards.folder = pathlib.Path(sys.argv.pop(1))
    unittest.main(verbosity=2)
