// SPDX-License-Identifier: GPL-3.0-or-later

// A picture of a page in one file: what the overlay and the pointer need of a stage.

export class PictureStage {
  constructor(figure) {
    this.figure = figure;
    this.index = Number(figure.dataset.picture);
    this.artboard = figure.querySelector(".artboard");
    this.overlay = figure.querySelector(".overlay");
    const scroller = figure.querySelector(".canvas");
    scroller.tabIndex = 0;
    /** Called after every change of size. */
    const resized = [];
    const stage = this;
    this.canvas = {
      scroller, artboard: this.artboard, resized, panned: false,
      /** Pixels per point. */
      get scale() {
        return stage.scale;
      },
      /** Scrolls only as far as needed to show this frame, in points. */
      reveal(frame) {
        stage.reveal(frame);
      },
    };
    new ResizeObserver(() => {
      for (const listener of resized) listener();
    }).observe(this.artboard);
  }

  get drawing() {
    return [...this.artboard.querySelectorAll(".view > svg")].find((svg) => svg.clientWidth > 0);
  }

  get scale() {
    const { drawing } = this;
    return drawing ? drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width : 1;
  }

  reveal(frame) {
    const top = this.artboard.getBoundingClientRect().top + frame.y * this.scale;
    const bottom = top + frame.height * this.scale;
    const space = 48;
    if (top < space) scrollBy(0, top - space);
    else if (bottom > innerHeight - space) scrollBy(0, bottom - innerHeight + space);
  }
}
