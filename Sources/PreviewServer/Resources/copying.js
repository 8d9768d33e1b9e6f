// SPDX-License-Identifier: GPL-3.0-or-later

// Copies a text of the page.

import { announce } from "./announcer.js";
import { build, icon } from "./markup.js";

/** `text` returns the text to copy, if it isn't the element's own. `name` is the button's label. */
export function copyButton(element, text = () => element.textContent, name = "Copy") {
  const label = build("span", {}, name);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      label.textContent = "Copied";
      announce("Copied");
      setTimeout(() => { label.textContent = name; }, 1500);
    } catch {
      // Without permission to write, the text is selected, so that one keystroke copies it.
      getSelection().selectAllChildren(element);
    }
  };
  return build("button", { class: "tool labeled", type: "button", "data-focus": "copy", click: copy }, icon("copy"), label);
}
