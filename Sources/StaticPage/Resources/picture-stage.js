// SPDX-License-Identifier: GPL-3.0-or-later

// A picture of a page in one file: what the overlay and the pointer need of a stage.

import { part } from "./markup.js";

export class PictureStage {
  constructor(figure) {
    this.figure = figure;
    this.index = Number(figure.dataset.picture);
    this.artboard = figure.querySelector(".artboard");
    this.overlay = figure.querySelector(".overlay");
    const scroller = figure.querySelector(".canvas");
    scroller.tabIndex = 0;
    /** Called after every change of size. */
    this.resized = [];
    this.scroller = scroller;
    this.panned = false;
    new ResizeObserver(() => {
      for (const listener of this.resized) listener();
    }).observe(this.artboard);
  }

  /** The page scrolls as a whole, so a picture is its own canvas. */
  get canvas() {
    return this;
  }

  get drawing() {
    return [...this.artboard.querySelectorAll(".view > svg")].find((svg) => svg.clientWidth > 0);
  }

  /** Pixels per point. */
  get scale() {
    const { drawing } = this;
    return drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
  }

  /** Scrolls only as far as needed to show this frame, in points. */
  reveal(frame) {
    const top = this.artboard.getBoundingClientRect().top + frame.y * this.scale;
    const bottom = top + frame.height * this.scale;
    const space = 48;
    // In a narrow window the inspector lies over the end of the page.
    const { top: edge } = part("inspector").getBoundingClientRect();
    const end = (edge > 0 ? edge : innerHeight) - space;
    if (top < space) scrollBy(0, top - space);
    else if (bottom > end) scrollBy(0, bottom - end);
  }
}
