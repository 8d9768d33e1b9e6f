// SPDX-License-Identifier: GPL-3.0-or-later

// The preview: one picture on the canvas, swapped in place at every save.

import { pictureAddress } from "./addresses.js";
import { part, plain, setAttribute } from "./markup.js";
import { explainNoPicture } from "./no-picture.js";
import { points } from "./numbers.js";
import { exactSize } from "./picture-size.js";
import { Swapping } from "./swapping.js";
import { Canvas } from "./zoom.js";

export class Stage {
  constructor(session) {
    this.session = session;
    this.nothing = part("nothing");
    this.artboard = part("artboard");
    this.canvas = new Canvas(part("stage"), this.artboard, (zoom) => session.change({ zoom }));
    const picture = part("picture");
    /** Which spec the picture is of: while another one loads, it is still the last one's. */
    this.shownIndex = session.spec?.index;
    this.swapping = new Swapping(picture, {
      adopt: (image, previous) => this.adopt(image, previous),
      fail: () => this.miss(),
      urgent: true,
    });
    if (picture) picture.draggable = false;
    session.follow(() => this.update());
  }

  update() {
    const { session } = this;
    const { spec } = session;
    this.nothing.hidden = session.hasPicture;
    this.canvas.scroller.hidden = !session.hasPicture;
    if (!session.hasPicture) return explainNoPicture(this.nothing, spec);
    this.address = pictureAddress(spec, session.overrides, { rulers: session.rulers });
    this.swapping.show(this.address);
    if (this.swapping.image) this.name(this.swapping.image);
    this.measure();
    if (this.canvas.mode !== session.zoom) this.canvas.apply(session.zoom);
  }

  adopt(image, previous) {
    image.id = "picture";
    this.name(image);
    if (previous?.isConnected) previous.replaceWith(image);
    else this.artboard.prepend(image);
    const { index } = this.session.spec;
    if (index !== this.shownIndex) this.canvas.scroller.scrollTo(0, 0);
    this.shownIndex = index;
    this.measure();
    if (this.session.isVaried) this.measureExactly(this.address);
  }

  /** An old picture of this spec is better than none; one of another spec is not. */
  miss() {
    if (this.session.spec.index !== this.shownIndex) this.swapping.image?.remove();
  }

  /** In points. The spec's own size comes with the state; a variant's, until it is asked for, in whole points. */
  get size() {
    const { spec, isVaried } = this.session;
    if (!isVaried && spec) return { width: spec.width, height: spec.height };
    if (this.exact && this.exact.address === this.address) return this.exact.size;
    const image = this.swapping.image;
    return { width: image?.naturalWidth || spec?.width, height: image?.naturalHeight || spec?.height };
  }

  async measureExactly(address) {
    const size = await exactSize(address);
    if (!size || address !== this.address) return;
    this.exact = { address, size };
    this.name(this.swapping.image);
    this.measure();
  }

  measure() {
    this.canvas.setWidth(this.size.width);
    // Before the first picture has arrived this keeps its place free.
    const image = this.swapping.image;
    if (image && !image.complete) image.style.aspectRatio = `${this.size.width} / ${this.size.height}`;
    else if (image) image.style.aspectRatio = "";
  }

  name(image) {
    const { spec } = this.session;
    const { width, height } = this.size;
    setAttribute(
      image, "alt", `Preview of ${plain(spec.name)}, ${points(width)} by ${points(height)} points`);
  }

}
