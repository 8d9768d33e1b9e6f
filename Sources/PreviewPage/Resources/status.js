// The status bar, the window's title, and the attributes on the body that styles and tests read.

import { announce } from "./announcer.js";
import { part, plain, setAttribute, setText } from "./markup.js";
import { size } from "./numbers.js";

const connections = {
  connecting: "connecting…", connected: "connected", reconnecting: "reconnecting…", stopped: "daemon stopped",
};
const marks = { good: "●", stale: "⚠", failed: "⚠", waiting: "○" };

export class Status {
  constructor(session, stage) {
    this.session = session;
    this.stage = stage;
    stage.canvas.resized.push(() => this.update());
    session.follow(() => this.update());
  }

  update() {
    const { spec, view, connection, hasPicture } = this.session;
    setAttribute(document.body, "data-view", view);
    setAttribute(document.body, "data-connection", connection);
    setAttribute(document.body, "data-status", spec?.status ?? "waiting");
    setAttribute(document.body, "data-revision", spec?.revision ?? 0);
    const title = spec ? `${marks[spec.status] ?? "○"} ${plain(spec.name)}` : "No spec";
    if (document.title !== title) document.title = title;
    setText(part("connection"), connections[connection]);
    if (!spec) return;
    const { width, height } = this.stage.size;
    setText(part("render"), [spec.time, spec.duration].filter(Boolean).join(" · "));
    setText(part("summary"), spec.summary ?? "");
    setText(part("size"), hasPicture && width ? `${size(width, height)} pt` : "");
    setText(part("revision"), `Revision ${spec.revision}`);
    this.tellSave(spec);
  }

  tellSave({ index, revision, status, summary }) {
    const save = `${index} ${revision}`;
    const isSave = this.save !== undefined && this.save !== save && this.save.split(" ")[0] === String(index);
    this.save = save;
    if (isSave && status === "good" && summary) announce(summary);
  }
}
