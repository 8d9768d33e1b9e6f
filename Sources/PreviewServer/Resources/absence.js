// SPDX-License-Identifier: GPL-3.0-or-later

// Shows that the daemon is frozen, gone or stopped: the page may then be outdated, but looks the same.

import { build, icon, part } from "./markup.js";
import { moment } from "./numbers.js";

const texts = {
  silent: {
    title: "The daemon does not answer",
    text: "No contact with the daemon since TIME. It may be frozen, and this preview may be out of date. The page updates by itself when the daemon answers again.",
  },
  lost: {
    title: "The daemon is gone",
    text: "No contact with the daemon since TIME. This is its last preview. The page updates by itself when roundtable watches the spec again.",
  },
  stopped: {
    title: "The daemon has stopped",
    text: "No contact with the daemon since TIME. This is its last preview. The page updates by itself when roundtable watches the spec again.",
  },
  moved: {
    title: "This address is no longer valid",
    text: "No contact with the daemon since TIME; it no longer uses this address. This is its last preview. Open the address that “roundtable status” prints.",
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
        build("p", { class: "banner-text" }, text.replace("TIME", when ?? "the page was opened"))));
  }
}
