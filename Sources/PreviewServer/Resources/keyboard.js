// SPDX-License-Identifier: GPL-3.0-or-later

// Single keys for frequent actions, and the dialog that lists them.

import { build, part } from "./markup.js";
import { tell } from "./notice.js";
import { following } from "./variants.js";

export class Keyboard {
  constructor(session, inspection, zoom, { editing, history, problems }) {
    this.editing = editing;
    this.session = session;
    this.inspection = inspection;
    this.zoom = zoom;
    this.history = history;
    this.problems = problems;
    this.dialog = part("shortcuts");
    this.groups = this.shortcuts();
    this.actions = new Map(this.groups.flatMap(({ keys }) =>
      keys.flatMap(({ key, action }) => (action ? [...key].map((each) => [each, () => action(each)]) : []))));
    // The same key without Shift.
    this.actions.set("=", this.actions.get("+"));
    part("shortcuts-list").append(...this.groups.map(listed));
    part("shortcuts-button").addEventListener("click", () => this.dialog.showModal());
    part("shortcuts-close").addEventListener("click", () => this.dialog.close());
    this.dialog.addEventListener("click", (event) => {
      if (event.target === this.dialog) this.dialog.close();
    });
    addEventListener("keydown", (event) => this.key(event));
  }

  shortcuts() {
    const { session, zoom, history, problems } = this;
    const view = (name) => () => session.change({ view: name });
    return [
      { title: "View", keys: [
        { key: "p", name: "Preview", action: view("preview") },
        { key: "g", name: "Grid of variants", action: view("grid") },
        { key: "c", name: "Compare before and after the last save", action: view("compare") },
        { key: "b", name: "Pin the current preview as “Before”, or unpin it", action: () => session.hasPicture && history.pin() },
        { key: "s", name: "Swift code", action: view("code") },
        { key: "r", name: "All rulers", action: () => session.change({ rulers: !session.rulers }) },
      ] },
      { title: "Zoom", keys: [
        { key: "+-", name: "In, out", action: (key) => zoom.step(key === "+" ? 1 : -1) },
        { key: "0", name: "Actual size", action: () => zoom.choose(1) },
        { key: "1", name: "Fit width", action: () => zoom.choose("fit") },
        { shown: ["Space"], key: "", name: "Hold and drag to pan" },
      ] },
      { title: "Variant", keys: [
        { key: "a", name: "Next appearance", action: () => this.nextAppearance() },
        { key: "t", name: "Next text size", action: () => this.nextOf("textSize") },
        { key: "l", name: "Switch direction", action: () => this.nextOf("direction") },
      ] },
      { title: "Specs and elements", keys: [
        { key: "[]", name: "Previous, next spec", action: (key) => this.step(key === "]" ? 1 : -1) },
        { key: ",.", name: "Previous, next problem", action: (key) => problems.step(key === "." ? 1 : -1) },
        { shown: ["↑", "↓"], key: "", name: "Previous, next element" },
        { shown: ["Enter"], key: "", name: "Pin the element" },
        { shown: ["Esc"], key: "", name: "Unpin, close" },
        { key: "e", name: "Open in the editor", action: () => this.editing.open() },
        { key: "?", name: "Show this list", action: () => this.dialog.showModal() },
      ] },
    ];
  }

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest?.("input:not([type=range]):not([type=checkbox]), select, textarea, dialog")) return;
    if (event.key === "Escape") return this.escape(event);
    const action = this.actions.get(event.key.length === 1 ? event.key.toLowerCase() : "");
    if (!action) return;
    event.preventDefault();
    action();
  }

  step(by) {
    if (this.session.specs.length < 2) tell("There is no other spec.");
    else this.session.step(by);
  }

  /** An open popover closes first, without our help. */
  escape() {
    if (document.querySelector(":popover-open")) return;
    if (this.inspection.pinned) this.inspection.pin(null);
    else this.inspection.hover(null);
  }

  nextAppearance() {
    const order = [undefined, "light", "dark"];
    const at = order.indexOf(this.session.overrides.appearance);
    this.session.override("appearance", order[(at + 1) % order.length]);
  }

  nextOf(key) {
    const { session } = this;
    // A spec that never had a good state has no traits to start from.
    if (!session.spec?.variant) return;
    const next = following(session.choices, key, session.variant[key]);
    session.override(key, next === session.spec.variant[key] ? null : next);
  }
}

function listed({ title, keys }) {
  return build("section", {}, build("h3", {}, title),
    build("dl", {}, ...keys.map(({ key, shown, name }) =>
      build("div", {}, build("dt", {}, name),
        build("dd", {}, ...(shown ?? [...key.toUpperCase()]).map((text) => build("kbd", {}, text)))))));
}
