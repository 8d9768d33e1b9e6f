// SPDX-License-Identifier: GPL-3.0-or-later

// The daemon's state and the reader's choices. All parts of the page use them.

import { readLink } from "./link.js";
import { variantKeys } from "./variants.js";

export class Session {
  constructor(state, preferences) {
    this.preferences = preferences;
    this.state = state;
    // The address has priority over stored choices.
    const { values } = readLink(location.hash, state);
    this.index = values.index;
    this.view = values.view ?? preferences.get("view", "preview");
    this.zoom = "zoom" in values ? values.zoom : preferences.get("zoom", null);
    this.rulers = values.rulers ?? false;
    /** The traits that differ from the spec. */
    this.overrides = values.overrides;
    /** Numbers that are shown but aren't in the spec: `{level, name, value, was}`. */
    this.trial = [];
    this.connection = "connecting";
    /** The time of the daemon's last sign of life. */
    this.heard = null;
    /** The number of states that came faster than this window could handle. */
    this.missed = 0;
    this.listeners = [];
  }

  /** Calls back now and after every change. */
  follow(listener) {
    this.listeners.push(listener);
    listener(this);
  }

  change(values) {
    Object.assign(this, values);
    if ("view" in values) this.preferences.set("view", this.view);
    if ("zoom" in values) this.preferences.set("zoom", this.zoom);
    for (const listener of this.listeners) listener(this);
  }

  /** `null` returns to the spec's value. */
  override(key, value) {
    const overrides = { ...this.overrides };
    if (value) overrides[key] = value;
    else delete overrides[key];
    this.change({ overrides });
  }

  get specs() {
    return this.state.specs;
  }

  get spec() {
    return this.specs.find((spec) => spec.index === this.index) ?? this.specs[0];
  }

  get choices() {
    return this.state.choices;
  }

  /** All traits: the reader's choices, else the spec's. */
  get variant() {
    return { ...this.spec?.variant, ...this.overrides };
  }

  get isVaried() {
    return variantKeys.some((key) => key in this.overrides);
  }

  get isBroken() {
    return this.spec?.status === "stale" || this.spec?.status === "failed";
  }

  /** `Broken since 08:41:07`, or `Missing …`. */
  get alarm() {
    const { isMissing, since } = this.spec;
    return `${isMissing ? "Missing" : "Broken"}${since ? ` since ${since}` : ""}`;
  }

  /** Whether there is a picture, and it isn't empty. */
  get hasContent() {
    return this.hasPicture && !this.spec.isEmpty;
  }

  /** Whether the daemon is known to be silent: the page may be outdated. */
  get isCutOff() {
    return ["silent", "lost", "stopped", "moved"].includes(this.connection);
  }

  get hasPicture() {
    return this.spec?.status === "good" || this.spec?.status === "stale";
  }

  /** Selects the previous or next spec, cyclically. */
  step(by) {
    const at = this.specs.indexOf(this.spec);
    const next = this.specs[(at + by + this.specs.length) % this.specs.length];
    if (next && next !== this.spec) this.change({ index: next.index });
  }
}
