// SPDX-License-Identifier: GPL-3.0-or-later

// Draws the hovered and the pinned element over the picture: frame, parts, gaps, separators, corners.

import { draw, part } from "./markup.js";
import { points } from "./numbers.js";
import { Labels } from "./overlay-labels.js";
import { placed } from "./placing.js";

const textParts = ["title", "detail", "badge"];

export class Overlay {
  constructor(stage, inspection, drawing = part("overlay")) {
    this.stage = stage;
    this.inspection = inspection;
    this.drawing = drawing;
    inspection.follow(() => this.update());
    stage.canvas.resized.push(() => this.update());
  }

  update() {
    const { hovered, pinned } = this.inspection;
    const scale = this.stage.canvas.scale;
    const isSame = this.drawn && this.drawn.hovered === hovered && this.drawn.pinned === pinned
      && this.drawn.scale === scale;
    if (isSame) return;
    this.drawn = { hovered, pinned, scale };
    this.scale = scale;
    this.labels = new Labels(this.bounds());
    const parts = [];
    if (pinned) parts.push(this.measured(placed(pinned), "pinned"));
    if (hovered && !pinned) parts.push(this.measured(placed(hovered), "hovered"));
    else if (hovered && hovered.element !== pinned.element) parts.push(this.outline(placed(hovered).frame, "other"));
    this.drawing.replaceChildren(...parts, this.labels.drawing());
  }

  /** The left and right edges of the canvas relative to the artboard, in pixels. */
  bounds() {
    const { scroller, artboard } = this.stage.canvas;
    const margin = artboard.getBoundingClientRect().left - scroller.getBoundingClientRect().left + scroller.scrollLeft;
    return { left: -margin, right: artboard.offsetWidth + margin };
  }

  measured(answer, className) {
    const group = draw("g", { class: className, "data-element": answer.element });
    const { frame, background } = answer;
    this.labels.avoid(this.box(frame), answer.parts.map((each) => ({ ...this.box(each.frame), isText: textParts.includes(each.name) })));
    // Even if all rulers are shown: the picture contains only the gaps of each section's first row, and only the
    // numbers that fit.
    for (const gap of answer.gaps) group.append(this.gap(gap, frame));
    for (const piece of answer.parts) group.append(...this.piece(piece));
    if (background && !isSameFrame(background, frame)) group.append(this.outline(background, "background"));
    group.append(this.outline(frame, "frame"));
    for (const separator of answer.separators) group.append(this.separator(separator));
    if (answer.corners) group.append(...this.corners(answer.corners, background ?? frame));
    return group;
  }

  box(frame) {
    const { scale } = this;
    return { x: frame.x * scale, y: frame.y * scale, width: frame.width * scale, height: frame.height * scale };
  }

  outline(frame, className) {
    return draw("rect", { class: className, ...this.box(frame) });
  }

  piece({ frame, baseline, truncated }) {
    const drawn = [this.outline(frame, truncated ? "piece truncated" : "piece")];
    if (baseline != null) {
      const { x, width } = this.box(frame);
      const y = baseline * this.scale;
      drawn.push(draw("line", { class: "baseline", x1: x, x2: x + width, y1: y, y2: y }));
    }
    return drawn;
  }

  gap(gap, frame) {
    const group = draw("g", { class: "gap", "data-gap": gap.name });
    const box = this.box(gap.frame);
    const isHorizontal = gap.axis === "horizontal";
    // A vertical measure is drawn at the right side of the gap, clear of the content and next to its label.
    const middle = { x: isHorizontal ? box.x : box.x + box.width - 8, y: box.y + box.height / 2 };
    group.append(draw("rect", box));
    const ends = isHorizontal
      ? { x1: box.x, x2: box.x + box.width, y1: middle.y, y2: middle.y }
      : { x1: middle.x, x2: middle.x, y1: box.y, y2: box.y + box.height };
    group.append(draw("line", ends));
    // Short strokes across the ends mark the line as a measure.
    const tick = 3;
    for (const end of [1, 2]) {
      const x = ends[`x${end}`];
      const y = ends[`y${end}`];
      group.append(isHorizontal
        ? draw("line", { x1: x, x2: x, y1: y - tick, y2: y + tick })
        : draw("line", { x1: x - tick, x2: x + tick, y1: y, y2: y }));
    }
    this.labels.add(points(gap.length), box, this.box(frame), isHorizontal);
    return group;
  }

  separator({ frame }) {
    const { x, y, width, height } = this.box(frame);
    const middle = y + height / 2;
    return draw("line", { class: "separator", x1: x, x2: x + width, y1: middle, y2: middle });
  }

  corners(corners, frame) {
    const { x, y, width, height } = this.box(frame);
    const places = [
      ["topLeft", x, y, 1, 1], ["topRight", x + width, y, -1, 1],
      ["bottomLeft", x, y + height, 1, -1], ["bottomRight", x + width, y + height, -1, -1],
    ];
    return places.filter(([name]) => corners[name] > 0).map(([name, left, top, right, down]) => {
      const radius = corners[name] * this.scale;
      const sweep = right === down ? 1 : 0;
      const path = `M${left} ${top + down * radius}A${radius} ${radius} 0 0 ${sweep} ${left + right * radius} ${top}`;
      this.labels.addCorner(points(corners[name]), left, top, right, down);
      return draw("g", { class: "corner", "data-corner": name },
        draw("path", { d: path }),
        draw("circle", { cx: left + right * radius, cy: top, r: 2.5 }),
        draw("circle", { cx: left, cy: top + down * radius, r: 2.5 }));
    });
  }
}

function isSameFrame(one, other) {
  return ["x", "y", "width", "height"].every((key) => one[key] === other[key]);
}
