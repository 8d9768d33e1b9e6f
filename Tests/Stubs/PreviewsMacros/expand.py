#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Replaces Apple's macro plugin of #Preview, which is not available here.

The compiler checks a macro's arguments before it calls a plugin, so a preview can expand to nothing. Reads and writes the
compiler's plugin messages: the length of the JSON in eight bytes, the least significant first, then the JSON.
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
        # The compiler ends the conversation.
        break
    body = json.dumps(answer(json.loads(sys.stdin.buffer.read(length)))).encode()
    sys.stdout.buffer.write(struct.pack("<Q", len(body)) + body)
    sys.stdout.buffer.flush()
