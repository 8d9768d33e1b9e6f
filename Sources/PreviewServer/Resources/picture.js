// SPDX-License-Identifier: GPL-3.0-or-later

// The picture on the canvas: drawn by the browser as part of the page, so that a save replaces only the rows that
// changed. An image element would decode the whole picture again.

import { pictureAddress } from "./addresses.js";
import { build, setAttribute } from "./markup.js";

/** Its changes come from the daemon, as its pictures do; see `ask`. */
const policy = globalThis.trustedTypes?.createPolicy("picture", { createHTML: (xml) => xml });

export class Picture {
  /**
   * `changed` is called when the newest requested picture is in the page, `failed` when there is none. `former` is the
   * image that the page contained at first.
   */
  constructor(artboard, former, { changed, failed, replacing }) {
    this.artboard = artboard;
    this.element = former;
    this.changed = changed;
    this.failed = failed;
    this.replacing = replacing;
    // A shadow root separates its ids from the page's, and the page's styles don't apply to it.
    this.drawing = build("div", { id: "drawing", "aria-hidden": "true" });
    this.root = this.drawing.attachShadow({ mode: "open" });
    /** The requested address, the address shown, and the server's tag for it. */
    this.wanted = null;
    this.address = null;
    this.tag = null;
  }

  /** In points; `null` before the first picture. */
  get size() {
    const box = this.root.firstElementChild?.viewBox.baseVal;
    return box ? { width: box.width, height: box.height } : null;
  }

  /** Addresses that differ only in the revision or in tried numbers show states of one picture. */
  async show(address) {
    if (address === this.wanted) return;
    this.wanted = address;
    // One request at a time; the newest address is requested next.
    if (this.isAsking) return;
    this.isAsking = true;
    while (this.wanted !== null && this.wanted !== this.address) await this.follow(this.wanted);
    this.isAsking = false;
  }

  /** Whether the picture that a change begins at is shown and wanted. */
  fits({ spec, since }) {
    return since === this.tag && this.wanted === this.address
      && this.address === pictureAddress({ index: spec, revision: this.revision }, {});
  }

  /** A change that the daemon sent: the picture of the next state needs no request. */
  take({ spec, revision, tag, patch }) {
    const address = pictureAddress({ index: spec, revision }, {});
    this.wanted = address;
    this.adopt({ root: parsed(patch), tag }, address);
  }

  async follow(address) {
    try {
      const isSame = this.tag !== null && course(address) === course(this.address);
      const answer = await ask(isSame ? `${address}&since=${this.tag}` : address);
      // Another picture is wanted by now. A later state of this one is shown meanwhile.
      if (course(address) !== course(this.wanted ?? "")) return;
      this.adopt(answer, address);
    } catch {
      if (address !== this.wanted) return;
      // Lets the next state ask again.
      this.wanted = null;
      this.failed();
    }
  }

  adopt({ root, tag }, address) {
    if (root.localName === "patch") this.replacing(() => this.patch(root));
    else this.replace(root);
    this.tag = tag;
    this.address = address;
    this.present();
    this.changed();
  }

  replace(root) {
    const { width, height } = root.viewBox.baseVal;
    this.drawing.style.aspectRatio = `${width} / ${height}`;
    root.setAttribute("width", "100%");
    root.setAttribute("height", "100%");
    root.style.display = "block";
    this.root.replaceChildren(root);
  }

  /** The spec's revision when it was drawn. */
  get revision() {
    return Number(/revision=(\d+)/.exec(this.address ?? "")?.[1]);
  }

  /** The rows and titles of the picture, as elements that remain as long as their rows do. */
  get items() {
    return [...(this.root.firstElementChild?.children ?? [])];
  }

  /** The steps are described at PicturePatch. */
  patch(steps) {
    const picture = this.root.firstElementChild;
    const items = [...picture.children];
    let next = 0;
    for (const step of steps.children) {
      const count = Number(step.getAttribute("count"));
      if (step.localName === "keep") {
        next += count;
      } else if (step.localName === "drop") {
        for (const item of items.slice(next, next + count)) item.remove();
        next += count;
      } else if (step.localName === "put") {
        const place = items[next] ?? null;
        for (const item of [...step.children]) picture.insertBefore(item, place);
      } else {
        renew(items[next], step);
        next += 1;
      }
    }
    const box = steps.getAttribute("viewBox");
    for (const name of ["viewBox", "aria-labelledby", "aria-describedby"]) {
      setAttribute(picture, name, steps.getAttribute(name));
    }
    const [, , width, height] = box.split(" ");
    this.drawing.style.aspectRatio = `${width} / ${height}`;
  }

  /**
   * An element that represents the picture to screen readers and scripts; a new one for each picture, so that changes
   * are noticed.
   */
  present() {
    const { width, height } = this.size;
    const element = build("div", {
      id: "picture", role: "img", draggable: "true", "data-address": this.address, "data-width": width, "data-height": height,
    });
    if (this.element?.isConnected) this.element.replaceWith(element);
    else this.artboard.prepend(element);
    this.element = element;
    if (!this.drawing.isConnected) this.artboard.prepend(this.drawing);
  }

  name(text) {
    if (this.element) setAttribute(this.element, this.element.localName === "img" ? "alt" : "aria-label", text);
  }

  remove() {
    this.element?.remove();
    this.drawing.remove();
    this.address = null;
    this.tag = null;
  }
}

/** Updates an element that only moved or has another number. */
function renew(item, step) {
  for (const { name } of [...item.attributes]) if (!step.hasAttribute(name)) item.removeAttribute(name);
  for (const { name, value } of step.attributes) setAttribute(item, name, value);
}

/** An address without its revision and the tried numbers. */
function course(address) {
  return address.replace(/revision=\d+/, "").replace(/&trial=[^&]*/, "");
}

function parsed(xml) {
  return new DOMParser().parseFromString(policy ? policy.createHTML(xml) : xml, "application/xml").documentElement;
}

/** Resolves to the root of an answer and its tag. */
function ask(address) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("GET", address);
    request.responseType = "document";
    request.onload = () => {
      const root = request.responseXML?.documentElement;
      if (request.status !== 200 || !root) return reject(new Error(`${request.status}`));
      resolve({ root: document.adoptNode(root), tag: request.getResponseHeader("ETag")?.replaceAll('"', "") ?? null });
    };
    request.onerror = () => reject(new Error("no answer"));
    request.send();
  });
}
