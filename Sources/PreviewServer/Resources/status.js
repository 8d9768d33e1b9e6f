// SPDX-License-Identifier: GPL-3.0-or-later

// The status bar, the window's title, and the attributes on the body that styles and tests read.

import { announce } from "./announcer.js";
import { part, plain, setAttribute, setText } from "./markup.js";
import { sizes } from "./variants.js";

const connections = {
  resting: "paused", connecting: "connecting…", connected: "connected", reconnecting: "reconnecting…",
  silent: "daemon does not answer", lost: "daemon gone, reconnecting…", stopped: "daemon stopped",
  moved: "this address is no longer valid",
};
const absences = { silent: "no answer", lost: "daemon gone", stopped: "daemon stopped", moved: "address no longer valid" };
const marks = { good: "●", stale: "⚠", failed: "⚠", waiting: "○" };

export class Status {
  constructor(session, stage) {
    this.session = session;
    this.stage = stage;
    stage.canvas.resized.push(() => this.update());
    session.follow(() => this.update());
  }

  update() {
    const { spec, view, connection, hasPicture, isBroken, missed } = this.session;
    setAttribute(document.body, "data-view", view);
    setAttribute(document.body, "data-connection", connection);
    setAttribute(document.body, "data-status", spec?.status ?? "waiting");
    setAttribute(document.body, "data-revision", spec?.revision ?? 0);
    const title = this.title(spec);
    if (document.title !== title) document.title = title;
    // While the daemon answers, a broken spec is the more important status.
    const isAlarm = isBroken && connection === "connected";
    setText(part("connection"), isAlarm ? this.session.alarm : connections[connection]);
    if (!spec) return;
    // While the spec is broken, these describe an older save than the problem.
    setText(part("render"), isBroken ? "" : [spec.time, spec.duration].filter(Boolean).join(" · "));
    setText(part("summary"), isBroken ? "" : spec.summary);
    setAttribute(part("summary"), "title", part("summary").textContent || null);
    setText(part("size"), hasPicture ? this.sizeWords : "");
    setText(part("revision"), `Revision ${spec.revision}${missed > 0 ? ` · ${missed} not shown` : ""}`);
    this.tellSave(spec);
  }

  get sizeWords() {
    const picture = this.stage.size;
    if (!picture.width) return "";
    return sizes(this.session, picture).map(({ name, value }) => `${name} ${value} pt`).join(" · ");
  }

  /** The tab shows only the title, so it must not mark a spec as good while the daemon is gone. */
  title(spec) {
    const { connection, isCutOff } = this.session;
    if (!spec) return "No spec";
    if (isCutOff) return `✕ ${plain(spec.name)} (${absences[connection]})`;
    return `${connection === "resting" ? "○" : marks[spec.status] ?? "○"} ${plain(spec.name)}`;
  }

  tellSave({ index, revision, status, summary }) {
    const save = `${index} ${revision}`;
    const isSave = this.save !== undefined && this.save !== save && this.save.split(" ")[0] === String(index);
    this.save = save;
    if (isSave && status === "good" && summary) announce(summary);
  }
}
