// SPDX-License-Identifier: GPL-3.0-or-later

// Formats numbers like the specs and the other renderers: at most three decimals, no trailing zeros.

export function points(value) {
  return String(Math.round(value * 1000) / 1000 + 0);
}

export function size(width, height) {
  return `${points(width)} × ${points(height)}`;
}

/** A time in the page's format: `08:41:07`, preceded by the date unless it is today. */
export function moment(time) {
  // The locale that formats both like the daemon.
  const [day, clock] = new Date(time).toLocaleString("sv-SE").split(" ");
  return day === new Date().toLocaleDateString("sv-SE") ? clock : `${day} ${clock}`;
}

export function percent(scale) {
  return `${Math.round(scale * 100)}%`;
}
