// SPDX-License-Identifier: GPL-3.0-or-later

// Copies a text that stands in the page.

import { announce } from "./announcer.js";
import { build, icon } from "./markup.js";

/** `text` tells what is copied where that is not what the element shows. */
export function copyButton(element, text = () => element.textContent) {
  const label = build("span", {}, "Copy");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      label.textContent = "Copied";
      announce("Copied");
      setTimeout(() => { label.textContent = "Copy"; }, 1500);
    } catch {
      // Without leave to write, the selection at least is one keystroke from a copy.
      getSelection().selectAllChildren(element);
    }
  };
  return build("button", { class: "tool labeled", type: "button", "data-focus": "copy", click: copy }, icon("copy"), label);
}
