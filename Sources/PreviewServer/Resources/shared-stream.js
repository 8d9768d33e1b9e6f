// SPDX-License-Identifier: GPL-3.0-or-later

// This window's end of the one stream that all windows of the browser share.

const silence = 4000;

/** The only script that the page's policy lets a worker run. */
const policy = globalThis.trustedTypes?.createPolicy("stream-worker", { createScriptURL: () => "stream-worker.js" });

export class SharedStream {
  static get isPossible() {
    return "SharedWorker" in globalThis;
  }

  /** `tell` hears what ``Stream`` tells; `fail` hears that there is no worker to be had. */
  constructor(tell, fail) {
    this.tell = tell;
    this.fail = fail;
    this.hasHeard = false;
  }

  open() {
    this.attach();
  }

  close() {
    clearTimeout(this.watch);
    this.port?.postMessage("unseen");
  }

  /** The page goes, or it may be kept for the way back. */
  leave() {
    clearTimeout(this.watch);
    this.port?.postMessage("gone");
    this.port?.close();
    this.port = null;
  }

  attach() {
    this.leave();
    try {
      const worker = new SharedWorker(policy ? policy.createScriptURL("") : "stream-worker.js", { type: "module" });
      worker.addEventListener("error", () => this.giveUp());
      this.port = worker.port;
    } catch {
      return this.giveUp();
    }
    this.port.addEventListener("message", ({ data }) => {
      this.hasHeard = true;
      this.expect();
      this.tell(data);
    });
    this.port.start();
    this.port.postMessage("seen");
    this.expect();
  }

  /** The worker ends with the process that it runs in, which may be another window's: then it is started anew. */
  expect() {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => (this.hasHeard ? this.attach() : this.giveUp()), silence);
  }

  giveUp() {
    this.leave();
    if (!this.hasHeard) this.fail();
    else this.watch = setTimeout(() => this.attach(), silence);
  }
}
