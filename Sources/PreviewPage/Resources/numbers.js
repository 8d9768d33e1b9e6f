// SPDX-License-Identifier: GPL-3.0-or-later

// Writes numbers the way the specs and the other renderers do: at most three decimals, no trailing zeros.

export function points(value) {
  return String(Math.round(value * 1000) / 1000 + 0);
}

export function size(width, height) {
  return `${points(width)} × ${points(height)}`;
}

export function percent(scale) {
  return `${Math.round(scale * 100)}%`;
}
