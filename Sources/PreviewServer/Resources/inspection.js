// SPDX-License-Identifier: GPL-3.0-or-later

// Asks the daemon about elements, and caches its answers.

import { inspectAddress } from "./addresses.js";
import { announce } from "./announcer.js";
import { tell } from "./notice.js";
import { contains, Selection } from "./selection.js";

const mostAnswers = 500;

export class Inspection extends Selection {
  constructor(session) {
    super();
    this.session = session;
    this.answers = new Map();
    this.subject = this.subjectNow();
    session.follow(() => this.update());
  }

  /**
   * The answer for `{x, y}`, `{element}`, `{element, since}` with the save of an earlier answer, or `{line,
   * column}`; `null` if nothing is there, `undefined` if there was no answer.
   */
  async ask(place) {
    const { spec, overrides, trial } = this.session;
    const known = place.since ? null : "element" in place ? this.answers.get(place.element) : "x" in place ? this.at(place) : null;
    if (known) return known;
    const subject = this.subject;
    try {
      const response = await fetch(inspectAddress(spec, overrides, place, trial));
      if (response.status === 404) return null;
      if (!response.ok) return undefined;
      const answer = await response.json();
      if (subject === this.subject && answer.revision === spec.revision) this.remember(answer);
      return answer;
    } catch {
      return undefined;
    }
  }

  remember(answer) {
    if (this.answers.size >= mostAnswers) this.answers.clear();
    this.answers.set(answer.element, answer);
  }

  /** Elements of a table don't overlap unless it is scrolled: a known frame answers for all its points. */
  at(point) {
    for (const answer of this.answers.values()) {
      if (answer.scrolled) return null;
      if (contains(answer, point)) return answer;
    }
    return null;
  }

  subjectNow() {
    const { spec, overrides, trial } = this.session;
    return JSON.stringify([spec?.index, spec?.revision, overrides, trial]);
  }

  update() {
    const subject = this.subjectNow();
    if (subject === this.subject) return;
    const sameSpec = JSON.parse(subject)[0] === JSON.parse(this.subject)[0];
    this.subject = subject;
    this.answers.clear();
    if (sameSpec) this.refreshed = this.refresh();
    else this.set({ hovered: null, pinned: null, lost: null });
  }

  /** After a save or in another variant, the elements have other numbers or no longer exist. */
  async refresh() {
    const { subject, pinned, hovered } = this;
    const [pinnedNow, hoveredNow] = await Promise.all(
      [pinned, hovered].map((answer) => (answer ? this.ask({ element: answer.element, since: answer.save }) : null)));
    if (subject !== this.subject) return;
    const values = {};
    if (pinned && pinned === this.pinned && pinnedNow !== undefined) {
      values.pinned = pinnedNow;
      values.lost = pinnedNow ? null : pinned.label;
      if (!pinnedNow) {
        const words = `${pinned.label} was deleted, and is no longer pinned`;
        tell(words, { isProblem: true });
        announce(words);
      }
    }
    if (hovered && hovered === this.hovered && hoveredNow !== undefined) values.hovered = hoveredNow;
    this.set(values);
  }
}
