// SPDX-License-Identifier: GPL-3.0-or-later

// A scrolling canvas with one artboard: zooms around the pointer, pans, and keeps its position.

import { cornerRadius } from "./variants.js";

export const zoomSteps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2, 3, 4, 6, 8];
const least = zoomSteps[0];
const most = zoomSteps[zoomSteps.length - 1];

export class Canvas {
  /** `chosen` is called with a new scale, or "fit". */
  constructor(scroller, artboard, chosen) {
    this.scroller = scroller;
    this.artboard = artboard;
    this.chosen = chosen;
    this.width = 0;
    this.mode = 1;
    this.scale = 1;
    this.panned = false;
    /** Called after every change of size or scale. */
    this.resized = [];
    scroller.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.followGestures();
    this.followPanning();
    new ResizeObserver(() => this.apply(this.mode)).observe(scroller);
  }

  /** The picture's width in points. Its height follows from the picture. */
  setWidth(width) {
    // To measure the scroller would lay out a new picture before the browser does that for its next frame.
    if (width === this.width) return this.tellResized();
    this.width = width;
    this.apply(this.mode);
  }

  tellResized() {
    for (const listener of this.resized) listener();
  }

  /** `mode` is a scale or "fit"; `null`, while nothing was chosen, is the actual size if it fits. */
  apply(mode) {
    this.mode = mode;
    if (!this.width || !this.scroller.clientWidth) return;
    const margin = Number.parseFloat(getComputedStyle(this.scroller).paddingLeft);
    const fitting = bounded((this.scroller.clientWidth - 2 * margin) / this.width);
    this.scale = mode === "fit" ? fitting : mode ?? Math.min(1, fitting);
    this.artboard.style.width = `${this.width * this.scale}px`;
    this.tellResized();
  }

  step(direction) {
    const steps = direction > 0 ? zoomSteps : [...zoomSteps].reverse();
    const next = steps.find((step) => direction * (step - this.scale) > 0.005);
    if (next) this.zoomTo(next);
  }

  /** The point at these window coordinates keeps its position; without coordinates, the middle of the visible area. */
  zoomTo(scale, clientX, clientY) {
    const view = this.scroller.getBoundingClientRect();
    const x = clientX ?? view.left + view.width / 2;
    const y = clientY ?? view.top + view.height / 2;
    const before = this.artboard.getBoundingClientRect();
    const along = { x: (x - before.left) / this.scale, y: (y - before.top) / this.scale };
    this.apply(bounded(scale));
    const after = this.artboard.getBoundingClientRect();
    this.scroller.scrollLeft += after.left + along.x * this.scale - x;
    this.scroller.scrollTop += after.top + along.y * this.scale - y;
    this.chosen(this.scale);
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    // A notch of a wheel reports far more than a pinch; neither should jump.
    const turn = Math.max(-25, Math.min(25, event.deltaY));
    this.zoomTo(this.scale * Math.exp(-turn / 100), event.clientX, event.clientY);
  }

  /** Safari reports pinches as gestures, not as wheel events. */
  followGestures() {
    let start = 1;
    this.scroller.addEventListener("gesturestart", (event) => {
      event.preventDefault();
      start = this.scale;
    });
    this.scroller.addEventListener("gesturechange", (event) => {
      event.preventDefault();
      this.zoomTo(start * event.scale, event.clientX, event.clientY);
    });
  }

  /** Dragging with the middle button pans, as does any button while space is held. */
  followPanning() {
    const { scroller } = this;
    let holding = false;
    let from = null;
    const hold = (held) => {
      holding = held;
      scroller.classList.toggle("grab", held);
    };
    addEventListener("keydown", (event) => {
      if (event.key !== " " || event.target.closest("button, input, select, summary, a, dialog")) return;
      if (!scroller.clientWidth) return;
      event.preventDefault();
      hold(true);
    });
    addEventListener("keyup", (event) => {
      if (event.key === " ") hold(false);
    });
    addEventListener("blur", () => hold(false));
    scroller.addEventListener("pointerdown", (event) => {
      this.panned = false;
      if (!(event.button === 1 || (event.button === 0 && holding))) return;
      event.preventDefault();
      scroller.setPointerCapture(event.pointerId);
      scroller.classList.add("grabbing");
      from = { x: event.clientX + scroller.scrollLeft, y: event.clientY + scroller.scrollTop };
    });
    scroller.addEventListener("pointermove", (event) => {
      if (!from) return;
      this.panned = true;
      scroller.scrollLeft = from.x - event.clientX;
      scroller.scrollTop = from.y - event.clientY;
    });
    for (const end of ["pointerup", "pointercancel"]) {
      scroller.addEventListener(end, () => {
        from = null;
        scroller.classList.remove("grabbing");
      });
    }
  }

  /** Scrolls only as far as needed to show this frame, in points. */
  reveal(frame) {
    const view = this.scroller.getBoundingClientRect();
    const board = this.artboard.getBoundingClientRect();
    const top = board.top + frame.y * this.scale;
    const bottom = top + frame.height * this.scale;
    const space = 24;
    if (top < view.top + space) this.scroller.scrollTop -= view.top + space - top;
    else if (bottom > view.bottom - space) this.scroller.scrollTop += bottom - view.bottom + space;
  }
}

/** A framed picture has the same corners as its device's screen. */
export function roundCorners(canvas, session) {
  const round = () => {
    const radius = cornerRadius(session);
    canvas.artboard.style.setProperty("--corner", radius === null ? null : `${radius * canvas.scale}px`);
  };
  canvas.resized.push(round);
  session.follow(round);
}

function bounded(scale) {
  return Math.max(least, Math.min(most, scale));
}
