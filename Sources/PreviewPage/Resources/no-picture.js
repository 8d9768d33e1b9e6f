// SPDX-License-Identifier: GPL-3.0-or-later

// What stands in the place of a picture that is not there.

import { build, setText } from "./markup.js";

/** `failed` shows its problem beside this; see problem.js. */
export function explainNoPicture(place, spec) {
  const waiting = spec?.status === "waiting";
  const title = waiting ? "Rendering…" : "No preview yet";
  const text = !spec
    ? "No spec is watched."
    : waiting
      ? "The picture appears as soon as it is ready."
      : "The picture appears at the first save without an error.";
  if (place.childElementCount === 0) place.append(build("h2"), build("p"));
  setText(place.firstChild, title);
  setText(place.lastChild, text);
}
