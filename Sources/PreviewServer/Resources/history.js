// SPDX-License-Identifier: GPL-3.0-or-later

// The former saves of the current spec, and the one that later saves are compared with.

import { announce } from "./announcer.js";
import { historyAddress } from "./addresses.js";
import { build, part, plain, setPressed, setText } from "./markup.js";

/** Stores the choices of this tab, by the spec's name, so that they survive a reload. */
const key = "roundtable-before";
const longest = 60;

export class History {
  /** `changed` is called when another save is chosen to compare with, or the list of saves changes. */
  constructor(session, changed) {
    this.session = session;
    this.changed = changed;
    this.list = part("before");
    this.button = part("pin-before");
    this.chosen = stored();
    this.answer = null;
    this.wanted = null;
    this.list.addEventListener("change", () => this.choose(this.list.value || null));
    this.button.addEventListener("click", () => this.pin());
    session.follow(() => this.update());
  }

  /** The id of the save to compare with; `null` for the one before the last. */
  get before() {
    return this.chosen[this.session.spec?.name] ?? null;
  }

  /** The chosen save as `{time, summary, age}`; its age is 0 saves for the current state. */
  get chosenSave() {
    const age = this.all.findIndex(({ id }) => id === this.before);
    return age < 0 ? null : { ...this.all[age], age };
  }

  /** The changes from the save to compare with, as `{words, lines, left}`; `null` if there is none, or until it is known. */
  get changes() {
    return this.answered === this.asked ? this.answer?.changes ?? null : null;
  }

  /** What the answer depends on. */
  get asked() {
    const { spec } = this.session;
    return JSON.stringify([spec?.index, spec?.name, spec?.revision, this.before]);
  }

  /** The newest first, including the current state. */
  get all() {
    const { now, saves } = this.answer ?? { now: null, saves: [] };
    return now ? [now, ...saves] : [];
  }

  /** Compares later saves with the current state, or again each with the one before it. */
  async pin() {
    if (this.before) return this.choose(null);
    await this.ask();
    const now = this.answer?.now;
    if (!now) return;
    this.choose(now.id);
    announce(`Pinned: later saves are compared with the state of ${now.time}`);
  }

  choose(id) {
    const { name } = this.session.spec;
    if (id) this.chosen[name] = id;
    else delete this.chosen[name];
    store(this.chosen);
    this.notice = "";
    this.show();
    this.changed();
    // The changes since this save.
    this.ask();
  }

  /** Asked at each save: the server keeps a save as long as a page names it. */
  update() {
    const { spec, view } = this.session;
    if (!spec || (view !== "compare" && !this.before)) return;
    if (this.asked !== this.wanted) this.ask();
  }

  async ask() {
    const { spec } = this.session;
    const wanted = this.asked;
    this.wanted = wanted;
    try {
      const response = await fetch(historyAddress(spec, this.before));
      if (!response.ok) throw new Error(String(response.status));
      const answer = await response.json();
      if (wanted !== this.wanted) return;
      this.answer = answer;
      this.answered = wanted;
      if (this.before && !this.chosenSave) {
        this.choose(null);
        this.notice = "The pinned state is no longer stored. The comparison is now with the state before the last save.";
        announce(this.notice);
      }
      this.show();
      this.changed();
    } catch {
      // The next state asks again.
      if (wanted === this.wanted) this.wanted = null;
    }
  }

  show() {
    const { dropped = 0, most, megabytes } = this.answer ?? {};
    const left = dropped === 0 ? null : build("option", { disabled: true },
      `${dropped} saves are no longer stored (limits: ${most} per spec, ${megabytes} MB in total)`);
    const [now, ...saves] = this.all;
    this.list.replaceChildren(...[
      build("option", { value: "" }, "before the last save"),
      now ? build("option", { value: now.id }, `current preview, ${now.time}`) : null,
      ...saves.map((save) => build("option", { value: save.id, title: plain(save.summary) }, nameOf(save))),
      left,
    ].filter(Boolean));
    this.list.value = this.before ?? "";
    setPressed(this.button, this.before !== null);
    setText(this.button.lastElementChild, this.before ? "Unpin" : "Pin as “Before”");
    setText(part("before-notice"), this.notice ?? "");
  }
}

function nameOf({ time, summary }) {
  const words = plain(summary).replace(/, content height stays .*$/, "");
  return `${time} · ${words.length > longest ? `${words.slice(0, longest)}…` : words}`;
}

function stored() {
  try {
    return JSON.parse(sessionStorage.getItem(key)) ?? {};
  } catch {
    return {};
  }
}

function store(chosen) {
  try {
    sessionStorage.setItem(key, JSON.stringify(chosen));
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
