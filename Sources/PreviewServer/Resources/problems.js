// SPDX-License-Identifier: GPL-3.0-or-later

// Steps through the problems of the current spec: the errors of the banner, or the linter's findings in a good spec.
// Equal ones are combined with a count; each has its place in the picture and its line.

import { announce, announceElement } from "./announcer.js";
import { findingsAddress } from "./addresses.js";
import { build, icon, isolated, part, plain, setAttribute, setText } from "./markup.js";
import { tell } from "./notice.js";
import { placed } from "./placing.js";

/** Milliseconds without another save before the linter runs. */
const rest = 400;

export class Problems {
  constructor(session, inspection, stage) {
    this.session = session;
    this.inspection = inspection;
    this.stage = stage;
    this.strip = part("problems");
    this.button = part("problems-button");
    this.groups = [];
    /** The number of problems that aren't listed. */
    this.left = 0;
    /** The index of the current problem, and of its current place; -1 before the first step. */
    this.at = -1;
    this.placeAt = 0;
    this.isOpen = false;
    this.build();
    this.button.addEventListener("click", () => (this.isShown ? this.close() : this.step(1)));
    session.follow(() => this.update());
  }

  build() {
    const stepper = (way, by, title) => build("button", { class: "tool", type: "button", title, click: () => this.step(by) },
      icon(way), build("span", { class: "unseen" }, title));
    this.count = build("span", { class: "problem-count" });
    this.text = build("p", { class: "problem-text" });
    this.place = build("button", { class: "tool labeled", type: "button", click: () => this.nextPlace() });
    this.strip.append(
      build("div", { class: "tools" }, stepper("previous", -1, "Previous problem (,)"), stepper("next", 1, "Next problem (.)")),
      this.count, this.text, this.place,
      build("button", { class: "tool", type: "button", title: "Close", click: () => this.close() },
        icon("close"), build("span", { class: "unseen" }, "Close the problems")));
  }

  /** A single error is shown completely in the banner. */
  get isShown() {
    const isLong = this.groups.length > 1 || this.groups[0]?.count > 1;
    return this.groups.length > 0 && (this.isOpen || (this.session.isBroken && isLong && !this.isClosed));
  }

  update() {
    const { session } = this;
    const { spec } = session;
    const subject = JSON.stringify([spec?.index, spec?.revision, spec?.status]);
    if (subject === this.subject) return;
    this.subject = subject;
    this.abort?.abort();
    clearTimeout(this.timer);
    this.isKnown = spec?.status !== "good";
    if (session.isBroken) this.take(errors(spec.problems));
    else if (spec?.status === "good") this.timer = setTimeout(() => this.ask(spec), rest);
    else this.take({ groups: [], left: 0 });
  }

  async ask(spec) {
    const { subject } = this;
    this.abort = new AbortController();
    try {
      const response = await fetch(findingsAddress(spec), { signal: this.abort.signal });
      if (!response.ok) throw new Error(String(response.status));
      const { findings, left } = await response.json();
      if (subject !== this.subject) return;
      this.isKnown = true;
      this.take({ groups: findings, left });
    } catch {
      // A newer save asks again; if the daemon is gone, another part of the page shows it.
    }
  }

  /** Keeps the current problem if it still exists. */
  take({ groups, left }) {
    const former = this.groups[this.at];
    this.groups = groups;
    this.left = left;
    this.at = groups.findIndex((each) => each.message === former?.message);
    this.placeAt = Math.min(this.placeAt, (groups[this.at]?.places.length ?? 1) - 1);
    if (groups.length === 0) this.isOpen = false;
    this.isClosed = false;
    this.show();
  }

  close() {
    this.isOpen = false;
    this.isClosed = true;
    this.show();
  }

  async step(by) {
    const { spec } = this.session;
    if (!this.isKnown && this.groups.length === 0) {
      clearTimeout(this.timer);
      this.abort?.abort();
      await this.ask(spec);
    }
    const { length } = this.groups;
    if (length === 0) return tell(this.noneWords(spec));
    this.isOpen = true;
    this.at = this.at < 0 ? (by > 0 ? 0 : length - 1) : (this.at + by + length) % length;
    this.placeAt = 0;
    this.show();
    this.jump();
  }

  noneWords(spec) {
    if (this.session.isBroken) return "The problem is shown above.";
    return this.isKnown && spec ? `${plain(spec.name)} has no problems.` : "The problems aren’t known: the daemon does not answer.";
  }

  nextPlace() {
    if (this.at < 0) return this.step(1);
    this.placeAt = (this.placeAt + 1) % this.groups[this.at].places.length;
    this.show();
    this.jump();
  }

  async jump() {
    const { session, inspection, stage } = this;
    const place = this.groups[this.at].places[this.placeAt];
    this.markInBanner(place);
    const target = targetOf(place, session.spec);
    const answer = target && session.hasPicture ? await inspection.ask(target) : null;
    this.isPlaced = Boolean(answer);
    this.show();
    if (!answer) return announce(`${this.text.textContent}. The picture doesn’t show its place`);
    if (["grid", "compare"].includes(session.view)) session.change({ view: "preview" });
    inspection.pin(answer);
    stage.canvas.reveal(placed(answer).frame);
    announceElement(answer);
  }

  markInBanner({ problem }) {
    for (const sentence of document.querySelectorAll("#banner [data-problem]")) {
      const isMeant = sentence.dataset.problem === String(problem);
      sentence.classList.toggle("meant", isMeant);
      if (isMeant) sentence.scrollIntoView({ block: "nearest" });
    }
  }

  show() {
    const { groups, left, at } = this;
    const total = groups.length + left;
    this.button.hidden = total === 0;
    setText(this.button.lastElementChild, `${total} ${total === 1 ? "problem" : "problems"}`);
    setAttribute(this.button, "aria-expanded", String(this.isShown));
    this.strip.hidden = !this.isShown;
    if (!this.isShown) return;
    const group = groups[at];
    setText(this.count, group ? `${at + 1} of ${total}` : `${total} ${total === 1 ? "problem" : "problems"}`);
    this.place.hidden = !group;
    this.text.replaceChildren(...(group ? described(group) : []));
    if (!group) return;
    const { places, count } = group;
    const place = places[this.placeAt];
    const where = [place.name, place.file && `${place.file}:${place.line}`].filter(Boolean).join(" · ");
    const which = places.length > 1 ? ` (${this.placeAt + 1} of ${places.length < count ? `${places.length} listed` : count})` : "";
    this.place.replaceChildren(isolated(`${where || "The whole table"}${which}`));
    setAttribute(this.place, "title", places.length > 1 ? "Show the next place with this problem" : "Show the place of this problem");
  }
}

function described({ severity, rule, message, hint, count }) {
  return [
    build("strong", { class: severity }, count > 1 ? `${severity} × ${count}` : severity), " ", isolated(message),
    rule ? build("span", { class: "quiet" }, ` [${rule}]`) : null,
    hint ? build("span", { class: "quiet" }, " ", isolated(hint)) : null,
  ].filter(Boolean);
}

/** The target to ask the daemon about; `null` for problems without a single place, and for included files. */
function targetOf({ element, file, line, column }, spec) {
  if (element) return { element };
  return file && (file === spec.name || file.endsWith(`/${spec.name}`)) && line ? { line, ...(column && { column }) } : null;
}

/** The errors of a spec, with equal ones combined. A place has the index of its error in the banner. */
function errors(problems) {
  const groups = new Map();
  for (const [problem, { fields: { error: message, hint, file, line, column, otherLines } }] of problems.entries()) {
    const group = groups.get(message) ?? { severity: "error", message, hint, count: 0, places: [] };
    groups.set(message, group);
    group.count += 1 + otherLines.length;
    const others = new Set(otherLines.filter((other) => other !== line));
    group.places.push({ file, line, column, problem }, ...[...others].map((other) => ({ file, line: other, problem })));
  }
  return { groups: [...groups.values()], left: problems.reduce((sum, { left }) => sum + left, 0) };
}
