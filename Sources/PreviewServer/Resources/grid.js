// SPDX-License-Identifier: GPL-3.0-or-later

// Many variants side by side, at one scale; each picture is replaced in place at every save.

import { pictureAddress } from "./addresses.js";
import { GridControls } from "./grid-controls.js";
import { combinations, gridKeys, knownPicks, mostCells, standardPicks } from "./grid-picks.js";
import { build, part, plain, setAttribute, setText } from "./markup.js";
import { explainNoPicture } from "./no-picture.js";
import { Swapping } from "./swapping.js";
import { cornerRadius, describe, screenSize } from "./variants.js";

/** The largest factor, as a logarithm, by which a chosen scale is changed to fill a row. */
const mostFitting = Math.log(1.45);

export class Grid {
  constructor(session) {
    this.session = session;
    this.place = part("grid");
    const { preferences } = session;
    this.chosenPicks = preferences.get("gridPicks", null);
    /** The scale that was chosen, and the one near it with which the first row fills the window. */
    this.chosenScale = preferences.get("gridScale", 0.5);
    this.scale = this.chosenScale;
    this.isCropped = preferences.get("gridCrop", false);
    this.cells = new Map();
    this.controls = new GridControls(session, this);
    // Cells outside the visible area are rendered only when they come near it.
    this.sight = new IntersectionObserver((entries) => this.seen(entries), { root: this.place, rootMargin: "300px" });
    session.follow(() => this.update());
    new ResizeObserver(() => this.update()).observe(this.place);
  }

  get picks() {
    return knownPicks(this.chosenPicks, this.session.choices) ?? standardPicks(this.session);
  }

  choose({ picks, scale, isCropped }) {
    const { preferences } = this.session;
    if (picks) preferences.set("gridPicks", (this.chosenPicks = picks));
    if (scale) preferences.set("gridScale", (this.chosenScale = scale));
    if (isCropped !== undefined) preferences.set("gridCrop", (this.isCropped = isCropped));
    this.update();
  }

  update() {
    const { spec, hasContent, view } = this.session;
    if (view !== "grid") return;
    const nothing = part("grid-nothing");
    nothing.hidden = hasContent;
    // A spec that never had a good state has no traits to vary.
    if (!hasContent) return explainNoPicture(nothing, spec);
    const all = combinations(this.picks, this.session.choices);
    const variants = all.slice(0, mostCells).map((variant) => ({ ...this.session.overrides, ...variant }));
    this.left = all.length - variants.length;
    const wanted = variants.map((variant) => this.cell(variant));
    for (const [key, cell] of this.cells) {
      if (wanted.includes(cell)) continue;
      this.sight.unobserve(cell.figure);
      this.cells.delete(key);
    }
    const isSame = wanted.length === this.place.childElementCount
      && wanted.every((cell, at) => cell.figure === this.place.children[at]);
    if (!isSame) this.place.replaceChildren(...wanted.map((cell) => cell.figure));
    this.scale = this.fittingScale(wanted);
    this.controls.update();
    for (const cell of wanted) this.updateCell(cell);
  }

  /** Half of a narrow window would be empty if the last picture of a row didn't fit by a few points. */
  fittingScale(cells) {
    const { paddingLeft, paddingRight, columnGap } = getComputedStyle(this.place);
    const room = this.place.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const scales = [];
    let width = 0;
    for (const [at, cell] of cells.entries()) {
      width += this.widthOf(cell);
      const scale = (room - at * Number.parseFloat(columnGap)) / width;
      if (scale > 0) scales.push(Math.floor(scale * 1000) / 1000);
    }
    const distance = (scale) => Math.abs(Math.log(scale / this.chosenScale));
    const nearest = scales.sort((one, other) => distance(one) - distance(other))[0];
    return nearest && distance(nearest) < mostFitting ? nearest : this.chosenScale;
  }

  /** In points. */
  widthOf({ variant, swapping }) {
    const { session } = this;
    return swapping.image.naturalWidth || screenSize(session.choices, { ...session.variant, ...variant })?.width || session.spec.width;
  }

  cell(variant) {
    const key = JSON.stringify(variant);
    if (!this.cells.has(key)) this.cells.set(key, this.newCell(variant));
    return this.cells.get(key);
  }

  newCell(variant) {
    const image = build("img", { alt: "" });
    const button = build("button", { type: "button", class: "cell" }, image);
    const caption = build("figcaption");
    const figure = build("figure", {}, button, caption);
    const cell = { variant, figure, button, caption, isNear: false, isMissing: false };
    button.addEventListener("click", () => this.open(variant));
    cell.swapping = new Swapping(image, {
      adopt: (next, previous) => {
        previous.replaceWith(next);
        cell.isMissing = false;
        figure.classList.add("shown");
        this.updateCell(cell);
      },
      fail: () => {
        cell.isMissing = true;
        setText(caption, captionOf(cell));
      },
    });
    this.sight.observe(figure);
    return cell;
  }

  seen(entries) {
    for (const { target, isIntersecting } of entries) {
      const cell = [...this.cells.values()].find(({ figure }) => figure === target);
      if (!cell) continue;
      cell.isNear = isIntersecting;
      this.updateCell(cell);
    }
  }

  updateCell(cell) {
    const { session } = this;
    const { spec } = session;
    const { variant, swapping } = cell;
    if (cell.isNear && session.hasPicture) {
      swapping.show(pictureAddress(spec, variant, { rulers: session.rulers }));
    }
    const full = { ...session.variant, ...variant };
    const screen = screenSize(session.choices, full);
    const width = this.widthOf(cell);
    const corner = cornerRadius({ spec, choices: session.choices, variant: full });
    const style = cell.button.style;
    style.width = `${width * this.scale}px`;
    style.aspectRatio = swapping.image.naturalWidth ? "" : `${width} / ${screen?.height ?? spec.height}`;
    style.maxHeight = this.isCropped && screen ? `${screen.height * this.scale}px` : "";
    style.borderRadius = corner === null ? "" : `${corner * this.scale}px`;
    setText(cell.caption, captionOf(cell));
    setAttribute(cell.button, "aria-label", `Open in preview: ${describe(full)}`);
    setAttribute(swapping.image, "alt", `${plain(spec.name)}, ${describe(full, gridKeys)}`);
  }

  /** Only the traits that differ from the spec become the reader's choices. */
  open(variant) {
    const own = this.session.spec.variant;
    const overrides = Object.fromEntries(Object.entries(variant).filter(([key, value]) => own[key] !== value));
    this.session.change({ view: "preview", overrides });
    part("stage").focus();
  }
}

function captionOf({ variant, isMissing }) {
  return describe(variant, gridKeys) + (isMissing ? " — no preview" : "");
}
