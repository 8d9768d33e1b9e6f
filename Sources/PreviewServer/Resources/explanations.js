// SPDX-License-Identifier: GPL-3.0-or-later

// Numbers that expand to show their origin: the terms of their sum.

import { build, isolated } from "./markup.js";
import { points } from "./numbers.js";

/** Remembers the open properties, so that they remain open for the next element. */
export class Explanations {
  constructor() {
    this.open = new Set();
  }

  of(explanations) {
    // A separator's x is named just "separator".
    const named = explanations.map((each) => (each.property === "separator" ? { ...each, property: "separator x" } : each));
    return new Explained(named, this.open);
  }
}

class Explained {
  constructor(explanations, open) {
    this.all = explanations;
    this.open = open;
    this.shown = new Set();
  }

  /** Only an explanation with exactly this value: of several separators, for example, only one is explained. */
  find(property, value) {
    return this.all.find((explanation) => explanation.property === property
      && (value == null || Math.abs(explanation.value - value) < 0.0015));
  }

  unshown() {
    return this.all.filter(({ property }) => !this.shown.has(property));
  }

  /** Short numbers, two per line. The open ones are explained below them. */
  fields(fields) {
    const ledgers = build("div", { class: "ledgers" });
    const buttons = fields.map((field) => this.number(field, "field", ledgers));
    return build("div", {}, build("div", { class: "fields" }, ...buttons), ledgers);
  }

  /** One number per line. A line without a value is shown only if it has an explanation. */
  lines(lines) {
    const known = lines.filter(({ property, value }) => value != null || this.find(property));
    if (known.length === 0) return null;
    return build("div", { class: "lines" }, ...known.map((line) => {
      const ledgers = build("div", { class: "ledgers" });
      return build("div", {}, this.number(line, "field wide", ledgers), ledgers);
    }));
  }

  number({ name, spokenName, property, value, axis }, className, ledgers) {
    const explanation = this.find(property, value);
    if (explanation) this.shown.add(property);
    const content = [
      axis ? build("span", { class: `axis ${axis}`, title: axis }) : null,
      build("span", { class: "name", "aria-label": spokenName }, name),
      build("span", { class: "value" }, points(value ?? explanation.value)),
    ];
    if (!explanation) return build("div", { class: className }, ...content);
    const ledger = ledgerOf(explanation);
    const button = build("button", {
      class: `${className} explained`, type: "button", title: `Where ${property} comes from`, "data-focus": property,
    }, ...content);
    const show = () => {
      const isOpen = this.open.has(property);
      button.setAttribute("aria-expanded", String(isOpen));
      ledger.hidden = !isOpen;
    };
    button.addEventListener("click", () => {
      if (!this.open.delete(property)) this.open.add(property);
      show();
    });
    show();
    ledgers.append(ledger);
    return button;
  }
}

/** The terms one below the other, as a sum. */
function ledgerOf({ subject, value, terms }) {
  const sum = terms.reduce((total, term) => total + term.value, 0);
  const rows = terms.map((term, index) =>
    build("li", {},
      build("span", { class: "term" }, isolated(term.name)),
      build("span", { class: "amount" }, signed(term.value, index === 0)),
      term.origin ? build("span", { class: "origin" }, isolated(term.origin)) : null));
  const isExact = Math.abs(sum - value) < 0.0015;
  return build("div", { class: "ledger" },
    build("p", { class: "subject" }, isolated(subject)),
    build("ol", {}, ...rows),
    // Each term is rounded to three decimals, so the last decimal of a long sum may be wrong.
    build("p", { class: "total" },
      build("span", {}, isExact ? "" : `Terms add up to ${points(sum)}`),
      build("span", { class: "amount" }, `= ${points(value)}`)));
}

function signed(value, isFirst) {
  if (value < 0) return `− ${points(-value)}`;
  return isFirst ? points(value) : `+ ${points(value)}`;
}
