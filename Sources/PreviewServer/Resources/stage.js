// SPDX-License-Identifier: GPL-3.0-or-later

// The preview: one picture on the canvas, changed in place at every save.

import { pictureAddress } from "./addresses.js";
import { part, plain } from "./markup.js";
import { explainNoPicture } from "./no-picture.js";
import { points } from "./numbers.js";
import { Picture } from "./picture.js";
import { placed } from "./placing.js";
import { Canvas, roundCorners } from "./zoom.js";

export class Stage {
  constructor(session) {
    this.session = session;
    this.nothing = part("nothing");
    this.artboard = part("artboard");
    this.canvas = new Canvas(part("stage"), this.artboard, (zoom) => session.change({ zoom }));
    /** The spec of the shown picture: while another spec loads, still the previous one. */
    this.shownIndex = session.spec?.index;
    this.picture = new Picture(this.artboard, part("picture"), {
      changed: () => this.adopt(),
      failed: () => this.miss(),
      replacing: (replace) => this.keepPlace(replace),
    });
    roundCorners(this.canvas, session);
    session.follow(() => this.update());
  }

  update() {
    const { session } = this;
    const { spec } = session;
    this.nothing.hidden = session.hasContent;
    this.canvas.scroller.hidden = !session.hasContent;
    if (!session.hasContent) explainNoPicture(this.nothing, spec);
    if (!session.hasPicture) return;
    if (spec.revision !== this.revision) this.holdPin();
    this.revision = spec.revision;
    this.picture.show(pictureAddress(spec, session.overrides, { rulers: session.rulers, trial: session.trial }));
    this.name();
    this.measure();
    if (this.canvas.mode !== session.zoom) this.canvas.apply(session.zoom);
  }

  /** A change that the daemon sends before the state that it belongs to. */
  take(change) {
    if (this.picture.fits(change)) {
      this.holdPin();
      this.picture.take(change);
    }
  }

  follow(inspection) {
    this.inspection = inspection;
    inspection.follow(() => this.returnPin());
  }

  /**
   * Changes the picture so that the first visible row keeps its position on the screen. At the very top the page isn't
   * scrolled, so that rows added above the first one are visible.
   */
  keepPlace(replace) {
    const { scroller } = this.canvas;
    const view = scroller.getBoundingClientRect();
    const seen = (scroller.scrollTop > 0 ? this.picture.items : [])
      .map((item) => ({ item, box: item.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > view.top && box.top < view.bottom && box.height < view.height);
    replace();
    const anchor = seen.find(({ item }) => item.isConnected);
    if (anchor) scroller.scrollTop += anchor.item.getBoundingClientRect().top - anchor.box.top;
  }

  /** Records the position of a visible pinned element before a save, until its new place is known. */
  holdPin() {
    const pinned = this.inspection?.pinned;
    if (this.held || !pinned) return;
    const top = this.topOf(pinned);
    const view = this.canvas.scroller.getBoundingClientRect();
    if (top > view.top && top < view.bottom) this.held = { index: this.session.spec.index, top };
  }

  /** Scrolls so that the pinned element is where it was, once its place and the picture are up to date. */
  returnPin() {
    if (!this.held) return;
    const { pinned } = this.inspection;
    const { index, revision } = this.session.spec;
    const isOther = !pinned || index !== this.held.index;
    if (!isOther && (pinned.revision !== revision || this.shownRevision !== revision)) return;
    if (!isOther) this.canvas.scroller.scrollTop += this.topOf(pinned) - this.held.top;
    this.held = null;
  }

  /** The position in the window, in pixels. */
  topOf(answer) {
    return this.artboard.getBoundingClientRect().top + placed(answer).frame.y * this.canvas.scale;
  }

  adopt() {
    this.name();
    const { index } = this.session.spec;
    if (index !== this.shownIndex) this.canvas.scroller.scrollTo(0, 0);
    this.shownIndex = index;
    this.shownRevision = this.picture.revision;
    this.measure();
    this.returnPin();
  }

  /** An old picture of this spec is better than none; one of another spec isn't. */
  miss() {
    if (this.session.spec.index !== this.shownIndex) this.picture.remove();
  }

  /** In points. The spec's own size is part of the state; a variant's comes from its picture. */
  get size() {
    const { spec, isVaried, trial } = this.session;
    if (!isVaried && trial.length === 0 && spec) return { width: spec.width, height: spec.height };
    return this.picture.size ?? { width: spec?.width, height: spec?.height };
  }

  measure() {
    this.canvas.setWidth(this.size.width);
  }

  name() {
    const { spec } = this.session;
    const { width, height } = this.size;
    this.picture.name(`Preview of ${plain(spec.name)}, ${points(width)} by ${points(height)} points`);
  }
}
