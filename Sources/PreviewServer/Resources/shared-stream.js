// SPDX-License-Identifier: GPL-3.0-or-later

// This window's connection to the one stream that all windows of the browser share.

const silence = 4000;

/** The page's policy lets a worker run only this script. */
const policy = globalThis.trustedTypes?.createPolicy("stream-worker", { createScriptURL: () => "stream-worker.js" });

export class SharedStream {
  static get isPossible() {
    return "SharedWorker" in globalThis;
  }

  /** `tell` receives the news of ``Stream``; `fail` is called if no worker is available. */
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

  /** The page is being left, or kept in the back-forward cache. */
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

  /** The worker ends with its process, which may be another window's: then it is started again. */
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
