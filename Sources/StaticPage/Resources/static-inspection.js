// SPDX-License-Identifier: GPL-3.0-or-later

// The hovered and the pinned element of a page in one file, which has the numbers of all elements. As `Inspection` of the
// live page, but of several pictures.

import { placed } from "./placing.js";
import { SharedTrees } from "./shared-trees.js";

export class StaticInspection {
  constructor(data) {
    this.data = data;
    this.trees = new SharedTrees(data);
    this.known = new Map();
    this.listeners = [];
    this.hovered = null;
    this.pinned = null;
    /** A pinned element that the chosen variant doesn't have. */
    this.lost = null;
    this.choices = {};
  }

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

  /** `choices` are the chosen traits; `undefined` is that of the spec. */
  choose(choices) {
    this.choices = choices;
    const { pinned } = this;
    const now = pinned && this.find(pinned.picture, { element: pinned.element });
    this.set({ hovered: null, pinned: now, lost: pinned && !now ? pinned.label : null });
  }

  /** The answer for `{x, y}` or `{element}` in a picture, else in that of the shown element; `null` if nothing is there. */
  ask(place, picture = this.shown?.picture ?? 0) {
    return Promise.resolve(this.find(picture, place));
  }

  find(picture, { element, x, y }) {
    const answers = this.answers(picture);
    if (element === "first") return answers.find(({ previous }) => previous === null) ?? null;
    if (element) return answers.find((answer) => answer.element === element) ?? null;
    return answers.find((answer) => {
      const { frame } = placed(answer);
      return x >= frame.x && x < frame.x + frame.width && y >= frame.y && y < frame.y + frame.height;
    }) ?? null;
  }

  /** The elements of a picture in the chosen variant; those that cover others come first. */
  answers(picture) {
    const { frames, direction, textSize } = this.data.pictures[picture];
    const has = (wanted) => ({ direction, textSize, ...wanted });
    const { direction: way, textSize: size } = has(this.choices);
    const chosen = frames.find((each) => each.direction === way && each.textSize === size) ?? frames[0];
    if (!this.known.has(chosen)) {
      this.known.set(chosen, (chosen?.elements ?? []).map((index) => ({ ...this.trees.value(index), picture })));
    }
    return this.known.get(chosen);
  }

  /** What one picture's pointer and overlay see. */
  of(picture) {
    return new PictureInspection(this, picture);
  }
}

class PictureInspection {
  constructor(all, picture) {
    this.all = all;
    this.picture = picture;
  }

  get hovered() {
    return this.own(this.all.hovered);
  }

  get pinned() {
    return this.own(this.all.pinned);
  }

  get shown() {
    return this.pinned ?? this.hovered;
  }

  own(answer) {
    return answer?.picture === this.picture ? answer : null;
  }

  follow(listener) {
    this.all.follow(listener);
  }

  hover(answer) {
    this.all.hover(answer);
  }

  pin(answer) {
    this.all.pin(answer);
  }

  set(values) {
    this.all.set(values);
  }

  ask(place) {
    return this.all.ask(place, this.picture);
  }
}
