#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the size of a PNG in pixels, or how much two of them differ.

The difference is the share, in percent, of pixels that differ by more than a quarter of the range in any channel, within
the area that both have in common. Reads PNGs of 8 bits per channel without interlacing, as rasterisers write them, with
only the standard library.
Usage: Scripts/checks/compare-rasters/png-difference.py ONE.png [OTHER.png]
"""

import struct
import sys
import zlib

CHANNELS = {0: 1, 2: 3, 4: 2, 6: 4}


def chunks(data):
    """Yields the type and data of each chunk."""
    place = 8
    while place < len(data):
        (length,) = struct.unpack(">I", data[place : place + 4])
        yield data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        place += length + 12


def predicted(kind, left, up, corner):
    """The value that a filter predicts for a byte."""
    if kind == 4:
        near = left + up - corner
        distances = abs(near - left), abs(near - up), abs(near - corner)
        return (left, up, corner)[distances.index(min(distances))]
    return (0, left, up, (left + up) // 2)[kind]


def pixels(path):
    """The width, height and rows of a PNG, each row a list of (red, green, blue) over white."""
    data = open(path, "rb").read()
    parts = list(chunks(data))
    width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", parts[0][1])
    if depth != 8 or color not in CHANNELS or interlaced:
        sys.exit(f"png-difference: {path}: no PNG of 8 bits a channel without interlacing")
    size = CHANNELS[color]
    raw = zlib.decompress(b"".join(body for name, body in parts if name == b"IDAT"))
    rows, above = [], bytearray(width * size)
    for index in range(height):
        start = index * (width * size + 1)
        kind, line = raw[start], bytearray(raw[start + 1 : start + 1 + width * size])
        if kind == 2:
            line = bytearray((byte + up) & 255 for byte, up in zip(line, above))
        elif kind:
            for place, byte in enumerate(line):
                left = line[place - size] if place >= size else 0
                corner = above[place - size] if place >= size else 0
                line[place] = (byte + predicted(kind, left, above[place], corner)) & 255
        rows.append(bytes(line))
        above = line
    return width, height, size, rows


def shown(row, place, size):
    """The red, green and blue of a pixel over white."""
    values = row[place * size : place * size + size]
    colors = values[:3] if size > 2 else values[:1] * 3
    alpha = values[-1] if size in (2, 4) else 255
    return [255 - (255 - color) * alpha // 255 for color in colors]


def main():
    """Prints a size or a share."""
    if len(sys.argv) == 2:
        width, height = struct.unpack(">II", open(sys.argv[1], "rb").read()[16:24])
        print(width, height)
        return
    one, other = pixels(sys.argv[1]), pixels(sys.argv[2])
    width, height = min(one[0], other[0]), min(one[1], other[1])
    count = 0
    for first, second in zip(one[3][:height], other[3][:height]):
        if one[2] == other[2] and first[: width * one[2]] == second[: width * one[2]]:
            continue
        for place in range(width):
            pair = zip(shown(first, place, one[2]), shown(second, place, other[2]))
            count += any(abs(a - b) > 64 for a, b in pair)
    print(f"{100 * count / (width * height):.3f}")


main()
