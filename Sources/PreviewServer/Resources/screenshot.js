// SPDX-License-Identifier: GPL-3.0-or-later

// A screenshot to compare with the preview: chosen, dropped or pasted. The page keeps the file, and the daemon compares it
// again after each save.

import { screenshotAddress } from "./addresses.js";
import { announce } from "./announcer.js";
import { build, isolated, part, plain, setText } from "./markup.js";
import { tell } from "./notice.js";

/** The daemon's limit for a file, in bytes. */
const mostBytes = 32 * 1024 * 1024;

export class Screenshot {
  /** `changed` is called when there is another screenshot, another result, or none any more. */
  constructor(session, changed) {
    this.session = session;
    this.changed = changed;
    /** One for each spec, by its name. */
    this.shots = new Map();
    this.chooser = part("screenshot-file");
    this.remover = part("remove-screenshot");
    part("choose-screenshot").addEventListener("click", () => this.chooser.click());
    this.chooser.addEventListener("change", () => {
      this.take(this.chooser.files);
      // The same file can be chosen again, after it was changed.
      this.chooser.value = "";
    });
    this.remover.addEventListener("click", () => this.remove());
    this.followDrops();
    addEventListener("paste", ({ clipboardData }) => this.take(clipboardData?.files));
    session.follow(() => this.update());
  }

  /** The screenshot of the current spec as `{name, picture, answer}`; `null` without one, or until it was compared. */
  get current() {
    const shot = this.shots.get(this.session.spec?.name);
    return shot?.answer ? shot : null;
  }

  /** What the result depends on, besides the file. */
  get asked() {
    const { spec, overrides } = this.session;
    return JSON.stringify([spec?.index, spec?.revision, overrides]);
  }

  /** A file that is dropped anywhere would else replace the page. */
  followDrops() {
    const hasFiles = (event) => event.dataTransfer?.types.includes("Files");
    const mark = (isOver) => { document.body.toggleAttribute("data-dropping", isOver); };
    addEventListener("dragover", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      mark(true);
    });
    addEventListener("dragleave", (event) => {
      if (!event.relatedTarget) mark(false);
    });
    addEventListener("drop", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      mark(false);
      this.take(event.dataTransfer.files);
    });
  }

  take(files) {
    const [file] = files ?? [];
    const { spec } = this.session;
    if (!file || !spec) return;
    const name = plain(file.name) || "screenshot";
    if (file.size > mostBytes) return this.refuse(`${name} has more than 32 MB.`);
    this.shots.set(spec.name, { file, name, answer: null, asked: null });
    this.session.change({ view: "compare" });
    announce(`Comparing with ${name}`);
    this.update();
  }

  remove() {
    this.shots.delete(this.session.spec?.name);
    announce("The screenshot was removed.");
    part("choose-screenshot").focus();
    this.show();
    this.changed();
  }

  refuse(problem) {
    tell(problem, { isProblem: true });
    announce(problem);
  }

  /** Asks again after each save, and for each variant. */
  update() {
    this.show();
    const shot = this.shots.get(this.session.spec?.name);
    if (!shot || this.session.view !== "compare" || shot.asked === this.asked) return;
    this.compare(shot);
  }

  compare(shot) {
    const { spec, overrides } = this.session;
    const { asked } = this;
    shot.asked = asked;
    send(shot.file, screenshotAddress(spec, overrides)).then((result) => {
      // A later save, another screenshot or the button has made this one obsolete.
      if (shot.asked === asked && this.shots.get(spec.name) === shot) this.adopt(shot, spec, result);
    });
  }

  adopt(shot, spec, { answer, problem }) {
    if (answer) {
      shot.answer = answer;
      shot.picture = `data:image/svg+xml,${encodeURIComponent(answer.picture)}`;
      announce(`Screenshot: ${answer.summary}`);
    } else {
      this.refuse(`${shot.name}: ${problem}`);
      // Without a first result there is nothing to show. Else the next state asks again.
      if (shot.answer) shot.asked = null;
      else this.shots.delete(spec.name);
    }
    this.show();
    this.changed();
  }

  show() {
    this.remover.hidden = !this.current;
    setText(part("choose-screenshot").lastElementChild, this.current ? "Other screenshot…" : "Screenshot…");
  }
}

/** Resolves to `{answer}`, or to `{problem}` with a message. */
async function send(file, address) {
  try {
    const response = await fetch(address, { method: "POST", headers: { "Content-Type": "image/png" }, body: file });
    return response.ok ? { answer: await response.json() } : { problem: (await response.text()).trim() };
  } catch {
    return { problem: "The daemon does not answer." };
  }
}

/** The differences and the sentences about the alignment. */
export function screenshotLines({ lines, notes }) {
  return [
    ...lines.map((line) => build("li", {}, isolated(line))),
    ...notes.map((note) => build("li", { class: "quiet" }, isolated(note))),
  ];
}
