// SPDX-License-Identifier: GPL-3.0-or-later

// The top bar: the spec, the view, and the switches beside them.

import { part, setAttribute, setPressed, setText } from "./markup.js";
import { describe, modelsOf } from "./variants.js";

/** The traits on the variant's button; in the grid only those that all cells share. */
const labelKeys = { preview: ["device", "textSize", "direction"], grid: ["orientation", "contrast"] };

export class Toolbar {
  constructor(session) {
    this.session = session;
    this.views = [...document.querySelectorAll("#toolbar [data-view]")];
    this.appearances = [...document.querySelectorAll("[data-appearance]")];
    for (const button of this.views) {
      button.addEventListener("click", () => session.change({ view: button.dataset.view }));
    }
    for (const button of this.appearances) {
      button.addEventListener("click", () => session.override("appearance", button.dataset.appearance));
    }
    part("rulers").addEventListener("click", () => session.change({ rulers: !session.rulers }));
    this.followPanels();
    session.follow(() => this.update());
  }

  /** The inspector can be hidden to enlarge the canvas; in a narrow window it is hidden at first. */
  followPanels() {
    const { preferences } = this.session;
    const button = part("inspector-toggle");
    const narrow = matchMedia("(max-width: 700px)");
    const name = () => (narrow.matches ? "narrowInspector" : "inspector");
    const isOpen = () => preferences.get(name(), !narrow.matches);
    const show = () => {
      document.body.dataset.inspector = isOpen() ? "open" : "closed";
      setAttribute(button, "aria-expanded", String(isOpen()));
    };
    button.addEventListener("click", () => {
      preferences.set(name(), !isOpen());
      show();
    });
    narrow.addEventListener("change", show);
    show();
  }

  update() {
    const { session } = this;
    const { spec, view, overrides, rulers } = session;
    setText(part("spec-name"), spec?.name ?? "No spec");
    setAttribute(part("spec-name"), "title", spec?.name ?? null);
    setText(part("spec-title"), spec && spec.title !== spec.name ? spec.title : "");
    setAttribute(part("spec-dot"), "data-status", session.isCutOff ? "gone" : spec?.status ?? "waiting");
    for (const button of this.views) setPressed(button, button.dataset.view === view);
    for (const button of this.appearances) {
      setPressed(button, button.dataset.appearance === (overrides.appearance ?? ""));
    }
    setPressed(part("rulers"), rulers);
    setText(part("variant-label"), describe(session.variant, labelKeys[view] ?? labelKeys.preview));
    const models = modelsOf(session.choices, "device", session.variant.device);
    setAttribute(part("variant-button"), "title", `Device, text size and other traits${models ? `. The device is ${models}` : ""}`);
    part("variant-button").classList.toggle("varied", session.isVaried);
  }
}
