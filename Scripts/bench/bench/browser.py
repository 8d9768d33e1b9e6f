# SPDX-License-Identifier: GPL-3.0-or-later

"""A Chromium that stays open, controlled by its own protocol over two pipes."""

import json
import os
import select
import shutil
import subprocess
import tempfile

from processes import PATIENCE, Failed

PROGRAM = shutil.which("chromium")


class Browser:
    """One window, as a context manager that closes it."""

    def __init__(self):
        commands, self.writer = os.pipe()
        self.reader, answers = os.pipe()
        self.profile = tempfile.mkdtemp(prefix="rt-", dir="/tmp")

        def descriptors():
            # It reads commands from descriptor 3 and answers on 4.
            one, other = os.dup(commands), os.dup(answers)
            os.dup2(one, 3)
            os.dup2(other, 4)

        self.process = subprocess.Popen(
            [PROGRAM, "--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=descriptors, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.number, self.unread, self.session, self.seen = 0, b"", None, []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Page.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        os.close(self.reader)
        os.close(self.writer)
        shutil.rmtree(self.profile, ignore_errors=True)

    def _message(self):
        while b"\0" not in self.unread:
            if not select.select([self.reader], [], [], PATIENCE)[0]:
                raise Failed("the browser says nothing")
            data = os.read(self.reader, 1 << 20)
            if not data:
                raise Failed("the browser ended")
            self.unread += data
        message, self.unread = self.unread.split(b"\0", 1)
        return json.loads(message)

    def ask(self, method, **parameters):
        """Sends a command and returns its number without waiting for the answer."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.writer, json.dumps(message).encode() + b"\0")
        return self.number

    def answer(self, number):
        while True:
            message = self._message()
            if message.get("id") == number:
                if "error" in message:
                    raise Failed(f"the browser refuses: {message['error']}")
                return message["result"]
            self.seen.append(message.get("method"))

    def call(self, method, **parameters):
        return self.answer(self.ask(method, **parameters))

    def load(self, address):
        self.seen.clear()
        self.call("Page.navigate", url=address)
        while "Page.loadEventFired" not in self.seen:
            self.seen.append(self._message().get("method"))

    def run(self, script):
        """Returns the value of an expression; waits if it is a promise."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        return answer["result"].get("value")
