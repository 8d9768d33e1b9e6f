#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Stands in for Apple's macro plugin of #Preview, which is not to be had here.

The compiler has checked a macro's arguments before it asks a plugin; a preview expands to nothing that matters then.
Speaks the compiler's plugin messages: JSON, with its length before it in eight bytes, the least significant first.
"""
import json
import struct
import sys


def answer(message):
    if "getCapability" in message:
        return {"getCapabilityResult": {"capability": {"protocolVersion": 7}}}
    if "expandFreestandingMacro" in message:
        return {"expandMacroResult": {"expandedSource": "", "diagnostics": []}}
    return {"invalidRequestFailure": {}}


while head := sys.stdin.buffer.read(8):
    length = struct.unpack("<Q", head)[0]
    if not length:
        # The compiler takes leave.
        break
    body = json.dumps(answer(json.loads(sys.stdin.buffer.read(length)))).encode()
    sys.stdout.buffer.write(struct.pack("<Q", len(body)) + body)
    sys.stdout.buffer.flush()
