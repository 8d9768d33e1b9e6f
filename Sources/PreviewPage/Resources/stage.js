// SPDX-License-Identifier: GPL-3.0-or-later

// The preview: one picture on the canvas, changed in place at every save.

import { pictureAddress } from "./addresses.js";
import { part, plain } from "./markup.js";
import { explainNoPicture } from "./no-picture.js";
import { points } from "./numbers.js";
import { Picture } from "./picture.js";
import { Canvas, roundCorners } from "./zoom.js";

export class Stage {
  constructor(session) {
    this.session = session;
    this.nothing = part("nothing");
    this.artboard = part("artboard");
    this.canvas = new Canvas(part("stage"), this.artboard, (zoom) => session.change({ zoom }));
    /** Which spec the picture is of: while another one loads, it is still the last one's. */
    this.shownIndex = session.spec?.index;
    this.picture = new Picture(this.artboard, part("picture"), {
      changed: () => this.adopt(),
      failed: () => this.miss(),
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
    this.picture.show(pictureAddress(spec, session.overrides, { rulers: session.rulers, trial: session.trial }));
    this.name();
    this.measure();
    if (this.canvas.mode !== session.zoom) this.canvas.apply(session.zoom);
  }

  adopt() {
    this.name();
    const { index } = this.session.spec;
    if (index !== this.shownIndex) this.canvas.scroller.scrollTo(0, 0);
    this.shownIndex = index;
    this.measure();
  }

  /** An old picture of this spec is better than none; one of another spec is not. */
  miss() {
    if (this.session.spec.index !== this.shownIndex) this.picture.remove();
  }

  /** In points. The spec's own size comes with the state; a variant's with its picture. */
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
