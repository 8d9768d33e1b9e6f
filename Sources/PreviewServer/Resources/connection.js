// SPDX-License-Identifier: GPL-3.0-or-later

// Receives the daemon's news: the state in the page, then the events of the stream.

import { tell } from "./notice.js";
import { SharedStream } from "./shared-stream.js";
import { Stream } from "./stream.js";

/** Survives the reload after which another daemon's page is shown. */
const foreign = "roundtable-foreign";

/** The state embedded in the page, available before any request. */
export function stateInPage() {
  return JSON.parse(document.getElementById("state").textContent);
}

export class Connection {
  /** See stream.js for the statuses. */
  constructor({ onPicture, onState, onStatus, onMissed }) {
    this.onPicture = onPicture;
    this.onState = onState;
    this.onStatus = onStatus;
    this.onMissed = onMissed;
    this.last = null;
    this.run = stateInPage().run;
    this.stream = SharedStream.isPossible
      ? new SharedStream((news) => this.take(news), () => this.useOwnStream())
      : new Stream((news) => this.take(news));
    addEventListener("online", () => this.show());
    document.addEventListener("visibilitychange", () => this.show());
    // A page taken from the back-forward cache has lost its connection without an event.
    addEventListener("pagehide", () => (this.stream.leave ?? this.stream.close).call(this.stream));
    addEventListener("pageshow", (event) => {
      if (event.persisted) this.show();
    });
    onStatus("connecting", null);
    this.show();
  }

  /** Without a shared worker, each visible window has its own stream. */
  useOwnStream() {
    this.stream = new Stream((news) => this.take(news));
    this.show();
  }

  show() {
    if (document.visibilityState === "hidden") {
      this.stream.close();
      return this.onStatus("resting", null);
    }
    this.stream.open();
    this.stream.hurry?.();
  }

  take({ status, heard, picture, state, missed }) {
    if (document.visibilityState === "hidden") return;
    if (picture !== undefined) this.onPicture(JSON.parse(picture));
    // The same state again, as after a reconnection, isn't news.
    if (state !== undefined && state !== this.last) {
      this.last = state;
      const news = JSON.parse(state);
      // Another daemon at the same address counts its saves from the start, and may serve another page.
      if (news.run !== this.run) return location.reload();
      this.onState(news);
      this.tellForeigner();
    }
    if (missed !== undefined) this.onMissed(Number(missed));
    if (status === undefined) return;
    if (status === "moved") remember(location.pathname);
    this.onStatus(status, heard);
  }

  /** Another program answered at this address, so it got the secret in it; the daemon that has the address now can't know. */
  tellForeigner() {
    if (remembered() !== location.pathname) return;
    remember("");
    fetch("exposed", { method: "POST" }).then((answer) => answer.text()).catch(() => null);
    tell("Another program used this address meanwhile, and knows it now. The next start of the daemon makes a new address.", { isProblem: true });
  }
}

function remember(path) {
  try {
    sessionStorage.setItem(foreign, path);
  } catch {
    // Without storage, a reload loses the notice.
  }
}

function remembered() {
  try {
    return sessionStorage.getItem(foreign);
  } catch {
    return null;
  }
}
