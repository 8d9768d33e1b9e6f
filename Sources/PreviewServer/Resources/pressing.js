// SPDX-License-Identifier: GPL-3.0-or-later

// Keeps the inspector in place while one of its buttons is pressed: a button that is rebuilt or moves between the press
// and the release isn't clicked.

const waiting = new Set();
let isPressed = false;

addEventListener("pointerdown", ({ target }) => {
  isPressed = Boolean(target.closest?.("#inspector :is(button, a, summary)"));
}, true);

for (const end of ["pointerup", "pointercancel", "blur"]) {
  // The click follows in the same task.
  addEventListener(end, ({ target }) => {
    // Of the window, not of a field.
    if (end !== "blur" || target === window) setTimeout(release);
  }, true);
}

/** Runs `work` after the click if a button is pressed. Returns whether it waits; the same function waits only once. */
export function waitsForClick(work) {
  if (isPressed) waiting.add(work);
  return isPressed;
}

function release() {
  isPressed = false;
  const due = [...waiting];
  waiting.clear();
  for (const work of due) work();
}
