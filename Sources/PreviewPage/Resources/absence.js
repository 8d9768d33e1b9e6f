// SPDX-License-Identifier: GPL-3.0-or-later

// Says that the daemon is frozen, gone or stopped: what the page shows may be old then, and looks the same.

import { build, icon, part } from "./markup.js";
import { moment } from "./numbers.js";

const texts = {
  silent: {
    title: "The daemon does not answer",
    text: "Nothing has come from it since TIME; it may be frozen. What you see may be old. It goes on by itself when the daemon does.",
  },
  lost: {
    title: "The daemon is gone",
    text: "It was last heard of at TIME. What you see is its last preview. This page comes back when roundtable watches the spec again.",
  },
  stopped: {
    title: "The daemon has stopped",
    text: "It said so at TIME. What you see is its last preview. This page comes back when roundtable watches the spec again.",
  },
  moved: {
    title: "This address has ended",
    text: "The daemon was last heard of at TIME, and something else answers here now. Open the address that “roundtable status” prints. What you see is the last preview.",
  },
};

export class Absence {
  constructor(session) {
    this.place = part("absence");
    session.follow(() => this.update(session));
  }

  update({ connection, heard, isCutOff }) {
    const shown = isCutOff ? connection : null;
    if (shown === this.shown) return;
    this.shown = shown;
    if (!shown) return this.place.replaceChildren();
    const { title, text } = texts[shown];
    const when = heard ? moment(heard) : null;
    this.place.replaceChildren(
      build("div", { class: "banner", role: "alert" }, icon("unplugged"),
        build("p", { class: "since" }, title),
        build("p", { class: "banner-text" }, when ? text.replace("TIME", when) : text.replace(/(since|at) TIME/, "since the page was opened"))));
  }
}
