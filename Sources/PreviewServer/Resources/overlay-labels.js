// SPDX-License-Identifier: GPL-3.0-or-later

// Places the length labels of the overlay so that none covers another, or an icon or a text of the element.

import { draw } from "./markup.js";

const height = 12;
const space = 3;
/** The label's digits all have this width, so labels need not be measured. */
const digitWidth = 6.5;
/** Pixels that a label may overlap an icon or another row: only their antialiasing. It never overlaps a text. */
const touch = 1;
/** The least pixels between two labels, so that each is read by itself. */
const apart = 2;

export class Labels {
  /**
   * `left` and `right` are the edges of the visible area. `parts` are the boxes of the element's contents, with `isText`
   * if they contain one; `frames` are the element's own rows, outside which other elements begin.
   */
  constructor({ left, right }) {
    this.left = left;
    this.right = right;
    this.placed = [];
    this.parts = [];
    this.frames = [];
  }

  avoid(frame, parts) {
    this.frames.push(frame);
    this.parts.push(...parts);
  }

  /** `box` is the gap, `frame` its element: a label that doesn't fit into the gap is placed beside it. */
  add(text, box, frame, isHorizontal) {
    const width = textWidth(text);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const over = Math.max(0, width - box.width) / 2;
    const below = frame.y + frame.height + space + height / 2;
    const above = frame.y - space - height / 2;
    const right = frame.x + frame.width;
    const left = box.x + width / 2 + 1;
    const edges = [box.y + height / 2 + 1, box.y + box.height - height / 2 - 1];
    // The label of a gap without height, such as a separator's, is within the row, on the line.
    const onLine = box.y + box.height - height / 2 - 1;
    const places = isHorizontal
      ? [
          // In a gap that is hardly narrower than the label, the label leaves the text free.
          ...(box.height >= height ? [0, -over, over].map((by) => ({ x: middle.x + by, y: middle.y })) : []),
          ...(box.height >= height ? edges.map((y) => ({ x: middle.x, y })) : []),
          ...[left, box.x + box.width - width / 2 - 1, middle.x].map((x) => ({ x, y: onLine })),
          ...[middle.x, left].flatMap((x) => [{ x, y: below }, { x, y: above }]),
          { x: middle.x, y: below + height + space }, { x: middle.x, y: above - height - space },
        ]
      : [
          ...(box.height >= height - 2 ? [middle] : []),
          { x: right + space + width / 2, y: middle.y }, { x: frame.x - space - width / 2, y: middle.y },
          { x: right + 2 * space + 1.5 * width, y: middle.y },
        ];
    this.place(text, width, places, "measure");
  }

  addCorner(text, left, top, right, down) {
    const width = textWidth(text);
    // Outside the corner, where there is neither content nor a gap.
    const x = left - right * (width / 2 + space);
    const y = top - down * (height / 2);
    this.place(text, width, [
      { x, y: top + down * (height / 2) }, { x, y },
      { x, y: y - down * (height / 2) }, { x, y: y - down * height }, { x: x - right * (2 * width + space), y },
    ], "radius");
  }

  /**
   * Uses the first place where the label covers nothing. If there is none, the label is omitted: the inspector has
   * its number.
   */
  place(text, width, places, className) {
    const free = places.find((place) => this.isFree(place, width));
    if (free) this.placed.push({ ...free, width, text, className });
  }

  isFree({ x, y }, width) {
    const label = { x: x - width / 2, y: y - height / 2, width, height };
    if (label.x < this.left || label.x + width > this.right) return false;
    const others = this.placed.map((other) =>
      ({ x: other.x - other.width / 2 - apart, y: other.y - height / 2 - apart, width: other.width + 2 * apart, height: height + 2 * apart }));
    // The icons and lines of the rows above and below are unknown here.
    const isStrange = this.frames.some((frame) =>
      x > frame.x && x < frame.x + frame.width && (label.y < frame.y - touch || label.y + height > frame.y + frame.height + touch));
    return !isStrange && !others.some((box) => covers(label, box, 0))
      && !this.parts.some((box) => covers(label, box, box.isText ? 0 : touch));
  }

  drawing() {
    return draw("g", { class: "labels" }, ...this.placed.map(({ x, y, width, text, className }) =>
      draw("g", { class: className },
        draw("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 3.5 }),
        draw("text", { x, y: y + 3.75, "text-anchor": "middle" }, text))));
  }
}

function textWidth(text) {
  return Math.max(12, text.length * digitWidth + 3);
}

/** Whether the boxes overlap by more than some pixels. */
function covers(one, other, most) {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > most && down > most;
}
