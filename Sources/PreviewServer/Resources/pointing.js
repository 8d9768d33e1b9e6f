// SPDX-License-Identifier: GPL-3.0-or-later

// Selects an element by pointer or arrow keys on the stage, to hover or pin it.

import { announceElement } from "./announcer.js";
import { build, isolated, part } from "./markup.js";
import { points, size } from "./numbers.js";
import { placed } from "./placing.js";

export class Pointing {
  constructor(stage, inspection) {
    this.stage = stage;
    this.inspection = inspection;
    this.tooltip = part("tooltip");
    this.wanted = null;
    this.isAsking = false;
    const { artboard } = stage;
    const { scroller } = stage.canvas;
    artboard.addEventListener("pointermove", (event) => this.move(event));
    artboard.addEventListener("pointerleave", () => this.leave());
    scroller.addEventListener("scroll", () => this.hideTooltip(), { passive: true });
    scroller.addEventListener("click", (event) => this.click(event));
    scroller.addEventListener("keydown", (event) => this.key(event));
  }

  /** Converts window coordinates to points. */
  place(event) {
    const board = this.stage.artboard.getBoundingClientRect();
    const { scale } = this.stage.canvas;
    return { x: (event.clientX - board.left) / scale, y: (event.clientY - board.top) / scale };
  }

  move(event) {
    if (event.pointerType === "touch" || event.buttons) return this.hideTooltip();
    const isScheduled = this.wanted !== null;
    this.wanted = this.place(event);
    if (!isScheduled && !this.isAsking) requestAnimationFrame(() => this.askNext());
  }

  /** One request at a time; the pointer's latest position is requested next. */
  async askNext() {
    const wanted = this.wanted;
    this.wanted = null;
    if (!wanted) return;
    this.isAsking = true;
    const answer = await this.inspection.ask(wanted);
    this.isAsking = false;
    if (this.hasLeft && !this.wanted) return;
    if (answer !== undefined) {
      this.inspection.hover(answer);
      this.showTooltip(answer);
    }
    if (this.wanted) requestAnimationFrame(() => this.askNext());
  }

  get hasLeft() {
    return !this.stage.artboard.matches(":hover");
  }

  leave() {
    this.wanted = null;
    this.inspection.hover(null);
    this.hideTooltip();
  }

  async click(event) {
    if (this.stage.canvas.panned) return;
    const isOnPicture = this.stage.artboard.contains(event.target);
    const answer = isOnPicture ? await this.inspection.ask(this.place(event)) : null;
    if (answer === undefined) return;
    this.inspection.pin(answer);
    this.hideTooltip();
    if (answer) announceElement(answer);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const way = { ArrowDown: "next", ArrowRight: "next", ArrowUp: "previous", ArrowLeft: "previous" }[event.key];
    if (way) {
      event.preventDefault();
      this.walk(way);
    } else if (event.key === "Enter" && this.inspection.shown) {
      event.preventDefault();
      const { shown, pinned } = this.inspection;
      this.inspection.pin(pinned ? null : shown);
    }
  }

  async walk(way) {
    const { shown, pinned } = this.inspection;
    const element = shown ? shown[way] : "first";
    if (!element) return;
    const answer = await this.inspection.ask({ element });
    if (!answer) return;
    this.hideTooltip();
    this.inspection.set(pinned ? { pinned: answer } : { hovered: answer });
    this.stage.canvas.reveal(placed(answer).frame);
    announceElement(answer);
  }

  /** The tooltip is above the element, where it neither covers it nor follows the pointer. */
  showTooltip(answer) {
    if (!answer || answer.element === this.inspection.pinned?.element) return this.hideTooltip();
    const { frame } = answer;
    this.tooltip.replaceChildren(isolated(answer.label),
      build("span", {}, `${size(frame.width, frame.height)} at ${points(frame.x)}, ${points(frame.y)}`));
    this.tooltip.hidden = false;
    const { artboard, canvas } = this.stage;
    const board = artboard.getBoundingClientRect();
    const view = canvas.scroller.getBoundingClientRect();
    const tip = this.tooltip.getBoundingClientRect();
    const { x, y } = placed(answer).frame;
    const left = board.left + x * canvas.scale;
    const top = board.top + y * canvas.scale - tip.height - 6;
    this.tooltip.style.left = `${Math.max(view.left + 8, Math.min(left, view.right - tip.width - 8))}px`;
    this.tooltip.style.top = `${Math.max(view.top + 8, top)}px`;
  }

  hideTooltip() {
    this.tooltip.hidden = true;
  }
}
