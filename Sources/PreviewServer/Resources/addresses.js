// SPDX-License-Identifier: GPL-3.0-or-later

// The server's addresses, all relative to the page's own.

import { variantKeys } from "./variants.js";

/** `rulers` draws every gap into the picture; `at` is `before` for the picture before the last save, or a save's id. */
export function pictureAddress(spec, variant, { rulers = false, at = null, trial = [] } = {}) {
  // The page marks a stale picture itself: a mark in the picture would move what is measured.
  const query = new URLSearchParams({ revision: spec.revision, mark: "0" });
  if (at) query.set("at", at);
  if (rulers) query.set("gaps", "1");
  addVariant(query, variant);
  if (trial.length > 0) query.set("trial", trialText(trial));
  return `picture/${spec.index}?${query}`;
}

/** `place` is `{x, y}` in points, `{element}`, or `{line, column}` of the spec's own file. */
export function inspectAddress(spec, variant, place, trial = []) {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(place)) {
    query.set(key, typeof value === "number" ? String(Math.round(value * 1000) / 1000) : value);
  }
  addVariant(query, variant);
  if (trial.length > 0) query.set("trial", trialText(trial));
  return `inspect/${spec.index}?${query}`;
}

export function findingsAddress(spec) {
  return `findings/${spec.index}?${new URLSearchParams({ revision: spec.revision })}`;
}

export function codeAddress(spec, variant, format) {
  const query = new URLSearchParams({ revision: spec.revision, format });
  addVariant(query, variant);
  return `code/${spec.index}?${query}`;
}

/** The numbers to try, in the server's format: `table_cornerRadius_12`. */
export function trialText(trial) {
  return trial.map(({ level, name, value }) => `${level}_${name}_${value}`).join("_");
}

/** `kept` is the id of the save to compare with. */
export function historyAddress(spec, kept) {
  const query = new URLSearchParams({ revision: spec.revision });
  if (kept) query.set("keep", kept);
  return `history/${spec.index}?${query}`;
}

/** The address to send a screenshot to. */
export function screenshotAddress(spec, variant) {
  const query = new URLSearchParams({ revision: spec.revision });
  addVariant(query, variant);
  return `screenshot/${spec.index}?${query}`;
}

function addVariant(query, variant) {
  for (const key of variantKeys) if (variant[key]) query.set(key, variant[key]);
}
