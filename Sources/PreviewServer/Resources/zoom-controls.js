// SPDX-License-Identifier: GPL-3.0-or-later

// The zoom controls below the canvas. They act on the visible canvas.

import { Menu } from "./menus.js";
import { part, setPressed, setText } from "./markup.js";
import { percent } from "./numbers.js";

const choices = [
  { id: "fit", name: "Fit width", hint: "1" },
  ...[0.25, 0.5, 0.75, 1, 1.5, 2, 4].map((scale) =>
    ({ id: String(scale), name: percent(scale), hint: scale === 1 ? "0" : null })),
];

export class ZoomControls {
  constructor(session, canvases) {
    this.session = session;
    this.canvases = canvases;
    this.menu = new Menu("zoom-menu", "zoom-value", choices, (id) => this.choose(id === "fit" ? id : Number(id)));
    part("zoom-out").addEventListener("click", () => this.step(-1));
    part("zoom-in").addEventListener("click", () => this.step(1));
    part("zoom-fit").addEventListener("click", () => this.choose("fit"));
    part("zoom-actual").addEventListener("click", () => this.choose(1));
    for (const { canvas } of Object.values(canvases)) canvas.resized.push(() => this.update());
    session.follow(() => this.update());
  }

  get canvas() {
    return (this.canvases[this.session.view] ?? this.canvases.preview).canvas;
  }

  step(direction) {
    if (this.session.view !== "grid") this.canvas.step(direction);
  }

  choose(zoom) {
    if (zoom === "fit") this.session.change({ zoom });
    else this.canvas.zoomTo(zoom);
  }

  update() {
    const { canvas } = this;
    setText(part("zoom-percent"), percent(canvas.scale));
    setPressed(part("zoom-fit"), canvas.mode === "fit");
    setPressed(part("zoom-actual"), canvas.mode !== "fit" && canvas.scale === 1);
    this.menu.mark(canvas.mode === "fit" ? "fit" : String(canvas.scale));
  }
}
