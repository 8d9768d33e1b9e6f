# SPDX-License-Identifier: GPL-3.0-or-later

"""The control socket of a daemon that was just started."""
import glob
import json
import socket
import time

from trial import Fault


class ControlSocket:
    """
    runtime: the folder that the daemon has as XDG_RUNTIME_DIR, and nobody else.
    patience: seconds that an answer may take.
    """

    def __init__(self, runtime, patience):
        self.runtime, self.patience = runtime, patience

    @property
    def sockets(self):
        return glob.glob(self.runtime + "/roundtable/*.sock")

    def connect(self):
        """A client of the control socket."""
        paths = self.sockets
        if len(paths) != 1:
            raise Fault("expected one control socket, found %r" % paths)
        client = socket.socket(socket.AF_UNIX)
        client.settimeout(self.patience)
        client.connect(paths[0])
        return client

    def ask(self, command):
        """One command on the control socket; `await-render` answers once every save is rendered."""
        with self.connect() as client:
            client.sendall(json.dumps({"command": command}).encode() + b"\n")
            reply = b""
            while not reply.endswith(b"\n"):
                try:
                    chunk = client.recv(65536)
                except socket.timeout:
                    raise Fault("no answer to %r within %d s" % (command, self.patience))
                if not chunk:
                    raise Fault("the control socket closed in the midst of a reply to %r" % command)
                reply += chunk
        return json.loads(reply)

    def await_ready(self, process, words=lambda: ""):
        """By asking: nobody needs to read what it says.

        words: what to tell of a daemon that ended.
        """
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            if process.poll() is not None:
                raise Fault("the daemon ended with %s: %s" % (process.returncode, words()))
            try:
                if self.ask("status")["ready"]:
                    return
            except (Fault, OSError):
                pass
            time.sleep(0.01)
        raise Fault("the daemon was not ready within %d s" % self.patience)
