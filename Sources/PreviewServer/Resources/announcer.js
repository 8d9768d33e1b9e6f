// SPDX-License-Identifier: GPL-3.0-or-later

// Announces to screen readers what only the picture shows.

import { part, plain, setText } from "./markup.js";
import { points } from "./numbers.js";

export function announce(text) {
  setText(part("announcer"), plain(text));
}

export function announceElement({ label, frame }) {
  const { x, y, width, height } = frame;
  announce(
    `${label.replaceAll("'", "")}, x ${points(x)}, y ${points(y)}, width ${points(width)}, height ${points(height)}`);
}
