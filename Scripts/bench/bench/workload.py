# SPDX-License-Identifier: GPL-3.0-or-later

"""The measured tables: settings rows with an icon, a detail and a disclosure indicator, in sections."""

import json
import sys

COLORS = ["#ff3b30", "#ff9500", "#34c759", "#007aff", "#5856d6", "#8e8e93"]


def row(index, edited=None):
    title = f"Row number {index}" if edited is None else f"Edited {edited} {index}"
    return title, f"Value {index * 37 % 1009}", COLORS[index % len(COLORS)]


def sections(count, size=8, edits=None):
    """Rows in sections of a size; `edits` replaces the titles of some."""
    edits = edits or {}
    for start in range(0, count, size):
        yield [row(index, edits.get(index)) for index in range(start, min(count, start + size))]


def yaml(count, size=8, edits=None):
    lines = ["title: Benchmark\nstyle: insetGrouped\nsections:\n"]
    for section in sections(count, size, edits):
        lines.append("  - rows:\n")
        lines += [
            f'    - {{title: {title}, detail: {detail}, cellStyle: value1, image: {{symbol: app, tileColor: "{color}"}}, '
            "accessory: disclosureIndicator}\n" for title, detail, color in section]
    return "".join(lines)


def as_json(count, size=8, edits=None):
    return json.dumps({"title": "Benchmark", "style": "insetGrouped", "sections": [
        {"rows": [
            {"title": title, "detail": detail, "cellStyle": "value1", "image": {"symbol": "app", "tileColor": color},
             "accessory": "disclosureIndicator"} for title, detail, color in section]}
        for section in sections(count, size, edits)]})


def typst(count, size=8, edits=None):
    lines = ['''#set page(width: 393pt, height: auto, margin: (x: 16pt, y: 20pt), fill: rgb("#f2f2f7"))
#set text(size: 17pt)
#let row(c, t, d) = block(height: 44pt, width: 100%, inset: (x: 16pt), grid(columns: (29pt, 1fr, auto), rows: 44pt,
  column-gutter: 12pt, align: horizon, rect(fill: rgb(c), radius: 6.5pt, width: 29pt, height: 29pt), t, d))
#let rows(..r) = block(fill: white, radius: 10pt, width: 100%, stack(..r.pos()))
''']
    for section in sections(count, size, edits):
        lines.append("#rows(\n")
        lines += [f'  row("{color}", [{title}], [{detail}]),\n' for title, detail, color in section]
        lines.append(")\n")
    return "".join(lines)


def dot(count, size=8, edits=None):
    lines = ["graph {\nnode [shape=plain]\nrankdir=LR\n"]
    for number, section in enumerate(sections(count, size, edits)):
        cells = "".join(
            f'<TR><TD BGCOLOR="{color}"> </TD><TD>{title}</TD><TD>{detail}</TD></TR>' for title, detail, color in section)
        lines.append(f"s{number} [label=<<TABLE>{cells}</TABLE>>]\n")
    return "".join(lines) + "}\n"


KINDS = {"yaml": yaml, "json": as_json, "typ": typst, "dot": dot}

if __name__ == "__main__":
    sys.stdout.write(KINDS[sys.argv[1]](int(sys.argv[2]), int(sys.argv[3])))
