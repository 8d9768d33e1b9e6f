// SPDX-License-Identifier: GPL-3.0-or-later

// Before and after: with a divider to slide, one blended over the other, or their differences.

import { pictureAddress } from "./addresses.js";
import { Difference } from "./difference.js";
import { History } from "./history.js";
import { build, isolated, part, plain, setAttribute, setPressed, setText } from "./markup.js";
import { Screenshot, screenshotLines } from "./screenshot.js";
import { Swapping } from "./swapping.js";
import { changedWords } from "./words.js";
import { Canvas, roundCorners } from "./zoom.js";

const blinkTime = 700;

export class Comparison {
  constructor(session) {
    this.session = session;
    this.mode = "slide";
    this.place = part("comparison-artboard");
    this.canvas = new Canvas(part("comparison-canvas"), this.place, (zoom) => session.change({ zoom }));
    this.divider = part("divider");
    this.slider = this.divider.closest(".slider");
    this.modes = [...document.querySelectorAll("[data-mode]")];
    this.blink = part("blink");
    // The names of the sides are above the pictures, and remain there while the pictures scroll: they never cover a text.
    this.pair = build("div", { class: "pair" });
    this.sides = ["Before", "After"].map((name) => build("span", { class: "side" }, name));
    this.place.append(
      build("div", { class: "sides", "aria-hidden": "true" },
        build("div", { class: "handle" }, this.sides[0], build("span", { class: "grip" }), this.sides[1])),
      this.pair);
    this.after = this.layer("after");
    this.before = this.layer("before");
    this.pair.append(build("div", { class: "handle", "aria-hidden": "true" }));
    this.difference = new Difference(this.pair, (words) => setText(part("difference-notice"), words));
    this.changes = part("comparison-changes");
    this.history = new History(session, () => this.update());
    this.screenshot = new Screenshot(session, () => this.update());
    this.divider.addEventListener("input", () => this.show());
    for (const button of this.modes) {
      button.addEventListener("click", () => {
        this.mode = button.dataset.mode;
        this.setBlinking(false);
        this.show();
      });
    }
    this.blink.addEventListener("click", () => this.setBlinking(!this.blinking));
    this.followDragging();
    roundCorners(this.canvas, session);
    session.follow(() => this.update());
  }

  layer(name) {
    const layer = build("div", { class: `layer ${name}` });
    this.pair.append(layer);
    return new Swapping(null, {
      adopt: (image) => {
        layer.replaceChildren(image);
        image.alt = this.nameOf(name);
        this.measure();
        this.compare();
      },
      urgent: true,
    });
  }

  nameOf(layer) {
    const shot = this.screenshot.current;
    if (shot) return layer === "before" ? `Screenshot ${shot.name}` : `${plain(this.session.spec.name)} now`;
    const save = this.history.chosenSave;
    const { name } = this.session.spec;
    if (!save) return `${plain(name)} ${layer} the last save`;
    return layer === "after" ? `${plain(name)} now` : `${plain(name)} at ${save.time}`;
  }

  update() {
    const { session } = this;
    if (session.view !== "compare") return this.setBlinking(false);
    const { spec, rulers } = session;
    const { before, chosenSave } = this.history;
    const shot = this.screenshot.current;
    const isPossible = Boolean(shot || before || spec?.hasBefore) && session.hasPicture;
    part("before-choice").hidden = !session.hasPicture || Boolean(shot);
    part("before-notice").hidden = Boolean(shot);
    this.place.toggleAttribute("data-screenshot", Boolean(shot));
    this.nameSides(shot ? ["Screenshot", "Spec"] : ["Before", "After"]);
    this.canvas.scroller.hidden = !isPossible;
    this.divider.disabled = !isPossible;
    for (const button of this.modes) button.disabled = !isPossible;
    this.explain(isPossible, spec);
    if (shot && isPossible) this.showDifferences(shot.answer);
    else this.showChanges(isPossible ? this.history.changes : null, chosenSave);
    if (isPossible) {
      const address = shot?.picture ?? pictureAddress(spec, session.overrides, { rulers, at: before ?? "before" });
      this.before.show(address);
      this.after.show(pictureAddress(spec, session.overrides, { rulers }));
      if (this.canvas.mode !== session.zoom) this.canvas.apply(session.zoom);
    }
    this.measure();
    this.show();
  }

  explain(isPossible, spec) {
    const place = part("comparison-nothing");
    place.hidden = isPossible;
    if (isPossible) return;
    if (place.childElementCount === 0) place.append(build("h2", {}, "Nothing to compare yet"), build("p"));
    setText(place.lastChild, `The preview before and after a save appears here once ${plain(spec?.name ?? "the spec")} changes. `
      + "To compare with a screenshot, drop a PNG on the page, paste it, or choose it with the button.");
  }

  nameSides(names) {
    const labels = [this.divider.previousElementSibling, this.divider.nextElementSibling];
    for (const [index, name] of names.entries()) {
      setText(this.sides[index], name);
      setText(labels[index], name);
    }
    const [one, other] = names.map((name) => name.toLowerCase());
    setAttribute(this.divider, "aria-label", `Divider between ${one} and ${other}`);
    setAttribute(this.canvas.scroller, "aria-label", `${names[0]} and ${other}`);
  }

  showChanges(changes, save) {
    this.list(changes, changes && summaryOf(changes, save), () => {
      const more = changes.left > 0 ? build("li", { class: "quiet" }, `${changes.left} more`) : null;
      return [...changes.lines.map(changeLine), more].filter(Boolean);
    });
  }

  /** The differences from a screenshot, which are opened when they are shown first. */
  showDifferences(answer) {
    const isFirst = !this.shownChanges?.picture;
    this.list(answer, answer.summary, () => screenshotLines(answer));
    if (isFirst) this.changes.open = true;
  }

  /** `changes` are listed again only if they are other ones; `null` hides the list. */
  list(changes, summary, lines) {
    this.changes.hidden = !changes;
    if (!changes) return;
    setText(part("comparison-summary"), summary);
    setAttribute(this.changes, "title", summary);
    if (changes === this.shownChanges) return;
    this.shownChanges = changes;
    this.changes.lastElementChild.replaceChildren(...lines());
  }

  measure() {
    const images = [this.before.image, this.after.image].filter(Boolean);
    const width = Math.max(0, ...images.map((image) => image.naturalWidth));
    if (width === 0) return;
    // Both have one scale, even if the save has changed the width.
    for (const image of images) image.style.width = `${(100 * image.naturalWidth) / width}%`;
    this.canvas.setWidth(width);
  }

  /** Compares once both pictures are loaded and belong to the same revision. */
  compare() {
    const [before, after] = [this.before.image, this.after.image];
    const notice = part("difference-notice");
    notice.hidden = this.mode !== "difference" || this.canvas.scroller.hidden;
    if (this.canvas.scroller.hidden || !before || !after || !this.before.isSettled || !this.after.isSettled) return;
    this.difference.show(before, after);
  }

  show() {
    const share = Number(this.divider.value);
    setAttribute(this.place, "data-mode", this.mode);
    setAttribute(this.place, "data-picture", this.session.variant.appearance ?? null);
    for (const button of this.modes) setPressed(button, button.dataset.mode === this.mode);
    this.blink.hidden = this.mode !== "onion";
    this.slider.hidden = this.mode === "difference";
    this.compare();
    this.place.style.setProperty("--share", `${share}%`);
    this.place.style.setProperty("--opacity", String(this.blinking ? this.blinking.phase : share / 100));
    this.divider.disabled = this.canvas.scroller.hidden || this.mode === "difference";
    setAttribute(this.divider, "aria-valuetext", `${share} percent`);
  }

  setBlinking(isBlinking) {
    if (Boolean(this.blinking) === isBlinking) return;
    clearInterval(this.blinking?.timer);
    this.blinking = null;
    if (isBlinking) {
      const blinking = { phase: 0 };
      blinking.timer = setInterval(() => {
        blinking.phase = 1 - blinking.phase;
        this.show();
      }, blinkTime);
      this.blinking = blinking;
    }
    setPressed(this.blink, isBlinking);
    this.show();
  }

  /** The divider follows the pointer anywhere on the picture; the range input is for the keyboard. */
  followDragging() {
    const move = (event) => {
      const board = this.place.getBoundingClientRect();
      this.divider.value = Math.round((100 * (event.clientX - board.left)) / board.width);
      this.show();
    };
    this.place.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || this.mode !== "slide" || this.canvas.scroller.classList.contains("grab")) return;
      event.preventDefault();
      this.place.setPointerCapture(event.pointerId);
      move(event);
    });
    this.place.addEventListener("pointermove", (event) => {
      if (this.place.hasPointerCapture(event.pointerId)) move(event);
    });
  }
}

/** `Texts changed`, with the age of a chosen save. */
function summaryOf({ words }, save) {
  if (!save) return words;
  if (save.age === 0) return "Pinned: later saves are compared with this state";
  return `${words} since ${save.time}: ${save.age} ${save.age === 1 ? "save" : "saves"}`;
}

/** A change, with its changed words marked. */
function changeLine({ text, old, new: now }) {
  if (old === undefined) return build("li", {}, isolated(text));
  const [before, after] = changedWords(old ?? "", now ?? "");
  const marked = (parts, name) => (parts.length === 0 ? build("span", { class: "quiet" }, "nothing")
    : build("bdi", {}, ...parts.map(({ words, isChanged }) => (isChanged ? build(name, {}, words) : words))));
  return build("li", {}, build("bdi", { class: "quiet" }, text), " ", marked(before, "del"), " → ", marked(after, "ins"));
}
