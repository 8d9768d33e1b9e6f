// SPDX-License-Identifier: GPL-3.0-or-later

// The traits of a preview that can be changed, and their names for the reader.

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

/**
 * The values of a trait as `{id, name}`. A device has the name that specs use, and the models with its screen as
 * `models`.
 */
export function options(choices, key) {
  return (choices[key] ?? []).map((choice) =>
    typeof choice === "string" ? { id: choice, name: names[choice] ?? spoken(choice) }
      : key === "device" ? { ...choice, name: choice.id, models: choice.name } : choice);
}

export function nameOf(choices, key, id) {
  return options(choices, key).find((option) => option.id === id)?.name ?? id ?? "";
}

/** The models that share a device's screen, for its tooltip; `null` for other traits. */
export function modelsOf(choices, key, id) {
  return options(choices, key).find((option) => option.id === id)?.models ?? null;
}

/** For captions. */
export function shortNameOf(key, id) {
  if (key === "device") return id;
  return shortNames[id] ?? names[id] ?? spoken(id);
}

/** A whole variant as text, for captions and screen readers. */
export function describe(variant, keys = variantKeys) {
  return keys.filter((key) => variant[key]).map((key) => shortNameOf(key, variant[key])).join(" · ");
}

/** The value after the current one, cyclically. */
export function following(choices, key, id) {
  const all = options(choices, key);
  const at = all.findIndex((option) => option.id === id);
  return all[(at + 1) % all.length]?.id;
}

export function device(choices, id) {
  return choices.device?.find((candidate) => candidate.id === id);
}

/** The screen's size in its orientation, in points; `null` if the device is unknown. */
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
 * All sizes on the page: the screen's, the whole content's, and the picture's if it shows neither. `picture` is its
 * size in points. Returns names and values.
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
