// SPDX-License-Identifier: GPL-3.0-or-later

// A table before and after a change, or a screenshot and its table: beside each other, with a divider to slide, one blended over the other, or their
// difference.

import { build, setAttribute, setPressed } from "./markup.js";

const modes = [["beside", "Side by side"], ["slide", "Slide"], ["onion", "Onion"], ["difference", "Difference"]];

export class StaticPair {
  constructor(pair) {
    this.pair = pair;
    const { before = "Before", after = "After" } = pair.dataset;
    this.divider = build("input", {
      type: "range", min: 0, max: 100, step: 1, value: 50,
      "aria-label": `Divider between ${before.toLowerCase()} and ${after.toLowerCase()}`,
      input: () => this.show(),
    });
    this.slider = build("label", { class: "slider wide" }, build("span", {}, before), this.divider, build("span", {}, after));
    this.buttons = modes.map(([mode, name]) => build("button", {
      type: "button", "data-mode": mode,
      click: () => this.choose(mode),
    }, name));
    pair.before(build("div", { class: "modes" },
      build("div", { class: "segments", role: "group", "aria-label": "Comparison" }, ...this.buttons), this.slider));
    this.follow();
    this.choose("beside");
  }

  choose(mode) {
    this.mode = mode;
    this.show();
  }

  show() {
    setAttribute(this.pair, "data-mode", this.mode);
    for (const button of this.buttons) setPressed(button, button.dataset.mode === this.mode);
    this.slider.hidden = this.mode === "beside" || this.mode === "difference";
    this.pair.style.setProperty("--share", this.divider.value);
    setAttribute(this.divider, "aria-valuetext", `${this.divider.value} percent`);
  }

  /** The divider follows the pointer anywhere on the pictures. */
  follow() {
    const move = ({ clientX }) => {
      const board = this.pair.querySelector(".artboard").getBoundingClientRect();
      this.divider.value = Math.round((100 * (clientX - board.left)) / board.width);
      this.show();
    };
    this.pair.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || this.mode !== "slide") return;
      event.preventDefault();
      this.pair.setPointerCapture(event.pointerId);
      move(event);
    });
    this.pair.addEventListener("pointermove", (event) => {
      if (this.pair.hasPointerCapture(event.pointerId)) move(event);
    });
  }
}
