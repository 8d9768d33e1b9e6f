// SPDX-License-Identifier: GPL-3.0-or-later

// The start page: a click on a screen copies its spec, and opens its preview.

import { act } from "./acts.js";

const problem = document.getElementById("problem");

for (const button of document.querySelectorAll("button[data-screen]")) {
  button.addEventListener("click", async () => {
    if (button.hasAttribute("aria-busy")) return;
    button.setAttribute("aria-busy", "true");
    const { answer, problem: words } = await act("copy", { index: button.dataset.screen });
    button.removeAttribute("aria-busy");
    problem.hidden = !words;
    problem.textContent = words ?? "";
    if (answer) location.assign(answer.page);
    else problem.scrollIntoView({ block: "nearest" });
  });
}
