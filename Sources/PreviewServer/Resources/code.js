// SPDX-License-Identifier: GPL-3.0-or-later

// The code that makes this table, updated at every save. Marks the code of the selected element.

import { announce, announceElement } from "./announcer.js";
import { codeAddress } from "./addresses.js";
import { copyButton } from "./copying.js";
import { build, isolated, part, setAttribute, setPressed, setText } from "./markup.js";
import { explainNoPicture } from "./no-picture.js";
import { tokens } from "./swift-tokens.js";

/** More lines would make the page slow. The Copy button copies all lines. */
const mostLines = 5000;

export class Code {
  constructor(session, inspection) {
    this.session = session;
    this.inspection = inspection;
    this.list = part("code");
    /** The shown file, its answer, and the address of the last request. */
    this.shown = null;
    this.answer = null;
    this.wanted = null;
    this.formats = segments("code-formats", "Code", this.session.choices.code.formats.map(({ id, name }) =>
      build("button", { type: "button", "data-format": id, click: () => this.choose("codeFormat", id) }, name)));
    this.files = segments("code-files", "File", [
      this.fileButton("generated", "Each export replaces this file"),
      this.fileButton("own", "Yours: an export writes this file only once"),
    ]);
    // Without an answer, there are no names.
    this.files.hidden = true;
    this.list.before(this.bar());
    this.list.addEventListener("click", (event) => this.click(event));
    session.follow(() => this.update());
    inspection.follow(() => this.mark());
  }

  get format() {
    const { formats } = this.session.choices.code;
    return (formats.find(({ id }) => id === this.session.preferences.get("codeFormat", null)) ?? formats[0]).id;
  }

  fileButton(id, title) {
    return build("button", { type: "button", title, "data-file": id, click: () => this.choose("codeFile", id) });
  }

  choose(key, value) {
    this.session.preferences.set(key, value);
    this.update();
    if (key === "codeFile" && this.answer) this.show(this.answer);
  }

  bar() {
    this.copy = copyButton(this.list, () => this.shown?.text ?? "");
    this.support = dropped("code-support");
    this.left = dropped("code-left");
    return build("div", { class: "bar" }, this.formats, this.files, this.support, this.left, this.copy);
  }

  update() {
    const { session } = this;
    if (session.view !== "code") return;
    const { spec, hasPicture } = session;
    for (const button of this.formats.children) setPressed(button, button.dataset.format === this.format);
    const nothing = part("code-nothing");
    nothing.hidden = hasPicture;
    this.list.hidden = !hasPicture;
    if (!hasPicture) return explainNoPicture(nothing, spec);
    this.ask(codeAddress(spec, session.overrides, this.format));
  }

  /** Ignores answers to all but the newest request. */
  async ask(address) {
    if (address === this.wanted) return;
    this.wanted = address;
    try {
      const response = await fetch(address);
      if (!response.ok) throw new Error(String(response.status));
      const answer = await response.json();
      if (address === this.wanted) this.show(answer);
    } catch {
      // The next state asks again; until then the status bar shows the daemon's status.
      if (address === this.wanted) this.wanted = null;
    }
  }

  show(answer) {
    this.answer = answer;
    const { problem, files = [], support = [], unexported = [], missing } = answer;
    const file = files[this.chooseFile(files)] ?? { name: "", text: problem, marks: [] };
    const isSame = this.shown?.name === file.name;
    const lines = file.text.replace(/\n$/, "").split("\n");
    const former = isSame ? this.shown.lines : lines;
    this.shown = { ...file, lines };
    const changed = difference(former, lines);
    const items = lines.slice(0, mostLines).map((text, index) => listed(text, index, changed));
    const top = this.list.scrollTop;
    this.list.replaceChildren(...items);
    if (lines.length > mostLines) {
      this.list.append(build("li", { class: "rest" }, `${lines.length - mostLines} more lines are not shown; Copy includes them.`));
    }
    if (problem) this.list.replaceChildren(build("li", { class: "rest" }, isolated(problem)));
    this.list.scrollTop = isSame ? top : 0;
    drop(this.support, support, `${support.length} support files`);
    drop(this.left, unexported, `${unexported.length} ${missing}`);
    this.mark();
    if (changed.last >= changed.first && isSame) announce(`Code changed in ${changed.last - changed.first + 1} lines`);
  }

  /** Shows the names of the files, and returns the index of the chosen one. */
  chooseFile(files) {
    const isOwn = files.length > 1 && this.session.preferences.get("codeFile", "") === "own";
    this.files.hidden = files.length === 0;
    [...this.files.children].forEach((button, index) => {
      button.hidden = index >= files.length;
      setText(button, files[index]?.name ?? "");
      setPressed(button, index === Number(isOwn));
    });
    return Number(isOwn);
  }

  /** Marks the lines of the selected element. Scrolls to those of a pinned element. */
  mark() {
    if (this.session.view !== "code" || !this.shown) return;
    const { shown, pinned } = this.inspection;
    const ranges = this.shown.marks.filter(({ element }) => element === shown?.element);
    const isMeant = (line) => ranges.some(({ first, last }) => first <= line && line <= last);
    [...this.list.children].forEach((item, index) => {
      const meant = isMeant(index + 1);
      item.classList.toggle("meant", meant);
      setAttribute(item, "aria-current", meant ? "true" : null);
    });
    const subject = JSON.stringify([pinned?.element, this.wanted]);
    if (pinned && subject !== this.revealed && ranges.length > 0) {
      this.list.children[ranges[0].first - 1]?.scrollIntoView({ block: "nearest" });
    }
    this.revealed = subject;
  }

  /** Clicking a line pins its row, unless text is being selected. */
  async click(event) {
    const item = event.target.closest("li");
    if (!item || !getSelection().isCollapsed) return;
    const line = [...this.list.children].indexOf(item) + 1;
    const element = this.shown.marks.find(({ first, last }) => first <= line && line <= last)?.element;
    const answer = element ? await this.inspection.ask({ element }) : null;
    if (answer === undefined) return;
    this.inspection.pin(answer);
    if (answer) announceElement(answer);
  }
}

function segments(id, label, buttons) {
  return build("div", { class: "segments", id, role: "group", "aria-label": label }, ...buttons);
}

/** A sentence that opens a list. */
function dropped(name) {
  return build("details", { class: `${name} drop`, hidden: true }, build("summary"), build("ul"));
}

function drop(list, texts, summary) {
  list.hidden = texts.length === 0;
  setText(list.firstChild, summary);
  list.lastChild.replaceChildren(...texts.map((text) => build("li", {}, isolated(text))));
}

function listed(text, index, { first, last }) {
  const isChanged = first <= index && index <= last;
  return build("li", { class: isChanged ? "changed" : null },
    build("span", { class: "line-number", "aria-hidden": "true" }, String(index + 1)),
    build("bdi", { class: "code-line" }, ...tokens(text).map(({ text: word, kind }) =>
      kind ? build("span", { class: `swift-${kind}` }, word) : word)));
}

/** The range of lines between the equal beginnings and ends of two texts, counted from 0. */
function difference(former, lines) {
  const shorter = Math.min(former.length, lines.length);
  let first = 0;
  while (first < shorter && former[first] === lines[first]) first += 1;
  let same = 0;
  while (same < shorter - first && former[former.length - 1 - same] === lines[lines.length - 1 - same]) same += 1;
  return { first, last: lines.length - 1 - same };
}
