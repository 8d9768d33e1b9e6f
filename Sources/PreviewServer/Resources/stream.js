// SPDX-License-Identifier: GPL-3.0-or-later

// Receives the daemon's news, one event per change, and watches the daemon: a missing heartbeat, sent every second,
// reveals a frozen daemon, which causes no error.

const silence = 2400;
/** A connection that returns within this time (in milliseconds) wasn't lost. */
const grace = 1200;
const firstDelay = 500;
const longestDelay = 8000;

export class Stream {
  /**
   * `tell` receives `{status, heard}`, `{picture}`, `{state}` and `{missed}`. `status` is resting, connecting, connected,
   * reconnecting, silent, lost, stopped or moved; `heard` is the time of the daemon's last sign of life, or null.
   */
  constructor(tell) {
    this.tell = tell;
    this.status = "resting";
    this.heard = null;
    this.delay = firstDelay;
  }

  open() {
    if (this.status !== "resting") return;
    this.say("connecting");
    this.listen();
  }

  /** A browser allows six connections per server, for all windows together: hidden windows keep none. */
  close() {
    this.end();
    clearTimeout(this.loss);
    this.delay = firstDelay;
    this.say("resting");
  }

  /** A window became visible: retry at once instead of later. */
  hurry() {
    if (["resting", "connecting", "connected"].includes(this.status)) return;
    this.delay = firstDelay;
    this.listen();
  }

  listen() {
    this.end();
    const source = new EventSource("events");
    this.source = source;
    for (const kind of ["picture", "state", "missed", "alive"]) {
      source.addEventListener(kind, (event) => this.hear(kind, event.data));
    }
    source.addEventListener("stopped", () => {
      this.heard = Date.now();
      this.say("stopped");
      this.retry();
    });
    // The browser's own retrying gives up after some errors and doesn't show its state; ours does neither.
    source.addEventListener("error", () => {
      if (this.status === "connected" || this.status === "connecting") {
        this.say("reconnecting");
        this.loss = setTimeout(() => this.say("lost"), grace);
      } else if (this.status === "silent") {
        this.say("lost");
      }
      this.ask();
      this.retry();
    });
    this.watch = setTimeout(() => this.miss(), silence);
  }

  hear(kind, data) {
    this.heard = Date.now();
    this.delay = firstDelay;
    clearTimeout(this.loss);
    clearTimeout(this.watch);
    this.watch = setTimeout(() => this.miss(), silence);
    this.say("connected");
    if (kind !== "alive") this.tell({ [kind]: data });
  }

  /** A frozen daemon may continue by itself; a connection that was lost unnoticed must be replaced. */
  miss() {
    clearTimeout(this.loss);
    if (this.status !== "stopped") this.say("silent");
    this.watch = setTimeout(() => this.listen(), this.nextDelay());
  }

  /** An error doesn't show whether the daemon is gone, has another address now, or another program has its port. */
  async ask() {
    const answer = await fetch("state", { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (this.status === "connected" || this.status === "resting") return;
    if (!answer) return this.status === "moved" ? this.say("lost") : undefined;
    const isOurs = answer.ok && answer.headers.get("Content-Type") === "application/json";
    if (isOurs || answer.status >= 500) return;
    clearTimeout(this.loss);
    this.say("moved");
  }

  retry() {
    this.end();
    this.watch = setTimeout(() => this.listen(), this.nextDelay());
  }

  nextDelay() {
    const { delay } = this;
    this.delay = Math.min(delay * 2, longestDelay);
    return delay;
  }

  end() {
    clearTimeout(this.watch);
    this.source?.close();
    this.source = null;
    if (this.status !== "reconnecting") clearTimeout(this.loss);
  }

  say(status) {
    if (status === this.status) return;
    this.status = status;
    this.tell({ status, heard: this.heard });
  }
}
