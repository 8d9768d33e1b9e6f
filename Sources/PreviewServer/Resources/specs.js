// SPDX-License-Identifier: GPL-3.0-or-later

// The sidebar with all specs, shown if there is more than one.

import { build, isolated, part, setAttribute, setText } from "./markup.js";

const statusNames = { good: "", stale: "broken", failed: "broken", waiting: "waiting", gone: "daemon gone" };

export class Specs {
  constructor(session) {
    this.session = session;
    this.sidebar = part("specs");
    this.toggle = part("specs-toggle");
    this.filter = part("specs-filter");
    this.list = part("specs-list");
    this.rows = [];
    this.filter.addEventListener("input", () => this.applyFilter());
    this.toggle.addEventListener("click", () => this.setOpen(!this.isOpen));
    this.sidebar.addEventListener("keydown", (event) => this.key(event));
    this.narrow = matchMedia("(max-width: 1000px)");
    this.narrow.addEventListener("change", () => this.adapt());
    this.isOpen = this.isOpenAtFirst;
    session.follow(() => this.update());
  }

  /** In a narrow window the list covers the canvas, so it is shown only on request. */
  get isOpenAtFirst() {
    return !this.narrow.matches && this.session.preferences.get("specs", true);
  }

  adapt() {
    this.isOpen = this.isOpenAtFirst;
    this.update();
  }

  setOpen(isOpen) {
    this.isOpen = isOpen;
    if (!this.narrow.matches) this.session.preferences.set("specs", isOpen);
    this.update();
    if (isOpen) this.filter.focus();
  }

  choose(index) {
    this.session.change({ index });
    if (this.narrow.matches) this.setOpen(false);
  }

  update() {
    const { specs, spec } = this.session;
    this.toggle.hidden = specs.length < 2;
    setAttribute(this.toggle, "aria-expanded", String(this.isOpen));
    this.sidebar.hidden = specs.length < 2 || !this.isOpen;
    const names = JSON.stringify(specs.map(({ index, name }) => [index, name]));
    if (names !== this.names) this.rebuild();
    this.names = names;
    specs.forEach((each, at) => this.updateRow(this.rows[at], each, each === spec));
  }

  rebuild() {
    this.rows = this.session.specs.map(({ index, name }) => {
      const row = {
        dot: build("span", { class: "dot" }), title: build("bdi", { class: "spec-title" }),
        status: build("span", { class: "unseen" }),
      };
      row.button = build("button", { type: "button", click: () => this.choose(index) },
        row.dot, build("span", { class: "spec-names" }, isolated(name, "spec-file"), row.title), row.status);
      row.item = build("li", {}, row.button);
      return row;
    });
    this.list.replaceChildren(...this.rows.map((row) => row.item));
    this.applyFilter();
  }

  updateRow(row, { name, title, status, isMissing }, isCurrent) {
    row.text = `${name} ${title}`.toLowerCase();
    // A spec without a title uses its file name.
    setText(row.title, isMissing ? "Missing" : title === name ? "" : title);
    const shown = this.session.isCutOff ? "gone" : status;
    setText(row.status, isMissing && shown !== "gone" ? "" : statusNames[shown] ?? shown);
    setAttribute(row.dot, "data-status", shown);
    const wasCurrent = row.button.hasAttribute("aria-current");
    setAttribute(row.button, "aria-current", isCurrent ? "true" : null);
    if (isCurrent && !wasCurrent) row.item.scrollIntoView({ block: "nearest" });
  }

  applyFilter() {
    const words = this.filter.value.toLowerCase().split(/\s+/);
    for (const row of this.rows) row.item.hidden = !words.every((word) => (row.text ?? "").includes(word));
    part("specs-none").hidden = this.rows.some((row) => !row.item.hidden);
  }

  /** Arrow keys move through the list, also from the filter. */
  key(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const shown = this.rows.filter((row) => !row.item.hidden).map((row) => row.button);
    const at = shown.indexOf(document.activeElement);
    (shown[at + by] ?? (by < 0 ? this.filter : shown[at]))?.focus();
  }
}
