// SPDX-License-Identifier: GPL-3.0-or-later

// One stream for all windows of a browser: separate streams would exceed its limit of six connections per server.

import { Stream } from "./stream.js";

const beat = 1000;

/** The windows, and whether each is visible. */
const windows = new Map();
let latest = {};
let timer = null;

const stream = new Stream((news) => {
  latest = { ...latest, ...news, missed: undefined, picture: undefined };
  for (const port of windows.keys()) port.postMessage(news);
});

addEventListener("connect", ({ ports: [port] }) => {
  port.addEventListener("message", ({ data }) => {
    if (data === "gone") windows.delete(port);
    else windows.set(port, data === "seen");
    follow();
    if (data !== "seen") return;
    // A new window gets the latest news, unless the daemon is gone: the window may have been served by its successor.
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
  // This beat tells the windows that the worker is alive, even if the daemon isn't.
  timer = isSeen ? setInterval(() => { for (const port of windows.keys()) port.postMessage({}); }, beat) : null;
}
