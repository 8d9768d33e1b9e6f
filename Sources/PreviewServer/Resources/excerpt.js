// SPDX-License-Identifier: GPL-3.0-or-later

// The lines of the spec that define an element.

import { copyButton } from "./copying.js";
import { build, isolated } from "./markup.js";

/** `controls` open the editor. */
export function excerpt(source, controls) {
  const place = isolated(`${source.file}:${source.line}:${source.column}`, "place");
  place.id = "source-line";
  const lines = source.lines.map((text, index) => {
    const number = source.firstLine + index;
    const isMeant = number === source.line;
    return build("li", { class: isMeant ? "meant" : null, "aria-current": isMeant ? "true" : null },
      build("span", { class: "line-number" }, String(number)), isolated(text, "code"));
  });
  return build("section", { class: "source" },
    build("h3", {}, "Spec"),
    build("div", { class: "source-head" }, place, copyButton(place)),
    controls,
    build("ol", { class: "excerpt", tabindex: "0", "aria-label": "Lines of the spec" }, ...lines));
}
