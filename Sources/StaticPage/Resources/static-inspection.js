// SPDX-License-Identifier: GPL-3.0-or-later

// The hovered and the pinned element of a page in one file, which has the numbers of all elements. As `Inspection` of the
// live page, but of several pictures.

import { contains, Selection } from "./selection.js";
import { SharedTrees } from "./shared-trees.js";

export class StaticInspection extends Selection {
  constructor(data) {
    super();
    this.data = data;
    this.trees = new SharedTrees(data);
    this.known = new Map();
    this.choices = {};
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
    return answers.find((answer) => contains(answer, { x, y })) ?? null;
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
