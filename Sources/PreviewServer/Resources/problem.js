// SPDX-License-Identifier: GPL-3.0-or-later

// The banner with the spec's problem. It is above the last good picture, never over it.

import { copyButton } from "./copying.js";
import { build, icon, part, setText } from "./markup.js";

/** Pixels that are visible behind the end of a caret. */
const behind = 16;

export class Problem {
  /** The banner pushes down `scroller`. */
  constructor(session, scroller) {
    this.session = session;
    this.scroller = scroller;
    this.place = part("problem");
    /** A line of a spec is scrolled to its caret, in a window of any width. */
    this.sight = new ResizeObserver((entries) => { for (const { target } of entries) revealCaret(target); });
    this.adoptServersBanner();
    session.follow(() => this.update());
  }

  /** Removes the server's banner at the picture, which is for readers without scripts. */
  adoptServersBanner() {
    part("banner")?.remove();
  }

  update() {
    const { spec } = this.session;
    const problem = this.session.isBroken ? spec.problem ?? "The spec has a problem." : spec?.unwritten;
    // Only a new problem rebuilds the banner: screen readers read a rebuilt alert again.
    const shown = problem && JSON.stringify([spec.index, problem]);
    if (shown !== this.shown) {
      this.sight.disconnect();
      this.keepingPlace(() => this.place.replaceChildren(...(problem ? [this.banner(problem)] : [])));
      for (const source of this.place.querySelectorAll(".source")) this.sight.observe(source);
    }
    this.shown = shown;
    if (problem) setText(this.since, since(this.session));
  }

  /** Keeps the scroll position's content in place while the banner appears or disappears. */
  keepingPlace(change) {
    const { scroller } = this;
    const before = scroller.getBoundingClientRect().top;
    const wasScrolled = scroller.scrollTop > 0;
    change();
    if (wasScrolled) scroller.scrollTop += scroller.getBoundingClientRect().top - before;
  }

  banner(problem) {
    const problems = this.session.isBroken ? this.session.spec.problems : [];
    const text = build("pre", { tabindex: "0" }, ...(problems.length > 0 ? problems.flatMap(blocks) : [sentence(problem)]));
    this.since = build("p", { class: "since" });
    return build("div", { id: "banner", class: "banner", role: "alert" }, icon("warning"), this.since, copyButton(text), text);
  }
}

/** Sentences wrap; the line of the spec with its caret doesn't. The line ends are needed for copying. */
function blocks({ head, source, notes }, at, all) {
  const parts = [
    sentence(head, "head", { "data-problem": at }), sourceLines(source), ...notes.map((note) => sentence(note, "note")),
  ];
  for (const block of at === all.length - 1 ? parts.slice(0, -1) : parts) block.append("\n");
  return parts;
}

function sentence(text, kind = "", attributes = {}) {
  return build("span", { class: `sentence ${kind}`, ...attributes }, text);
}

/** `  11 | rows: 3` above `     |       ^`: the numbers remain visible while the rest is scrolled. */
function sourceLines(source) {
  const [line, mark] = source.split("\n").map((text) => {
    const end = text.indexOf("|") + 2;
    return [build("span", { class: "gutter" }, text.slice(0, end)), text.slice(end)];
  });
  const [gutter, text] = mark;
  const lead = text.length - text.trimStart().length;
  return build("span", { class: "source" }, ...line, "\n",
    gutter, text.slice(0, lead), build("span", { class: "caret" }, text.slice(lead)));
}

function revealCaret(source) {
  const caret = source.querySelector(".caret");
  const start = caret.offsetLeft - source.querySelector(".gutter").offsetWidth;
  const isVisible = caret.offsetLeft + caret.offsetWidth + behind <= source.clientWidth;
  const character = caret.offsetWidth / caret.textContent.length;
  const half = (source.clientWidth - source.querySelector(".gutter").offsetWidth) / 2;
  // The characters before the caret are whole.
  source.scrollLeft = isVisible ? 0 : Math.round((start - half) / character) * character;
}

function since({ spec: { status }, alarm }) {
  // The picture is current; the files that others read aren't.
  if (status === "good") return "Not written · this preview is up to date, the file is not";
  return status === "stale" ? `${alarm} · this is the last good preview` : alarm;
}
