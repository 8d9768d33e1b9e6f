// SPDX-License-Identifier: GPL-3.0-or-later

// The side panel: all information about the pinned or else the hovered element, or about the whole table.

import { announceElement } from "./announcer.js";
import { excerpt } from "./excerpt.js";
import { Explanations } from "./explanations.js";
import { build, icon, isolated, part, setAttribute } from "./markup.js";
import { points } from "./numbers.js";
import { placed } from "./placing.js";
import { waitsForClick } from "./pressing.js";
import { modelsOf, nameOf, sizes, spoken, variantKeys, variantTitles } from "./variants.js";

const partNames = { title: "Title", detail: "Detail", image: "Image", accessory: "Accessory", badge: "Badge" };
const kindNames = {
  row: "Row", header: "Section header", footer: "Section footer", tableHeader: "Table header",
  tableFooter: "Table footer", contentUnavailable: "Empty state", navigationBar: "Navigation bar",
  toolbar: "Toolbar", tabBar: "Tab bar", sheet: "Sheet", refreshControl: "Refresh control",
  sectionIndex: "Section index", scrollIndicator: "Scroll indicator",
};

export class Inspector {
  constructor(session, inspection, stage, editing) {
    this.editing = editing;
    this.session = session;
    this.inspection = inspection;
    this.stage = stage;
    this.head = part("inspector-head");
    this.body = part("inspector-body");
    this.explanations = new Explanations();
    this.refresh = () => this.update();
    inspection.follow(this.refresh);
    session.follow(this.refresh);
  }

  update() {
    const { shown, pinned, lost } = this.inspection;
    const { spec, variant } = this.session;
    const drawn = shown ?? JSON.stringify([spec, variant, lost]);
    if (drawn === this.drawn && pinned === this.drawnPin) return;
    if (waitsForClick(this.refresh)) return;
    this.drawn = drawn;
    this.drawnPin = pinned;
    const focus = document.activeElement?.dataset?.focus;
    setAttribute(part("inspector"), "data-subject", shown ? "element" : "table");
    if (shown) this.showElement(shown, shown === pinned);
    else this.showTable();
    // The panel was rebuilt; the keyboard focus must remain in the same place.
    if (focus) document.querySelector(`#inspector [data-focus="${CSS.escape(focus)}"]`)?.focus();
  }

  showElement(answer, isPinned) {
    this.head.replaceChildren(
      build("p", { class: "kind" }, kindNames[answer.kind] ?? answer.kind, isPinned ? build("span", { class: "pinned-mark" }, "Pinned") : null),
      build("h2", { id: "selection-label" }, isolated(answer.label)),
      build("div", { class: "tools" },
        this.neighborButton(answer.previous, "previous", "Previous element"),
        this.neighborButton(answer.next, "next", "Next element"),
        this.pinButton(answer, isPinned)));
    const open = this.explanations.of(answer.explanations);
    this.body.replaceChildren(...[
      section("Frame", frameFields(answer.frame, open)),
      background(answer, open),
      corners(answer.corners, open),
      parts(answer.parts, open),
      gaps(answer.gaps, open),
      separators(answer.separators, open),
      rest(open),
      settings(answer.settings, open),
      isPinned && answer.source ? excerpt(answer.source, this.editing.controls(answer)) : null,
      isPinned ? null : build("p", { class: "hint" }, "Click to pin and see the spec's lines."),
    ].filter(Boolean));
  }

  neighborButton(element, way, title) {
    const go = async () => {
      const answer = await this.inspection.ask({ element });
      if (!answer) return;
      this.inspection.pin(answer);
      this.stage.canvas.reveal(placed(answer).frame);
      announceElement(answer);
    };
    return build("button", { class: "tool", type: "button", title, disabled: !element, "data-focus": way, click: go },
      icon(way), build("span", { class: "unseen" }, title));
  }

  pinButton(answer, isPinned) {
    const title = isPinned ? "Unpin (Esc)" : "Pin (Enter)";
    return build("button", {
      class: "tool", type: "button", title, "aria-pressed": String(isPinned), "data-focus": "pin",
      click: () => this.inspection.pin(isPinned ? null : answer),
    }, icon("pin"), build("span", { class: "unseen" }, "Pin"));
  }

  showTable() {
    const { spec, variant, choices } = this.session;
    const { lost } = this.inspection;
    this.head.replaceChildren(
      build("p", { class: "kind" }, "Table"),
      build("h2", { id: "selection-label" }, isolated(spec?.title || spec?.name || "Nothing")));
    if (!spec) return this.body.replaceChildren();
    const traits = variantKeys.filter((key) => variant[key]).map((key) =>
      line(variantTitles[key], build("bdi", { title: modelsOf(choices, key, variant[key]) }, nameOf(choices, key, variant[key]))));
    this.body.replaceChildren(...[
      lost ? build("p", { class: "lost" }, isolated(lost), " is no longer there.") : null,
      this.session.isVaried || !this.session.hasPicture
        ? null
        : section("Size", list(...sizes(this.session, spec).map(({ name, value }) => line(spoken(name), value)))),
      traits.length > 0 ? section(this.session.isVaried ? "Variant" : "From the spec", list(...traits)) : null,
      build("p", { class: "hint" }, "Point at the preview to measure. Click to pin."),
    ].filter(Boolean));
  }
}

function section(title, ...content) {
  return build("section", {}, build("h3", {}, title), ...content);
}

function list(...lines) {
  return build("dl", {}, ...lines);
}

function line(name, value, note) {
  return build("div", { class: "line" }, build("dt", {}, name), build("dd", {}, value), note);
}

/** `prefix` is the owner of this frame in the explanations: `title ` for `title x`. */
function frameFields(frame, open, prefix = "") {
  const fields = [["X", "x"], ["Y", "y"], ["W", "width"], ["H", "height"]];
  return open.fields(fields.map(([name, side]) =>
    ({ name, spokenName: side, property: `${prefix}${side}`, value: frame[side] })));
}

function background({ background: frame, frame: own }, open) {
  if (!frame) return null;
  const isSame = ["x", "y", "width", "height"].every((key) => frame[key] === own[key]);
  return section("Background", isSame ? build("p", { class: "quiet" }, "Fills the frame") : frameFields(frame, open, "background "));
}

function corners(radii, open) {
  if (!radii) return null;
  const fields = [
    ["↖", "corner top-left", "topLeft", "Top left"], ["↗", "corner top-right", "topRight", "Top right"],
    ["↙", "corner bottom-left", "bottomLeft", "Bottom left"],
    ["↘", "corner bottom-right", "bottomRight", "Bottom right"],
  ];
  const radius = open.find("radius");
  return section("Corners",
    open.fields(fields.map(([name, property, key, spokenName]) => ({ name, spokenName, property, value: radii[key] }))),
    radius ? open.lines([{ name: "Radius", property: "radius", value: radius.value }]) : null,
    list(line("Curve", isolated(radii.curve))));
}

function parts(all, open) {
  if (all.length === 0) return null;
  return section("Parts", ...all.map(({ name, text, frame, baseline, truncated }) =>
    build("div", { class: "piece" },
      build("div", { class: "piece-head" },
        build("span", { class: "piece-name" }, partNames[name] ?? name),
        text ? isolated(text, "piece-text") : null,
        truncated ? build("span", { class: "badge" }, "Truncated") : null),
      frameFields(frame, open, `${name} `),
      baseline == null ? null : list(line("Baseline", points(baseline))))));
}

function gaps(all, open) {
  if (all.length === 0) return null;
  return section("Spacing",
    open.lines(all.map(({ name, axis, length }) =>
      ({ name, axis, property: `gap ${name}`, value: length }))),
    open.lines([{ name: "trailing margin", property: "trailing margin" }]));
}

function separators(all, open) {
  if (all.length === 0) return null;
  return section(all.length > 1 ? "Separators" : "Separator",
    ...all.map(({ position, frame }) =>
      build("div", { class: "piece" },
        build("div", { class: "piece-head" }, build("span", { class: "piece-name" }, capitalized(position))),
        frameFields(frame, open, "separator "))));
}

/** The explanations that the sections above don't include. */
function rest(open) {
  const left = open.unshown();
  if (left.length === 0) return null;
  return section("More numbers", open.lines(left.map(({ property, value }) => ({ name: capitalized(property), property, value }))));
}

/** Settings of the spec come first, each with its line; the style's defaults are in a collapsed list. */
function settings(all, open) {
  if (all.length === 0) return null;
  const lineOf = ({ name, value, origin }) =>
    line(name, isolated(value), origin ? build("dd", { class: "origin" }, isolated(origin)) : null);
  const remember = ({ target }) => {
    if (target.open) open.open.add("settings");
    else open.open.delete("settings");
  };
  const own = all.filter(({ origin }) => origin);
  const others = all.filter(({ origin }) => !origin);
  return section("Settings",
    own.length > 0 ? list(...own.map(lineOf)) : null,
    build("details", { class: "defaults", open: open.open.has("settings"), toggle: remember },
      build("summary", {}, own.length > 0 ? `${others.length} more settings, not set` : `${others.length} settings, none set`),
      list(...others.map(lineOf))));
}

function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
