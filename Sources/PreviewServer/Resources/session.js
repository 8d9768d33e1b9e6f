// SPDX-License-Identifier: GPL-3.0-or-later

// What is looked at: the daemon's state and the reader's choices. Every part of the page draws from here.

import { readLink } from "./link.js";
import { variantKeys } from "./variants.js";

export class Session {
  constructor(state, preferences) {
    this.preferences = preferences;
    this.state = state;
    // The address wins over what was chosen last.
    const { values } = readLink(location.hash, state);
    this.index = values.index;
    this.view = values.view ?? preferences.get("view", "preview");
    this.zoom = "zoom" in values ? values.zoom : preferences.get("zoom", null);
    this.rulers = values.rulers ?? false;
    /** What differs from the spec, by trait. */
    this.overrides = values.overrides;
    /** Numbers that are shown and not in the spec: `{level, name, value, was}`. */
    this.trial = [];
    this.connection = "connecting";
    /** When the daemon was last heard of. */
    this.heard = null;
    /** States that came faster than this window took them. */
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

  /** `null` is as the spec says. */
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

  /** Every trait: the reader's choice, else what the spec says. */
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

  /** Whether there is a picture, and something in it. */
  get hasContent() {
    return this.hasPicture && !this.spec.isEmpty;
  }

  /** Whether the daemon is known to say nothing: what is shown may be old. */
  get isCutOff() {
    return ["silent", "lost", "stopped", "moved"].includes(this.connection);
  }

  get hasPicture() {
    return this.spec?.status === "good" || this.spec?.status === "stale";
  }

  /** The spec before or after, around the ends. */
  step(by) {
    const at = this.specs.indexOf(this.spec);
    const next = this.specs[(at + by + this.specs.length) % this.specs.length];
    if (next && next !== this.spec) this.change({ index: next.index });
  }
}
