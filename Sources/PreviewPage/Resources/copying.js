// SPDX-License-Identifier: GPL-3.0-or-later

// Copies a text that stands in the page.

import { announce } from "./announcer.js";
import { build, icon } from "./markup.js";

export function copyButton(element) {
  const label = build("span", {}, "Copy");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(element.textContent);
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
