// SPDX-License-Identifier: GPL-3.0-or-later

// The traits that a preview can be looked at with, and their names for people.

import { size } from "./numbers.js";

export const variantKeys = [
  "device", "textSize", "direction", "appearance", "contrast", "orientation", "profile",
];

export const variantTitles = {
  device: "Device", textSize: "Text size", direction: "Direction", appearance: "Appearance",
  contrast: "Contrast", orientation: "Orientation", profile: "iOS",
};

const names = {
  extraSmall: "XS", small: "S", medium: "M", large: "L (default)", extraLarge: "XL",
  extraExtraLarge: "XXL", extraExtraExtraLarge: "XXXL", accessibilityMedium: "AX1",
  accessibilityLarge: "AX2", accessibilityExtraLarge: "AX3", accessibilityExtraExtraLarge: "AX4",
  accessibilityExtraExtraExtraLarge: "AX5", ltr: "Left to right", rtl: "Right to left",
  increased: "Increased", normal: "Normal",
};

const shortNames = { large: "L", ltr: "LTR", rtl: "RTL" };

/** The values of a trait as `{id, name}`. */
export function options(choices, key) {
  return (choices[key] ?? []).map((choice) =>
    typeof choice === "string" ? { id: choice, name: names[choice] ?? spoken(choice) } : choice);
}

export function nameOf(choices, key, id) {
  return options(choices, key).find((option) => option.id === id)?.name ?? id ?? "";
}

/** For captions. A device goes by its id: its name lists every phone that shares the screen. */
export function shortNameOf(key, id) {
  if (key === "device") return id.replaceAll("-", " ");
  return shortNames[id] ?? names[id] ?? spoken(id);
}

/** A whole variant in words: for captions and for what screen readers say. */
export function describe(variant, keys = variantKeys) {
  return keys.filter((key) => variant[key]).map((key) => shortNameOf(key, variant[key])).join(" · ");
}

/** The value after the current one, around the end. */
export function following(choices, key, id) {
  const all = options(choices, key);
  const at = all.findIndex((option) => option.id === id);
  return all[(at + 1) % all.length]?.id;
}

export function device(choices, id) {
  return choices.device?.find((candidate) => candidate.id === id);
}

/** The screen as it is held, in points; `null` where the device is unknown. */
export function screenSize(choices, variant) {
  const screen = device(choices, variant.device);
  if (!screen) return null;
  const { width, height } = screen;
  return variant.orientation === "landscape" ? { width: height, height: width } : { width, height };
}

/** In points; `null` for a picture that isn't framed as its device. */
export function cornerRadius({ spec, choices, variant }) {
  return spec?.isFramed ? device(choices, variant.device)?.cornerRadius ?? null : null;
}

/**
 * The page's one account of what is how large: the screen, all of the content, and the picture where it shows
 * neither. `picture` is its size in points. Names and values.
 */
export function sizes({ spec, choices, variant, isVaried }, picture) {
  const screen = screenSize(choices, variant);
  const isWhole = spec.height === spec.contentHeight;
  const content = !isVaried ? spec.contentHeight : isWhole ? picture.height : null;
  const isScreen = screen?.width === picture.width && screen.height === picture.height;
  return [
    screen && { name: "screen", value: size(screen.width, screen.height) },
    content !== null && { name: "content", value: size(picture.width, content) },
    content !== picture.height && !isScreen && { name: "picture", value: size(picture.width, picture.height) },
  ].filter(Boolean);
}

/** `accessibilityLarge` as `Accessibility large`. */
export function spoken(id) {
  const words = id.replace(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
