// SPDX-License-Identifier: GPL-3.0-or-later

// Formats numbers like the specs and the other renderers: at most three decimals, no trailing zeros.

export function points(value) {
  return String(Math.round(value * 1000) / 1000 + 0);
}

/**
 * Reads a typed number of a setting: `{value, problem, note}`. The value is `null` if there is none or it can't be used;
 * the problem then says why. The note says how the number was changed.
 */
export function typed(text, { name, least, most, whole }) {
  const shown = text.trim();
  const plain = shown.replace("−", "-").replace(",", ".");
  const refuse = (problem) => ({ value: null, problem, note: "" });
  if (plain === "") return refuse("");
  const setting = name.replace("metrics.", "");
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) {
    const [, number, unit] = /^([+-]?[\d.]*\d)\s*([a-z%]+)$/i.exec(plain) ?? [];
    return refuse(`“${shown}” is not a number.${unit ? ` Type ${number} without “${unit}”${whole ? "" : "; lengths are in points"}.` : ""}`);
  }
  const number = Number(plain);
  if (number < least) return refuse(`${setting} is at least ${points(least)}; ${shown} is less.`);
  if (number > most) return refuse(`${setting} is at most ${points(most)}; ${shown} is more.`);
  if (whole && !Number.isInteger(number)) return refuse(`${setting} is a whole number; ${shown} is not.`);
  const value = Math.round(number * 1000) / 1000;
  return { value, problem: "", note: value === number ? "" : `Rounded to ${points(value)}` };
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
