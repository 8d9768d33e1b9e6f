// SPDX-License-Identifier: GPL-3.0-or-later

// The hovered and the pinned element of a page. The live page and the page in one file find elements in their own ways.

import { placed } from "./placing.js";

export class Selection {
  constructor() {
    this.listeners = [];
    this.hovered = null;
    this.pinned = null;
    /** The label of a pinned element that is no longer there. */
    this.lost = null;
  }

  /** Calls back now and after every change. */
  follow(listener) {
    this.listeners.push(listener);
    listener(this);
  }

  get shown() {
    return this.pinned ?? this.hovered;
  }

  hover(answer) {
    if (answer !== this.hovered) this.set({ hovered: answer });
  }

  pin(answer) {
    this.set({ pinned: answer, lost: null });
  }

  set(values) {
    Object.assign(this, values);
    for (const listener of this.listeners) listener(this);
  }
}

/** Whether a point of the picture is in the element's frame. */
export function contains(answer, { x, y }) {
  const { frame } = placed(answer);
  return x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.y + frame.height;
}
