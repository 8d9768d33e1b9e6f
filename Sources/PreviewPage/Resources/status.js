// SPDX-License-Identifier: GPL-3.0-or-later

// The status bar, the window's title, and the attributes on the body that styles and tests read.

import { announce } from "./announcer.js";
import { part, plain, setAttribute, setText } from "./markup.js";
import { size } from "./numbers.js";

const connections = {
  resting: "resting", connecting: "connecting…", connected: "connected", reconnecting: "reconnecting…",
  silent: "daemon does not answer", lost: "daemon gone, trying again…", stopped: "daemon stopped",
  moved: "this address has ended",
};
const absences = { silent: "no answer", lost: "daemon gone", stopped: "daemon stopped", moved: "address ended" };
const marks = { good: "●", stale: "⚠", failed: "⚠", waiting: "○" };

export class Status {
  constructor(session, stage) {
    this.session = session;
    this.stage = stage;
    stage.canvas.resized.push(() => this.update());
    session.follow(() => this.update());
  }

  update() {
    const { spec, view, connection, hasPicture, missed } = this.session;
    setAttribute(document.body, "data-view", view);
    setAttribute(document.body, "data-connection", connection);
    setAttribute(document.body, "data-status", spec?.status ?? "waiting");
    setAttribute(document.body, "data-revision", spec?.revision ?? 0);
    const title = this.title(spec);
    if (document.title !== title) document.title = title;
    setText(part("connection"), connections[connection]);
    if (!spec) return;
    const { width, height } = this.stage.size;
    setText(part("render"), [spec.time, spec.duration].filter(Boolean).join(" · "));
    setText(part("summary"), spec.summary ?? "");
    setText(part("size"), hasPicture && width ? `${size(width, height)} pt` : "");
    setText(part("revision"), `Revision ${spec.revision}${missed > 0 ? ` · ${missed} not shown` : ""}`);
    this.tellSave(spec);
  }

  /** Seen on the tab, where nothing else is: it must not call good what nobody vouches for. */
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
