#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that each target imports exactly the modules that Package.swift lists for it.

SwiftPM lets a target import any module that happens to be built before it, and keeps a dependency that is no
longer needed. Prints a line for each difference; exits with 1 if there is one.
Usage: swift package dump-package | Scripts/checks/check/imports.py
"""

import json
import pathlib
import re
import sys

IMPORT = re.compile(
    r"^ *(?:@\w+(?:\(\w+\))? +)*(?:(?:public|package|internal|private) +)?"
    r"import +(?:(?:struct|class|enum|protocol|func|var|let|typealias) +)?(\w+)",
    re.M,
)


def imports(folder):
    """The modules that the sources in a folder import."""
    files = [file for ending in ("*.swift", "*.h") for file in folder.rglob(ending)]
    return {name for file in files for name in IMPORT.findall(file.read_text(encoding="utf-8"))}


def main():
    """Compares each target's list with its import lines."""
    package = json.load(sys.stdin)
    targets = {target["name"]: target for target in package["targets"]}
    products, differences = set(), []
    for target in targets.values():
        products |= {dependency["product"][0] for dependency in target["dependencies"] if "product" in dependency}
    for name, target in sorted(targets.items()):
        if target["type"] == "system":
            continue
        default = "Tests" if target["type"] == "test" else "Sources"
        found = imports(pathlib.Path(target.get("path") or f"{default}/{name}"))
        listed = {next(iter(dependency.values()))[0] for dependency in target["dependencies"]}
        known = {other.replace("-", "_") for other in targets} | products
        for module in sorted((found & known) - {each.replace("-", "_") for each in listed} - {name}):
            differences.append(f"{name} imports {module}, and Package.swift does not list it there")
        for module in sorted(listed - found):
            # A program that tests run is built with them, and imported by none.
            if module in targets and targets[module]["type"] == "executable":
                continue
            differences.append(f"Package.swift lists {module} for {name}, which does not import it")
    print("\n".join(differences), end="\n" if differences else "")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
