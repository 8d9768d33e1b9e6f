// SPDX-License-Identifier: GPL-3.0-or-later

// Stores the view in the page's own address, so that a reload or a link shows the same.

import { tell } from "./notice.js";
import { options, variantKeys } from "./variants.js";

/** Milliseconds: browsers refuse addresses that change too often, as while zooming. */
const writeAfter = 100;
const views = ["preview", "grid", "compare", "code"];

/** The values of a session in the address, and those that can't be shown: `{values, pin, unknown}`. */
export function readLink(hash, { specs, choices }) {
  const text = hash.slice(1);
  // Addresses of an earlier version contained only the spec's number.
  const query = /^\d+$/.test(text) ? new URLSearchParams() : new URLSearchParams(text);
  const unknown = [];
  const taken = (key, value, isKnown) => {
    if (value !== null && !isKnown) unknown.push(`${key} '${value}'`);
    return value !== null && isKnown;
  };
  const values = { index: specs[0]?.index ?? 0, overrides: {} };
  if (!text) return { values, pin: null, unknown };
  const name = query.get("spec");
  const spec = specs.find((each) => (name === null ? each.index === Number(text) : each.name === name));
  if (taken("spec", name, spec !== undefined) || (name === null && spec)) values.index = spec.index;
  values.view = taken("view", query.get("view"), views.includes(query.get("view"))) ? query.get("view") : "preview";
  const zoom = query.get("zoom");
  const isScale = Number(zoom) >= 0.1 && Number(zoom) <= 8;
  values.zoom = taken("zoom", zoom, zoom === "fit" || isScale) ? (zoom === "fit" ? zoom : Number(zoom)) : null;
  values.rulers = query.get("rulers") === "1";
  for (const key of variantKeys) {
    const id = query.get(key);
    if (taken(key, id, options(choices, key).some((option) => option.id === id))) values.overrides[key] = id;
  }
  return { values, pin: query.get("pin"), unknown };
}

export class Link {
  constructor(session, inspection) {
    this.session = session;
    this.inspection = inspection;
    /** The element that the address names, until the daemon has answered. */
    this.awaited = null;
    this.apply(readLink(location.hash, session.state), { isFirst: true });
    session.follow(() => this.writeLater());
    inspection.follow(() => this.writeLater());
    addEventListener("pagehide", () => this.write());
    addEventListener("hashchange", () => this.apply(readLink(location.hash, session.state)));
  }

  async apply({ values, pin, unknown }, { isFirst = false } = {}) {
    if (!isFirst) this.session.change(values);
    if (pin) {
      this.awaited = pin;
      const answer = await this.inspection.ask({ element: pin });
      if (this.awaited !== pin) return;
      this.awaited = null;
      if (answer) this.inspection.pin(answer);
      else unknown.push(`element '${pin}'`);
    }
    if (unknown.length > 0) tell(`Unknown in the address: ${unknown.join(", ")}`, { isProblem: true });
    this.write();
  }

  writeLater() {
    this.timer ??= setTimeout(() => this.write(), writeAfter);
  }

  write() {
    clearTimeout(this.timer);
    this.timer = null;
    const { spec, view, zoom, rulers, overrides } = this.session;
    const pin = this.inspection.pinned?.element ?? this.awaited;
    const query = new URLSearchParams();
    if (spec && this.session.specs.length > 1) query.set("spec", spec.name);
    query.set("view", view);
    if (zoom !== null) query.set("zoom", String(zoom));
    if (rulers) query.set("rulers", "1");
    for (const key of variantKeys) if (overrides[key]) query.set(key, overrides[key]);
    if (pin) query.set("pin", pin);
    const hash = `#${query}`;
    if (hash !== location.hash) history.replaceState(null, "", hash);
  }
}
