// SPDX-License-Identifier: GPL-3.0-or-later

// The popover with all traits of the preview: the spec's value, or another one.

import { gridKeys } from "./grid-picks.js";
import { anchorPopover } from "./menus.js";
import { build, part, setAttribute, setText } from "./markup.js";
import { modelsOf, nameOf, options, variantKeys, variantTitles } from "./variants.js";

export class VariantPanel {
  constructor(session) {
    this.session = session;
    const panel = part("variant");
    anchorPopover(panel, part("variant-button"));
    this.pickers = new Map(variantKeys.map((key) => [key, this.picker(key)]));
    this.reset = build("button", {
      class: "reset", type: "button", click: () => session.change({ overrides: {} }),
    }, "Reset to spec");
    panel.append(...[...this.pickers].map(([key, picker]) => this.row(key, picker)), this.reset);
    session.follow(() => this.update());
  }

  picker(key) {
    const select = build("select", {
      id: `variant-${key}`,
      change: () => this.session.override(key, select.value),
    });
    return select;
  }

  row(key, picker) {
    return build("div", { class: "row" },
      build("label", { for: picker.id }, variantTitles[key]),
      build("span", { class: "select" }, picker));
  }

  update() {
    const { session } = this;
    const { choices, overrides, spec } = session;
    const offered = JSON.stringify(choices);
    const isNew = offered !== this.offered;
    this.offered = offered;
    for (const [key, picker] of this.pickers) {
      if (isNew) {
        picker.replaceChildren(
          build("option", { value: "" }),
          ...options(choices, key).map(({ id, name, models, width, height }) =>
            build("option", { value: id, title: models }, key === "device" ? `${name} — ${width} × ${height}` : name)));
      }
      const own = spec?.variant?.[key];
      setText(picker.firstChild, own ? `From spec: ${nameOf(choices, key, own)}` : "From spec");
      const value = overrides[key] ?? "";
      if (picker.value !== value) picker.value = value;
      setAttribute(picker, "title", modelsOf(choices, key, session.variant[key]));
      setAttribute(picker.closest(".row"), "data-varied", key in overrides ? "true" : null);
      // The grid combines these traits itself.
      picker.disabled = session.view === "grid" && gridKeys.includes(key);
    }
    this.reset.hidden = !session.isVaried;
  }
}
