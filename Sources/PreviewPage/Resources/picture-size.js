// SPDX-License-Identifier: GPL-3.0-or-later

// The size of a picture in points. An image element only tells it in whole ones.

/** `null` if the picture does not say. */
export async function exactSize(address) {
  try {
    const text = await (await fetch(address)).text();
    const tag = text.match(/<svg\b[^>]*>/)?.[0] ?? "";
    const [width, height] = ["width", "height"].map((name) => parseFloat(tag.match(new RegExp(`\\s${name}="([\\d.]+)`))?.[1]));
    return width > 0 && height > 0 ? { width, height } : null;
  } catch {
    return null;
  }
}
