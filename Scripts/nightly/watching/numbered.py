# SPDX-License-Identifier: GPL-3.0-or-later

"""A spec that says of each of its saves which it is, and so does a picture of it."""
import re

from trial import Fault


def spec(number):
    """Forty rows between two that say which save it is; a reader of a part sees one of them at most."""
    rows = "".join("      - Row %02d of save %06d\n" % (row, number) for row in range(40))
    return "sections:\n  - header: top %06d\n    rows:\n%s    footer: end %06d\n" % (number, rows, number)


def version_of(picture, ending):
    """The save that a picture shows; a picture of half a save is a fault."""
    tops = set(re.findall(r"(?i)top (\d{6})", picture))
    ends = set(re.findall(r"end (\d{6})", picture))
    rows = re.findall(r"of save (\d{6})", picture)
    # A stale mark goes round the whole picture; a comment is its last line.
    whole = picture.endswith(("</svg>\n", "</svg>\n<!-- /stale -->\n")) if ending == "svg" else picture.endswith("\n")
    if not whole:
        raise Fault("t.%s is cut off: it ends with %r" % (ending, picture[-40:]))
    if len(tops) != 1 or tops != ends or set(rows) != tops or len(rows) != 40:
        raise Fault("t.%s shows half a save: top %s, end %s, %d rows of %s"
                    % (ending, sorted(tops), sorted(ends), len(rows), sorted(set(rows))))
    return int(tops.pop())
