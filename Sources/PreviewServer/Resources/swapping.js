// SPDX-License-Identifier: GPL-3.0-or-later

// Replaces a picture by its next version without an empty moment, and limits the number of requests: the daemon renders
// one picture at a time, and the page's other requests share the browser's six connections.

const mostAtOnce = 3;
let running = 0;
const waiting = [];

/** Resolves to a decoded image that can be shown at once; rejects if there is none. */
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

/** An image in the page that always shows the newest requested address. */
export class Swapping {
  /** `adopt` replaces the current image with a loaded one; `fail` is called if there is none. */
  constructor(image, { adopt, fail, urgent = false }) {
    this.image = image;
    this.address = image?.getAttribute("src") ?? null;
    this.adopt = adopt;
    this.fail = fail;
    this.urgent = urgent;
  }

  /** Whether the image shown is the one requested last. */
  get isSettled() {
    return this.image !== null && this.image.getAttribute("src") === this.address;
  }

  async show(address) {
    if (address === this.address) return;
    this.address = address;
    try {
      const image = await load(address, { urgent: this.urgent });
      // A later save has made this one obsolete.
      if (address !== this.address) return;
      const previous = this.image;
      this.image = image;
      this.adopt(image, previous);
    } catch {
      if (address !== this.address) return;
      // Lets the next state ask again.
      this.address = null;
      this.fail?.();
    }
  }
}
