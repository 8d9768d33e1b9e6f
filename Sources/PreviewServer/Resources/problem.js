// SPDX-License-Identifier: GPL-3.0-or-later

// The banner with what is wrong in the spec. It stands above the last good picture, never over it.

import { copyButton } from "./copying.js";
import { build, icon, part, setText } from "./markup.js";

export class Problem {
  /** `scroller` is what the banner pushes down. */
  constructor(session, scroller) {
    this.session = session;
    this.scroller = scroller;
    this.place = part("problem");
    this.adoptServersBanner();
    session.follow(() => this.update());
  }

  /** The page came with a banner where the picture is; that serves readers without scripts. */
  adoptServersBanner() {
    part("banner")?.remove();
  }

  update() {
    const { spec } = this.session;
    const problem = this.session.isBroken ? spec.problem ?? "The spec has a problem." : spec?.unwritten;
    // Only a new problem is news: built anew, an alert is read again.
    const shown = problem && JSON.stringify([spec.index, problem]);
    if (shown !== this.shown) this.keepingPlace(() => this.place.replaceChildren(...(problem ? [this.banner(problem)] : [])));
    this.shown = shown;
    if (problem) setText(this.since, since(this.session));
  }

  /** Whoever has scrolled to something keeps it in place while the banner comes and goes. */
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

/** Sentences wrap, the lines of the spec with their carets do not. */
function blocks(problem) {
  const found = [];
  for (const [at, line] of problem.split("\n").entries()) {
    const kind = /^\s*\d*\s*\|/.test(line) ? "source"
      : `sentence${at === 0 ? " head" : ""}${/^\s+hint:/.test(line) ? " hint" : ""}`;
    const last = found[found.length - 1];
    if (kind === "source" && last?.kind === kind) last.lines.push(line);
    else found.push({ kind, lines: [line] });
  }
  // The line ends are for whoever copies.
  return found.map(({ kind, lines }, at) =>
    build("span", { class: kind }, lines.join("\n") + (at < found.length - 1 ? "\n" : "")));
}

function since({ spec: { status }, alarm }) {
  // The picture is true; what others read from the files is not.
  if (status === "good") return "Not written · this preview is up to date, the file is not";
  return status === "stale" ? `${alarm} · this is the last good preview` : alarm;
}
