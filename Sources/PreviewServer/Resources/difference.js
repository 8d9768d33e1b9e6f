// SPDX-License-Identifier: GPL-3.0-or-later

// Shows where two pictures differ: highlights each differing pixel, even for the smallest difference, and draws a box
// around each area.

import { build } from "./markup.js";

/** Pixels per point, unless the picture is too long. */
const fineness = 2;
/** The most pixels of both pictures to compare; longer pictures are compared at a smaller scale. */
const mostPixels = 24e6;
/** Rows of pixels to compare at a time. */
const band = 1024;
/** The largest difference in a color component (of 255) that compression and rounding may cause. */
const noise = 2;
/** The minimum alpha, so that even a small difference is visible. */
const leastAlpha = 190;
const gain = 4;
const highlight = [0xf0, 0x04, 0x7f];
/** Areas consist of squares with this side in pixels; squares of one area are at most `reach` squares apart. */
const square = 8;
const reach = 2;
const mostBoxes = 300;

export class Difference {
  /** `told` is called with the text that describes the result. */
  constructor(place, told) {
    this.layer = build("div", { class: "difference", "aria-hidden": "true" });
    place.append(this.layer);
    this.told = told;
    this.shown = null;
  }

  /** Compares two images of the page. */
  async show(before, after) {
    const subject = `${before.src} ${after.src}`;
    if (subject === this.shown) return;
    this.shown = subject;
    const width = Math.max(before.naturalWidth, after.naturalWidth);
    const height = Math.max(before.naturalHeight, after.naturalHeight);
    const scale = Math.min(fineness, Math.sqrt(mostPixels / (width * height)));
    const pictures = [before, after].map((image) => new Pixels(image, width, scale));
    const columns = Math.ceil((width * scale) / square);
    const squares = new Uint8Array(columns * Math.ceil((height * scale) / square));
    const drawn = [];
    for (let top = 0; top < height * scale; top += band) {
      // Lets the page respond meanwhile.
      await new Promise((resume) => setTimeout(resume));
      if (subject !== this.shown) return;
      const [one, other] = pictures.map((each) => each.rows(top));
      const differs = mark(one, other, squares, columns, top);
      if (differs) drawn.push(bandOf(one, top, { width: width * scale, height: height * scale }));
    }
    const boxes = areas(squares, columns);
    this.layer.replaceChildren(...drawn, ...boxes.slice(0, mostBoxes).map((box) => outlined(box, scale, width, height)));
    this.told(words(boxes.length, scale));
  }

  clear() {
    this.shown = null;
    this.layer.replaceChildren();
  }
}

class Pixels {
  constructor(image, width, scale) {
    this.image = image;
    this.scale = scale;
    const canvas = build("canvas", { width: Math.ceil(width * scale), height: band });
    this.context = canvas.getContext("2d", { willReadFrequently: true });
  }

  rows(top) {
    const { context, image, scale } = this;
    const { width, height } = context.canvas;
    context.clearRect(0, 0, width, height);
    context.drawImage(image, 0, -top, image.naturalWidth * scale, image.naturalHeight * scale);
    return context.getImageData(0, 0, width, height);
  }
}

/** Turns the pixels of `one` into the highlighted difference. Returns whether any pixel differs. */
function mark(one, other, squares, columns, top) {
  const { data, width } = one;
  const pixels = [new Uint32Array(data.buffer), new Uint32Array(other.data.buffer)];
  let differs = false;
  for (let at = 0; at < pixels[0].length; at += 1) {
    const difference = pixels[0][at] === pixels[1][at] ? 0 : distance(data, other.data, 4 * at);
    if (difference <= noise) {
      pixels[0][at] = 0;
      continue;
    }
    differs = true;
    data.set(highlight, 4 * at);
    data[4 * at + 3] = Math.min(255, leastAlpha + gain * difference);
    const row = Math.floor((top + Math.floor(at / width)) / square);
    squares[row * columns + Math.floor((at % width) / square)] = 1;
  }
  return differs;
}

/** The largest difference in a color component; pixels that one picture lacks differ completely. */
function distance(one, other, at) {
  let most = 0;
  for (let part = 0; part < 4; part += 1) most = Math.max(most, Math.abs(one[at + part] - other[at + part]));
  return most;
}

function bandOf(pixels, top, { width, height }) {
  const canvas = build("canvas", { width: pixels.width, height: pixels.height });
  canvas.getContext("2d").putImageData(pixels, 0, 0);
  canvas.style.top = `${(100 * top) / height}%`;
  canvas.style.width = `${(100 * pixels.width) / width}%`;
  return canvas;
}

/** The boxes around adjacent squares, in squares, from top to bottom. */
function areas(squares, columns) {
  const boxes = [];
  for (let at = 0; at < squares.length; at += 1) {
    if (squares[at] !== 1) continue;
    const box = { left: columns, top: Infinity, right: 0, bottom: 0 };
    const open = [at];
    squares[at] = 2;
    while (open.length > 0) {
      const next = open.pop();
      const x = next % columns;
      const y = Math.floor(next / columns);
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      for (let row = y - reach; row <= y + reach; row += 1) {
        for (let column = Math.max(0, x - reach); column <= Math.min(columns - 1, x + reach); column += 1) {
          const near = row * columns + column;
          if (squares[near] !== 1) continue;
          squares[near] = 2;
          open.push(near);
        }
      }
    }
    boxes.push(box);
  }
  return boxes;
}

function outlined({ left, top, right, bottom }, scale, width, height) {
  const box = build("div", { class: "difference-box" });
  const share = (squares, whole) => `${(100 * squares * square) / scale / whole}%`;
  box.style.left = share(left, width);
  box.style.top = share(top, height);
  box.style.width = share(right - left, width);
  box.style.height = share(bottom - top, height);
  return box;
}

function words(count, scale) {
  const found = count === 0 ? "No pixel differs" : `${count} ${count === 1 ? "area differs" : "areas differ"}`;
  const boxes = count > mostBoxes ? `, with boxes around the first ${mostBoxes}` : "";
  const coarse = scale < 1 ? ` (compared at ${Math.round(100 * scale)}% of the size because the picture is long)` : "";
  return found + boxes + coarse;
}
