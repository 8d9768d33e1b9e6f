// SPDX-License-Identifier: GPL-3.0-or-later

// One stream for all windows of a browser: seven of them would need more connections than it keeps to a server.

import { Stream } from "./stream.js";

const beat = 1000;

/** Which windows there are, and whether somebody sees them. */
const windows = new Map();
let latest = {};
let timer = null;

const stream = new Stream((news) => {
  latest = { ...latest, ...news, missed: undefined };
  for (const port of windows.keys()) port.postMessage(news);
});

addEventListener("connect", ({ ports: [port] }) => {
  port.addEventListener("message", ({ data }) => {
    if (data === "gone") windows.delete(port);
    else windows.set(port, data === "seen");
    follow();
    if (data !== "seen") return;
    // Who comes later knows what the others know, unless the daemon is gone: the window may come from the next one.
    const known = stream.status === "connected" ? latest : {};
    port.postMessage({ ...known, status: stream.status, heard: stream.heard });
    stream.hurry();
  });
  port.start();
});

function follow() {
  const isSeen = [...windows.values()].includes(true);
  if (isSeen) stream.open();
  else stream.close();
  clearInterval(timer);
  // The windows tell by it that this worker is still there, whatever the daemon does.
  timer = isSeen ? setInterval(() => { for (const port of windows.keys()) port.postMessage({}); }, beat) : null;
}
