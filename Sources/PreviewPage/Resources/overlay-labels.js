// Places the length labels of the overlay so that none covers another.

import { draw } from "./markup.js";

const height = 15;
const space = 3;
/** The label's font has digits of one width, so that this need not be measured. */
const digitWidth = 6.3;

export class Labels {
  constructor() {
    this.placed = [];
  }

  /** `box` is the gap, `frame` the element it belongs to: a label that the gap has no room for stands beside it. */
  add(text, box, frame, isHorizontal) {
    const width = textWidth(text);
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const below = frame.y + frame.height + space + height / 2;
    const above = frame.y - space - height / 2;
    const right = frame.x + frame.width;
    const places = isHorizontal
      ? [
          ...(box.width >= width && box.height >= height ? [middle] : []),
          { x: middle.x, y: below }, { x: middle.x, y: above },
          { x: middle.x, y: below + height + space }, { x: middle.x, y: above - height - space },
        ]
      : [
          ...(box.height >= height ? [middle] : []),
          { x: right + space + width / 2, y: middle.y }, { x: frame.x - space - width / 2, y: middle.y },
          { x: right + 2 * space + 1.5 * width, y: middle.y },
        ];
    this.place(text, width, places, "measure");
  }

  addCorner(text, left, top, right, down) {
    const width = textWidth(text);
    // Outside the corner, where neither content nor gaps are.
    const x = left - right * (width / 2 + space);
    const y = top - down * (height / 2);
    this.place(text, width, [
      { x, y: top + down * (height / 2) }, { x, y },
      { x, y: y - down * (height / 2) }, { x, y: y - down * height }, { x: x - right * (2 * width + space), y },
    ], "radius");
  }

  place(text, width, places, className) {
    const free = places.find((place) => !this.placed.some((other) => overlap(place, width, other)));
    const { x, y } = free ?? places[0];
    this.placed.push({ x, y, width, text, className });
  }

  drawing() {
    return draw("g", { class: "labels" }, ...this.placed.map(({ x, y, width, text, className }) =>
      draw("g", { class: className },
        draw("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: 4 }),
        draw("text", { x, y: y + 3.5, "text-anchor": "middle" }, text))));
  }
}

function textWidth(text) {
  return Math.max(14, text.length * digitWidth + 5);
}

function overlap(place, width, other) {
  return Math.abs(place.x - other.x) < (width + other.width) / 2 + 0.5 && Math.abs(place.y - other.y) < height + 1;
}
