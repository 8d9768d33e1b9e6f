// The daemon's news: the state as the page came with it, then one event for every change.

const firstDelay = 500;
const longestDelay = 8000;

/** The state in the page, which is there before any request. */
export function stateInPage() {
  return JSON.parse(document.getElementById("state").textContent);
}

export class Connection {
  /** `status` is connecting, connected, reconnecting or stopped. */
  constructor({ onState, onStatus }) {
    this.onState = onState;
    this.onStatus = onStatus;
    this.delay = firstDelay;
    this.last = null;
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => {
      // A browser keeps six connections to a server, whatever the number of tabs: an unseen one must not
      // hold any, or the seventh tab would wait for ever.
      if (document.visibilityState === "hidden") this.rest();
      else this.hurry();
    });
    // A page taken from the back-forward cache has lost its connection without an event.
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => {
      if (event.persisted) this.open();
    });
    this.say("connecting");
    this.open();
  }

  open() {
    this.close();
    const source = new EventSource("events");
    this.source = source;
    source.addEventListener("open", () => {
      this.delay = firstDelay;
      this.say("connected");
    });
    source.addEventListener("state", (event) => {
      // The same news again, as after a reconnection, is none.
      if (event.data === this.last) return;
      this.last = event.data;
      this.onState(JSON.parse(event.data));
    });
    source.addEventListener("stopped", () => {
      this.say("stopped");
      this.delay = longestDelay;
      this.retry();
    });
    // The browser's own retrying gives up on some errors and has no visible state: this one does neither.
    source.addEventListener("error", () => {
      if (this.status !== "stopped") this.say("reconnecting");
      this.retry();
    });
  }

  retry() {
    this.close();
    this.timer = setTimeout(() => this.open(), this.delay);
    this.delay = this.status === "stopped" ? longestDelay : Math.min(this.delay * 2, longestDelay);
  }

  rest() {
    if (this.status === "stopped") return;
    this.close();
    this.say("reconnecting");
  }

  hurry() {
    if (this.status === "connected" || this.status === "connecting") return;
    this.delay = firstDelay;
    this.open();
  }

  close() {
    clearTimeout(this.timer);
    this.source?.close();
  }

  say(status) {
    this.status = status;
    this.onStatus(status);
  }
}
