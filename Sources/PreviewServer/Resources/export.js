// SPDX-License-Identifier: GPL-3.0-or-later

// Exports the picture from the page: copies it, downloads it, or lets it be dragged to a folder or another program.

import { pictureAddress } from "./addresses.js";
import { build, part, setAttribute, setText } from "./markup.js";
import { anchorPopover } from "./menus.js";
import { tell } from "./notice.js";
import { size } from "./numbers.js";
import { load } from "./swapping.js";
import { device, variantKeys } from "./variants.js";

const svgType = "image/svg+xml";
const pngType = "image/png";
/** The limits of browsers for drawing: pixels per side, and pixels in total. */
const longestSide = 32767;
const mostPixels = 64e6;

export class Export {
  constructor(session, stage) {
    this.session = session;
    this.panel = part("export");
    anchorPopover(this.panel, part("export-button"));
    this.svgLink = this.link("Download SVG");
    this.pngLink = this.link("Download PNG");
    this.pixels = build("kbd");
    this.pngLink.append(this.pixels);
    this.panel.append(
      this.button("Copy SVG", () => this.copySVG()), this.button("Copy PNG", () => this.copyPNG()),
      this.svgLink, this.pngLink, build("p", { class: "hint" }, "You can also drag the picture or a download out of the page."));
    this.panel.addEventListener("toggle", (event) => {
      if (event.newState === "open") this.prepare();
    });
    this.followDragging(stage);
  }

  get address() {
    const { spec, overrides, rulers } = this.session;
    return pictureAddress(spec, overrides, { rulers });
  }

  /** `settings.svg`, or `settings-dark.svg` for a variant. */
  nameOf(ending) {
    const { spec, overrides } = this.session;
    const stem = spec.name.split("/").pop().replace(/(.)\.[^.]*$/, "$1");
    const traits = variantKeys.map((key) => overrides[key]).filter(Boolean);
    return `${[stem, ...traits].join("-")}.${ending}`;
  }

  /** Pixels per point, as on the shown device. */
  get scale() {
    const { spec, overrides, choices } = this.session;
    return (overrides.device ? device(choices, overrides.device)?.scale : null) ?? spec.scale ?? 1;
  }

  button(name, action) {
    return build("button", {
      type: "button",
      click: () => {
        this.panel.hidePopover();
        action();
      },
    }, build("span", {}, name));
  }

  link(name) {
    return build("a", {
      draggable: "true",
      click: () => this.panel.hidePopover(),
      dragstart: ({ currentTarget, dataTransfer }) => offer(dataTransfer, currentTarget),
    }, build("span", {}, name));
  }

  /** Makes the links complete before they can be dragged. */
  async prepare() {
    Object.assign(this.svgLink, { href: this.address, download: this.nameOf("svg"), type: svgType });
    this.pngLink.removeAttribute("href");
    setText(this.pixels, "…");
    const { address } = this;
    try {
      const { blob, width, height } = await this.png();
      if (address !== this.address) return;
      if (this.blobAddress) URL.revokeObjectURL(this.blobAddress);
      this.blobAddress = URL.createObjectURL(blob);
      Object.assign(this.pngLink, { href: this.blobAddress, download: this.nameOf("png"), type: pngType });
      setText(this.pixels, size(width, height));
    } catch (error) {
      setText(this.pixels, "unavailable");
      setAttribute(this.pngLink, "title", error.message);
    }
  }

  /** Resolves to `{blob, width, height, note}`; the note gives the scale if it isn't the device's. */
  async png() {
    const wanted = this.scale;
    const image = await load(this.address, { urgent: true });
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = [wanted, 2, 1].find((each) =>
      each <= wanted && Math.max(width, height) * each <= longestSide && width * height * each * each <= mostPixels);
    if (!scale) {
      throw new Error(`a picture of ${size(width, height)} points is too large for a PNG in a browser; use 'roundtable render SPEC -o FILE.png'`);
    }
    const canvas = build("canvas", { width: Math.round(width * scale), height: Math.round(height * scale) });
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, pngType));
    if (!blob) throw new Error("the browser could not create the PNG");
    const note = scale < wanted ? `, at ${scale} instead of ${wanted} pixels per point because the picture is long` : "";
    return { blob, width: canvas.width, height: canvas.height, note };
  }

  async copySVG() {
    await this.copy("SVG", async () => {
      const response = await fetch(this.address);
      if (!response.ok) throw new Error(`the daemon answered with status ${response.status}`);
      await navigator.clipboard.writeText(await response.text());
      return this.nameOf("svg");
    });
  }

  async copyPNG() {
    await this.copy("PNG", async () => {
      if (!globalThis.ClipboardItem) throw new Error("this browser can't copy pictures");
      // Passed before it is made: some browsers allow this only directly after the click.
      const made = this.png();
      await navigator.clipboard.write([new ClipboardItem({ [pngType]: made.then(({ blob }) => blob) })]);
      const { width, height, note } = await made;
      return `${size(width, height)} pixels${note}`;
    });
  }

  async copy(kind, action) {
    try {
      if (!navigator.clipboard) throw new Error("this browser can copy only from localhost or over HTTPS");
      const what = await action();
      const stale = this.session.isBroken ? " (the last good preview, because the spec is broken)" : "";
      tell(`Copied ${kind}: ${what}${stale}`);
    } catch (error) {
      tell(`Not copied: ${error.message}. Download it instead.`, { isProblem: true });
    }
  }

  /** Dragging the picture exports it as an SVG. */
  followDragging({ artboard, canvas, picture }) {
    artboard.addEventListener("dragstart", (event) => {
      // With Space held, dragging pans.
      if (canvas.scroller.matches(".grab, .grabbing")) return event.preventDefault();
      const address = new URL(this.address, location.href).href;
      offer(event.dataTransfer, { type: svgType, download: this.nameOf("svg"), href: address });
      const box = picture.drawing.getBoundingClientRect();
      event.dataTransfer.setDragImage(picture.drawing, event.clientX - box.left, event.clientY - box.top);
    });
  }
}

/** Offers a file for folders and programs, and an address for targets that take no files. */
function offer(transfer, { type, download, href }) {
  if (!href) return;
  transfer.effectAllowed = "copy";
  transfer.setData("DownloadURL", `${type}:${download}:${href}`);
  transfer.setData("text/uri-list", href);
}
