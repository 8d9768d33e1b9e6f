// SPDX-License-Identifier: GPL-3.0-or-later

// Writes numbers the way the specs and the other renderers do: at most three decimals, no trailing zeros.

export function points(value) {
  return String(Math.round(value * 1000) / 1000 + 0);
}

export function size(width, height) {
  return `${points(width)} × ${points(height)}`;
}

/** A time as every clock of the page shows it: `08:41:07`, with the day before it where that is not today. */
export function moment(time) {
  // The one locale that writes both as the daemon does.
  const [day, clock] = new Date(time).toLocaleString("sv-SE").split(" ");
  return day === new Date().toLocaleDateString("sv-SE") ? clock : `${day} ${clock}`;
}

export function percent(scale) {
  return `${Math.round(scale * 100)}%`;
}
