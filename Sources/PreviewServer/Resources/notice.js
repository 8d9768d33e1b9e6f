// SPDX-License-Identifier: GPL-3.0-or-later

// A short line above the status bar: the result of the reader's last action.

import { part, setAttribute } from "./markup.js";

const shownFor = 4000;
/** A reason takes longer to read. */
const problemShownFor = 12000;
let timer = null;

export function tell(text, { isProblem = false } = {}) {
  const place = part("notice");
  place.textContent = text;
  setAttribute(place, "data-kind", isProblem ? "problem" : null);
  clearTimeout(timer);
  timer = setTimeout(() => { place.textContent = ""; }, isProblem ? problemShownFor : shownFor);
}
