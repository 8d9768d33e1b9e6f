# SPDX-License-Identifier: GPL-3.0-or-later

"""Notices files that arrive in a folder as a user's program would: by inotify, without polling."""
import ctypes
import os
import select
import struct

MOVED_TO = 0x80


class Arrivals:
    """The names that were renamed into a folder."""

    def __init__(self, folder):
        library = ctypes.CDLL(None, use_errno=True)
        self.descriptor = library.inotify_init1(os.O_CLOEXEC | os.O_NONBLOCK)
        if self.descriptor < 0 or library.inotify_add_watch(
                self.descriptor, os.fsencode(folder), MOVED_TO) < 0:
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()), folder)

    def take(self, timeout):
        """Returns the names of the files that arrived, at least one; an empty set after `timeout` seconds."""
        if not select.select([self.descriptor], [], [], timeout)[0]:
            return set()
        data = os.read(self.descriptor, 65536)
        names = set()
        offset = 0
        while offset < len(data):
            length, = struct.unpack_from("=I", data, offset + 12)
            names.add(os.fsdecode(data[offset + 16:offset + 16 + length].rstrip(b"\0")))
            offset += 16 + length
        return names
