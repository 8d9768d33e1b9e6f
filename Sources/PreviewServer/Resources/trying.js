// SPDX-License-Identifier: GPL-3.0-or-later

// Tries numbers of the pinned element: arrow keys, typing or dragging a name change them in the picture at once. The
// spec changes only when they are written.

import { act } from "./acts.js";
import { trialText } from "./addresses.js";
import { announce } from "./announcer.js";
import { copyButton } from "./copying.js";
import { build, isolated, part, setAttribute, setText } from "./markup.js";
import { points, typed } from "./numbers.js";
import { waitsForClick } from "./pressing.js";

const mostNumbers = 32;
const pixelsPerStep = 3;
/** The explained number that a setting requests, if the layout may limit it. */
const limited = {
  cornerRadius: "radius", onlyRowCornerRadius: "radius", "corners.topLeft": "corner top-left",
  "corners.topRight": "corner top-right", "corners.bottomLeft": "corner bottom-left",
  "corners.bottomRight": "corner bottom-right",
};

export class Trying {
  constructor(session, inspection) {
    this.session = session;
    this.inspection = inspection;
    this.section = part("trying");
    /** The level to change; `null` for the level where each number is set. */
    this.level = null;
    this.fields = new Map();
    this.message = "";
    /** The tag of the spec's text on which the numbers were tried. */
    this.text = null;
    this.status = build("p", { id: "trying-status", role: "status" });
    this.list = build("div", {});
    this.section.append(this.list, this.triedPanel(), this.status);
    this.refresh = () => this.update();
    inspection.follow(this.refresh);
    session.follow(this.refresh);
  }

  /** Its buttons remain the same, and above the lines: a button that is replaced or moves during a click isn't clicked. */
  triedPanel() {
    this.lines = build("ul", {});
    this.writeButton = build("button", { id: "write", type: "button", class: "tool labeled", click: () => this.write() }, "Write to spec");
    this.explanation = build("p", { class: "quiet" }, "To write from this page, start the daemon with “watch --serve --edit”.");
    this.tried = build("div", { class: "tried", hidden: true },
      build("p", { class: "kind" }, "Not written"),
      build("div", { class: "try-buttons" }, this.writeButton,
        build("button", { id: "reset", type: "button", class: "tool labeled", click: () => this.reset() }, "Reset"),
        copyButton(this.lines, () => this.session.trial.map(command).join("\n"), "Copy as command")),
      this.lines, this.explanation);
    return this.tried;
  }

  update() {
    if (waitsForClick(this.refresh)) return;
    const { session } = this;
    const { pinned } = this.inspection;
    this.dropStale();
    this.section.hidden = !pinned && session.trial.length === 0 && !this.message;
    this.showNumbers(pinned);
    this.showTried();
    if (this.status.textContent !== this.message) this.status.textContent = this.message;
    this.status.hidden = !this.message;
  }

  get subject() {
    const { spec } = this.session;
    return `${spec?.index} ${spec?.revision}`;
  }

  /** Drops numbers that were tried before a save: they were tried on another table. */
  dropStale() {
    const { trial } = this.session;
    if (trial.length === 0 || this.isWriting) return;
    const { pinned } = this.inspection;
    const isOtherText = pinned?.text !== undefined && pinned.text !== this.text && pinned.revision === this.session.spec.revision;
    if (this.subject === this.base && !isOtherText) return;
    if (!this.isWritten) this.message = `The spec was saved meanwhile. Dropped: ${trial.map(words).join(", ")}.`;
    this.isWritten = false;
    this.wanted = null;
    this.session.trial = [];
    // After the other listeners of this change.
    queueMicrotask(() => this.session.change({ trial: [] }));
  }

  // The numbers

  showNumbers(pinned) {
    const numbers = pinned?.numbers ?? [];
    const drawn = JSON.stringify([pinned?.element, this.level, numbers.map(({ name, levels }) => [name, levels])]);
    if (drawn !== this.drawn) {
      this.drawn = drawn;
      this.fields.clear();
      this.list.replaceChildren(...(numbers.length > 0 ? [this.numbersOf(numbers)] : []));
    }
    for (const number of numbers) this.fields.get(number.name)?.show(number);
  }

  numbersOf(numbers) {
    const { preferences } = this.session;
    const own = numbers.filter(({ name }) => !name.startsWith("metrics."));
    const constants = numbers.filter(({ name }) => name.startsWith("metrics."));
    const fields = (list) => build("div", { class: "try-fields" }, ...list.map((number) => this.field(number)));
    return build("details", {
      id: "try-numbers", open: preferences.get("trying", false),
      toggle: ({ target }) => { if (target.id === "try-numbers") preferences.set("trying", target.open); },
    },
    build("summary", {}, "Try numbers"),
    this.levelChoice(own),
    fields(own),
    constants.length > 0
      ? build("details", { class: "defaults" },
        build("summary", {}, constants.length === 1 ? "1 constant" : `${constants.length} constants`), fields(constants))
      : null);
  }

  levelChoice(numbers) {
    const levels = numbers.map((number) => number.levels).sort((one, other) => other.length - one.length)[0] ?? [];
    if (!levels.includes(this.level)) this.level = null;
    const select = build("select", {
      "aria-label": "Change for",
      change: () => {
        this.level = select.value || null;
        this.update();
        part("trying").querySelector("select")?.focus();
      },
    }, build("option", { value: "" }, "where it is set"), ...levels.map((level) => build("option", { value: level }, levelWords(level))));
    select.value = this.level ?? "";
    return build("label", { class: "try-level" }, "Change", select);
  }

  field(number) {
    const field = new Field(number, {
      change: (latest, value) => this.set(latest, value),
      reset: (latest) => this.unset(latest),
      level: (latest) => this.levelOf(latest),
      tried: (latest) => this.triedOf(latest),
      limit: (latest) => this.limitOf(latest),
    });
    this.fields.set(number.name, field);
    return field.element;
  }

  /** The level at which to change a number: the reader's choice, else the level that sets it, else the whole table. */
  levelOf({ levels, setAt }) {
    if (levels.includes(this.level)) return this.level;
    return setAt ?? levels.at(-1);
  }

  triedOf(number) {
    const level = this.levelOf(number);
    return (this.wanted ?? this.session.trial).find((each) => each.name === number.name && each.level === level);
  }

  /** Why the picture shows another number: `shown as 22: half of the shorter side, 353 x 44`. */
  limitOf({ name }) {
    const explanation = this.inspection.pinned?.explanations.find(({ property }) => property === limited[name]);
    const [requested, ...others] = explanation?.terms ?? [];
    // Another setting may decide this element's number.
    if (!requested?.origin.startsWith(name) || requested.value === explanation.value) return "";
    const reasons = others.filter(({ value }) => value !== 0).map(({ origin }) => origin);
    return `${points(requested.value)} is shown as ${points(explanation.value)}: ${reasons.join("; ")}`;
  }

  async set(former, value) {
    // Just after a save, the element isn't measured yet.
    while (this.inspection.pinned && this.inspection.pinned.revision !== this.session.spec.revision) {
      const { refreshed } = this.inspection;
      await refreshed;
      if (refreshed === this.inspection.refreshed) break;
    }
    const { pinned } = this.inspection;
    const number = pinned?.numbers.find(({ name }) => name === former.name);
    if (!number) return;
    const level = this.levelOf(number);
    // Numbers that were tried on another text would be written to other rows.
    const all = pinned.text === this.text ? this.wanted ?? this.session.trial : [];
    this.text = pinned.text;
    const tried = this.triedOf(number);
    if (!tried && all.length >= mostNumbers) return this.tell(`No more than ${mostNumbers} numbers can be tried at a time.`);
    const was = tried ? tried.was : number.setAt === level ? number.value : null;
    if (value === was) return this.unset(number);
    const next = { level, name: number.name, value, was };
    this.try(tried ? all.map((each) => (each === tried ? next : each)) : [...all, next]);
  }

  unset(number) {
    const former = this.triedOf(number);
    if (former) this.try((this.wanted ?? this.session.trial).filter((each) => each !== former));
  }

  /** Shows the newest numbers next, skipping those that came between two answers. */
  async try(trial) {
    this.message = "";
    this.base = this.subject;
    this.wanted = trial;
    this.isWritten = false;
    if (this.isShowing) return;
    this.isShowing = true;
    while (this.wanted) {
      const next = this.wanted;
      this.session.change({ trial: next });
      await this.inspection.refreshed;
      if (this.wanted === next) this.wanted = null;
    }
    this.isShowing = false;
    this.update();
  }

  // The tried numbers

  showTried() {
    const { trial, state } = this.session;
    const canWrite = Boolean(state.editor);
    this.tried.hidden = trial.length === 0;
    // After a write, until the save is shown, a second click would be refused.
    this.writeButton.disabled = !canWrite || Boolean(this.isWriting || this.isWritten);
    this.explanation.hidden = canWrite;
    const drawn = JSON.stringify(trial);
    if (drawn === this.drawnTried) return;
    this.drawnTried = drawn;
    this.lines.replaceChildren(...trial.map((each) => build("li", {},
      build("b", {}, `${each.name} ${points(each.value)}`), ` for ${levelWords(each.level)}, `,
      each.was === null ? "was not set" : `was ${points(each.was)}`)));
  }

  reset() {
    for (const field of this.fields.values()) field.clear();
    this.try([]);
  }

  async write() {
    const { spec, trial } = this.session;
    const wrong = [...this.fields.values()].find(({ problem }) => problem);
    if (wrong) {
      wrong.input.focus();
      return this.tell(`Nothing was written. ${wrong.problem}`);
    }
    this.isWriting = true;
    this.update();
    // The newest number may not be shown yet.
    const numbers = this.wanted ?? trial;
    const { answer, problem } = await act("write", spec, { expected: this.text, trial: trialText(numbers) });
    this.isWriting = false;
    this.isWritten = Boolean(answer);
    this.tell(problem ?? `Wrote ${answer.written.map(({ name, value, file, line }) => `${name} ${value} to ${file}:${line}`).join(", ")}.`);
  }

  tell(message) {
    this.message = message;
    announce(message);
    this.update();
  }
}

/** A name that can be dragged, and its number. */
class Field {
  constructor(number, { change, reset, level, tried, limit }) {
    this.number = number;
    Object.assign(this, { change, reset, level, tried, limit });
    /** Why the typed text isn't tried; the text remains until it is corrected. */
    this.problem = "";
    /** How the typed number was changed. */
    this.note = "";
    this.isTyping = false;
    const id = `try-${number.name}`;
    this.input = build("input", {
      id, type: "text", inputmode: "decimal", role: "spinbutton", autocomplete: "off",
      keydown: (event) => this.key(event), input: () => this.take(true), change: () => this.take(),
      blur: () => {
        this.isTyping = false;
        this.show(this.number);
      },
      "aria-describedby": `${id}-message`,
    });
    this.label = build("label", {
      for: id, title: "Drag to change. Arrow keys in the field change the number by 1, with Shift by 10, with Alt by 0.5.",
      pointerdown: (event) => this.grab(event), pointermove: (event) => this.drag(event),
      pointerup: () => { this.start = null; }, pointercancel: () => { this.start = null; },
    }, number.name.replace("metrics.", ""));
    this.place = build("span", { class: "quiet" });
    this.message = build("span", { class: "try-message", id: `${id}-message`, role: "status" });
    this.element = build("div", { class: "try-field" }, this.label, this.input, this.place, this.message);
  }

  /** The shown value: the tried number, else the spec's. */
  get value() {
    return this.tried(this.number)?.value ?? this.number.value;
  }

  show(number) {
    this.number = number;
    const { value } = this;
    const text = points(value);
    // A number that is being typed isn't replaced, not even by a save, nor one that must be corrected.
    if (!this.problem && !this.isTyping) this.input.value = text;
    setText(this.message, this.problem || [this.note, this.limit(number)].filter(Boolean).join(". "));
    setAttribute(this.input, "aria-invalid", this.problem ? "true" : null);
    setAttribute(this.input, "aria-valuenow", value);
    setAttribute(this.input, "aria-valuemin", number.least);
    setAttribute(this.input, "aria-valuemax", number.most);
    const level = levelWords(this.level(number));
    setAttribute(this.input, "aria-label", `${number.name} for ${level}${number.setAt ? "" : ", not set"}`);
    this.place.replaceChildren(number.setAt ? isolated([levelWords(number.setAt), number.origin].filter(Boolean).join(", ")) : "");
    this.element.classList.toggle("unset", !number.setAt);
    this.element.classList.toggle("changed", Boolean(this.tried(number)));
  }

  key(event) {
    if (event.key === "Escape" && (this.problem || this.tried(this.number))) {
      this.clear();
      this.reset(this.number);
      this.show(this.number);
      event.preventDefault();
      return event.stopPropagation();
    }
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    this.step(this.value, by * stepOf(event));
  }

  /** Forgets what was typed. */
  clear() {
    this.isTyping = false;
    this.problem = "";
    this.note = "";
  }

  /** `isUnfinished` while more may be typed. */
  take(isUnfinished = false) {
    this.isTyping = isUnfinished;
    const { value, problem, note } = typed(this.input.value, this.number);
    if (isUnfinished && value === null && /^[-+−.,]*$/.test(this.input.value.trim())) return;
    this.problem = problem;
    this.note = note;
    if (value === null || value === this.value) this.show(this.number);
    else this.change(this.number, value);
  }

  grab(event) {
    if (event.button !== 0) return;
    this.start = { x: event.clientX, value: this.value };
    this.label.setPointerCapture(event.pointerId);
  }

  drag(event) {
    if (!this.start) return;
    const steps = Math.trunc((event.clientX - this.start.x) / pixelsPerStep);
    const value = this.start.value + steps * stepOf(event);
    if (steps !== 0 || this.value !== this.start.value) this.step(value, 0);
  }

  step(from, by) {
    const { least, most, whole } = this.number;
    const raw = Math.min(most, Math.max(least, from + by));
    const setting = this.label.textContent;
    this.clear();
    this.note = from + by < least ? `${setting} is at least ${points(least)}` : from + by > most ? `${setting} is at most ${points(most)}` : "";
    const value = whole ? Math.round(raw) : Math.round(raw * 1000) / 1000;
    if (value === this.value) return this.show(this.number);
    this.change(this.number, value);
    this.show(this.number);
  }
}

function stepOf({ shiftKey, altKey }) {
  return shiftKey ? 10 : altKey ? 0.5 : 1;
}

function words({ name, value }) {
  return `${name} ${points(value)}`;
}

/** The line that sets the number in the shell: `set row 0.1 rowHeight 56`. */
function command({ level, name, value }) {
  return ["set", ...(level === "table" ? [] : [levelWords(level)]), name, points(value)].join(" ");
}

/** `row-0.1` is `row 0.1`. */
function levelWords(level) {
  return level === "table" ? "the table" : level.replace("-", " ");
}
