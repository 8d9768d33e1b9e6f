// SPDX-License-Identifier: GPL-3.0-or-later

// The variants in the grid: values of four traits, in all combinations.

import { device, options } from "./variants.js";

export const gridKeys = ["device", "textSize", "direction", "appearance"];
export const mostCells = 36;

/** The default picks. */
export function standardPicks(session) {
  return {
    device: [session.spec?.variant?.device ?? session.choices.device[0].id],
    textSize: ["large", "accessibilityLarge"],
    direction: ["ltr", "rtl"],
    appearance: ["light", "dark"],
  };
}

/** Ready-made choices, as `{name, picks}`; without presets whose values don't exist. */
export function presets(session) {
  const { choices } = session;
  const own = { ...standardPicks(session), ...singles(session.variant) };
  const all = [
    { name: "Standard", picks: standardPicks(session) },
    { name: "Text sizes", picks: { ...own, textSize: options(choices, "textSize").map(({ id }) => id) } },
    { name: "Devices", picks: { ...own, device: typicalDevices(choices) } },
    { name: "RTL & dark", picks: { ...own, direction: ["ltr", "rtl"], appearance: ["light", "dark"] } },
  ];
  return all.filter(({ picks }) => gridKeys.every((key) => picks[key].length > 0));
}

/** Every combination as overrides, devices outermost. */
export function combinations(picks, choices) {
  return gridKeys.reduce((found, key) => {
    // In the order of the choices, regardless of the order of clicks.
    const values = options(choices, key).map(({ id }) => id).filter((id) => picks[key].includes(id));
    return found.flatMap((variant) => values.map((id) => ({ ...variant, [key]: id })));
  }, [{}]);
}

export function samePicks(one, other) {
  return gridKeys.every((key) => [...one[key]].sort().join() === [...other[key]].sort().join());
}

/** Picks from an earlier visit, without values that no longer exist; `null` if they can't be used. */
export function knownPicks(picks, choices) {
  if (!picks) return null;
  const known = Object.fromEntries(gridKeys.map((key) => {
    const ids = options(choices, key).map(({ id }) => id);
    return [key, (Array.isArray(picks[key]) ? picks[key] : []).filter((id) => ids.includes(id))];
  }));
  return gridKeys.every((key) => known[key].length > 0) ? known : null;
}

function singles(variant) {
  return Object.fromEntries(gridKeys.filter((key) => variant[key]).map((key) => [key, [variant[key]]]));
}

/** The small phone, the most common one, the large one and a tablet. */
function typicalDevices(choices) {
  const wanted = [["iPhone-SE"], ["iPhone-15"], ["iPhone-17-Pro-Max", "iPhone-15-Plus"], ["iPad-Air", "iPad-Pro-11", "iPad-9"]];
  return wanted.map((ids) => ids.find((id) => device(choices, id))).filter(Boolean);
}
