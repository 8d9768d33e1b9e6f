// SPDX-License-Identifier: GPL-3.0-or-later

// The bar above the grid: presets, the traits to combine, and the scale.

import { anchorPopover } from "./menus.js";
import { build, icon, part, setAttribute, setPressed, setText } from "./markup.js";
import { gridKeys, presets, samePicks } from "./grid-picks.js";
import { percent } from "./numbers.js";
import { options, shortNameOf, variantTitles } from "./variants.js";

const manyTitles = { device: "Devices", textSize: "Text sizes", direction: "Directions", appearance: "Appearances" };

export class GridControls {
  /** `grid` has picks, chosenScale, scale and isCropped, and is notified of their changes. */
  constructor(session, grid) {
    this.session = session;
    this.grid = grid;
    this.pickers = gridKeys.map((key) => this.picker(key));
    part("grid-picks").append(...this.pickers.map(({ button, panel }) => build("span", {}, button, panel)));
    const opener = part("grid-options");
    opener.addEventListener("click", () =>
      setAttribute(opener, "aria-expanded", String(opener.getAttribute("aria-expanded") !== "true")));
    part("grid-crop").addEventListener("click", () => grid.choose({ isCropped: !grid.isCropped }));
    part("grid-scale").addEventListener("input", (event) => grid.choose({ scale: Number(event.target.value) }));
  }

  picker(key) {
    const label = build("span");
    const id = `grid-${key}`;
    const button = build("button", { class: "tool labeled", type: "button", popovertarget: id }, label, icon("down"));
    const panel = build("div", { class: "panel checks", id, popover: "auto", role: "group", "aria-label": variantTitles[key] });
    anchorPopover(panel, button);
    return { key, label, button, panel };
  }

  update() {
    const { grid } = this;
    this.updatePresets();
    for (const picker of this.pickers) this.updatePicker(picker);
    setPressed(part("grid-crop"), grid.isCropped);
    const slider = part("grid-scale");
    if (Number(slider.value) !== grid.chosenScale) slider.value = grid.chosenScale;
    setText(part("grid-scale-value"), percent(grid.scale));
    setText(part("grid-notice"), grid.left > 0 ? `${grid.left} more not shown` : "");
  }

  updatePresets() {
    const all = presets(this.session);
    const place = part("grid-presets");
    const names = all.map(({ name }) => name).join();
    if (names !== this.presetNames) {
      place.replaceChildren(...all.map(({ name }) =>
        build("button", {
          type: "button", "data-preset": name,
          click: () => this.grid.choose({ picks: presets(this.session).find((preset) => preset.name === name).picks }),
        }, name)));
    }
    this.presetNames = names;
    all.forEach(({ picks }, at) => setPressed(place.children[at], samePicks(picks, this.grid.picks)));
  }

  updatePicker({ key, label, panel }) {
    const picked = this.grid.picks[key];
    setText(label, picked.length === 1 ? shortNameOf(key, picked[0]) : `${manyTitles[key]} · ${picked.length}`);
    const all = options(this.session.choices, key);
    if (panel.childElementCount !== all.length) {
      panel.replaceChildren(...all.map(({ id, name, models, width, height }) =>
        build("label", { title: models },
          build("input", { type: "checkbox", value: id, change: () => this.pick(key, panel) }),
          build("span", {}, name),
          width ? build("span", { class: "quiet" }, `${width} × ${height}`) : null)));
    }
    for (const box of panel.querySelectorAll("input")) {
      box.checked = picked.includes(box.value);
      // The last value can't be removed: the grid would be empty.
      setAttribute(box, "disabled", box.checked && picked.length === 1 ? "" : null);
    }
  }

  pick(key, panel) {
    const values = [...panel.querySelectorAll("input")].filter((box) => box.checked).map((box) => box.value);
    this.grid.choose({ picks: { ...this.grid.picks, [key]: values } });
  }
}
