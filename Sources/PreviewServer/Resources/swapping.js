// SPDX-License-Identifier: GPL-3.0-or-later

// Replaces a picture by its next version without a moment of emptiness, and keeps the requests few: the
// daemon renders one after the other, and the page's other requests share the browser's six connections.

const mostAtOnce = 3;
let running = 0;
const waiting = [];

/** Resolves to a decoded image that is ready to stand in the page; rejects when there is none. */
export async function load(address, { urgent = false } = {}) {
  if (!urgent) await turn();
  else running += 1;
  try {
    const image = new Image();
    image.draggable = false;
    image.src = address;
    await image.decode();
    return image;
  } finally {
    leave();
  }
}

function leave() {
  running -= 1;
  waiting.shift()?.();
}

async function turn() {
  while (running >= mostAtOnce) await new Promise((go) => waiting.push(go));
  running += 1;
}

/** An image in the page that always shows the newest address it was asked for. */
export class Swapping {
  /** `adopt` puts a loaded image in place of the current one; `fail` hears that there is none. */
  constructor(image, { adopt, fail, urgent = false }) {
    this.image = image;
    this.address = image?.getAttribute("src") ?? null;
    this.adopt = adopt;
    this.fail = fail;
    this.urgent = urgent;
  }

  /** Whether the image is the one that was asked for last. */
  get isSettled() {
    return this.image !== null && this.image.getAttribute("src") === this.address;
  }

  async show(address) {
    if (address === this.address) return;
    this.address = address;
    try {
      const image = await load(address, { urgent: this.urgent });
      // A later save has overtaken this one.
      if (address !== this.address) return;
      const previous = this.image;
      this.image = image;
      this.adopt(image, previous);
    } catch {
      if (address !== this.address) return;
      // So that the next state may ask again.
      this.address = null;
      this.fail?.();
    }
  }
}
