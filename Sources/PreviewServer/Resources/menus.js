// SPDX-License-Identifier: GPL-3.0-or-later

// Popovers below the buttons that open them, and the small menus in some of them.

import { build, part, setAttribute } from "./markup.js";

const gap = 6;

/** Positions the popover below its button. */
export function anchorPopover(popover, button) {
  setAttribute(button, "aria-expanded", "false");
  popover.addEventListener("beforetoggle", (event) => {
    // Its size is known only after it is shown; it is hidden until it is in place.
    popover.style.visibility = event.newState === "open" ? "hidden" : "";
  });
  popover.addEventListener("toggle", (event) => {
    const isOpen = event.newState === "open";
    setAttribute(button, "aria-expanded", String(isOpen));
    if (isOpen) place(popover, button);
  });
  addEventListener("resize", () => {
    if (popover.matches(":popover-open")) place(popover, button);
  });
}

function place(popover, button) {
  const anchor = button.getBoundingClientRect();
  const { width, height } = popover.getBoundingClientRect();
  const left = Math.min(anchor.left + anchor.width / 2 - width / 2, innerWidth - width - 8);
  const below = anchor.bottom + gap;
  const top = below + height > innerHeight - 8 ? anchor.top - gap - height : below;
  popover.style.left = `${Math.max(8, left)}px`;
  popover.style.top = `${Math.max(8, top)}px`;
  popover.style.visibility = "";
}

/** A popover of choices, with an optional current one. `items` are `{id, name, hint}`. */
export class Menu {
  constructor(popoverId, buttonId, items, choose) {
    this.popover = part(popoverId);
    anchorPopover(this.popover, part(buttonId));
    this.buttons = items.map(({ id, name, hint }) =>
      build("button", {
        type: "button", "data-id": id, "aria-pressed": "false",
        click: () => {
          this.popover.hidePopover();
          choose(id);
        },
      }, build("span", {}, name), hint ? build("kbd", {}, hint) : null));
    this.popover.append(...this.buttons);
    this.popover.addEventListener("keydown", (event) => this.walk(event));
  }

  mark(current) {
    for (const button of this.buttons) {
      setAttribute(button, "aria-pressed", String(button.dataset.id === current));
    }
  }

  walk(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const at = this.buttons.indexOf(document.activeElement);
    this.buttons[(at + by + this.buttons.length) % this.buttons.length].focus();
  }
}
