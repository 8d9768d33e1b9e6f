// SPDX-License-Identifier: GPL-3.0-or-later

// The banner with the spec's problem. It is above the last good picture, never over it.

import { copyButton } from "./copying.js";
import { build, icon, part, setText } from "./markup.js";

export class Problem {
  /** The banner pushes down `scroller`. */
  constructor(session, scroller) {
    this.session = session;
    this.scroller = scroller;
    this.place = part("problem");
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
    if (shown !== this.shown) this.keepingPlace(() => this.place.replaceChildren(...(problem ? [this.banner(problem)] : [])));
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
    const text = build("pre", { tabindex: "0" }, ...blocks(problem));
    this.since = build("p", { class: "since" });
    return build("div", { id: "banner", class: "banner", role: "alert" }, icon("warning"), this.since, copyButton(text), text);
  }
}

/** Sentences wrap; the lines of the spec with their carets don't. */
function blocks(problem) {
  const found = [];
  for (const [at, line] of problem.split("\n").entries()) {
    const kind = /^\s*\d*\s*\|/.test(line) ? "source"
      : `sentence${at === 0 ? " head" : ""}${/^\s+hint:/.test(line) ? " hint" : ""}`;
    const last = found[found.length - 1];
    if (kind === "source" && last?.kind === kind) last.lines.push(line);
    else found.push({ kind, lines: [line] });
  }
  // The line ends are needed for copying.
  return found.map(({ kind, lines }, at) =>
    build("span", { class: kind }, lines.join("\n") + (at < found.length - 1 ? "\n" : "")));
}

function since({ spec: { status }, alarm }) {
  // The picture is current; the files that others read aren't.
  if (status === "good") return "Not written · this preview is up to date, the file is not";
  return status === "stale" ? `${alarm} · this is the last good preview` : alarm;
}
