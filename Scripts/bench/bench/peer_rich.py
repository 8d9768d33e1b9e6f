# SPDX-License-Identifier: GPL-3.0-or-later

"""Draws the workload with Python's rich: peer_rich.py ROWS FILE."""

import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from rich.console import Console, Group  # noqa: E402
from rich.panel import Panel  # noqa: E402
from rich.table import Table  # noqa: E402

import workload  # noqa: E402

panels = []
for section in workload.sections(int(sys.argv[1])):
    grid = Table.grid(expand=True)
    grid.add_column(width=3)
    grid.add_column(ratio=1)
    grid.add_column(justify="right")
    for title, detail, color in section:
        grid.add_row(f"[{color}]■[/]", title, detail)
    panels.append(Panel(grid))
with open(sys.argv[2], "w", encoding="utf-8") as file:
    Console(file=file, width=60).print(Group(*panels))
