// SPDX-License-Identifier: GPL-3.0-or-later

// The page's message if the picture is missing or empty.

import { build, setText } from "./markup.js";

/** `failed` shows its problem beside this; see problem.js. */
export function explainNoPicture(place, spec) {
  const { title, text, example } = explanation(spec);
  if (place.childElementCount === 0) place.append(build("h2"), build("p"), build("pre"));
  const [heading, sentence, lines] = place.children;
  setText(heading, title);
  setText(sentence, text);
  setText(lines, example ?? "");
}

function explanation(spec) {
  if (!spec) return { title: "No preview yet", text: "No spec is watched." };
  if (spec.status === "waiting") return { title: "Rendering…", text: "The picture appears as soon as it is ready." };
  if (spec.isMissing) return { title: "No such file", text: "The picture appears as soon as the file exists." };
  if (spec.status === "failed") {
    return { title: "No preview yet", text: "The picture appears at the first save without an error." };
  }
  return {
    title: "This spec has no rows",
    text: "Add a section with a row to the file, and save it:",
    example: "sections:\n  - header: First section\n    rows:\n      - First row",
  };
}
