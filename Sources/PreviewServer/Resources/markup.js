// SPDX-License-Identifier: GPL-3.0-or-later

// Builds elements. Specs may hold any text, so text only ever enters the page as text nodes.

const drawingNamespace = "http://www.w3.org/2000/svg";

/** An HTML element; attributes whose values are functions become listeners for the event of that name. */
export function build(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** An SVG element. */
export function draw(name, attributes = {}, ...children) {
  return fill(document.createElementNS(drawingNamespace, name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key, value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value != null) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

/** One of the icons that page.html declares. */
export function icon(name) {
  return draw("svg", { "aria-hidden": "true" }, draw("use", { href: `#icon-${name}` }));
}

/** Text from a spec, isolated so that it can't change the direction of the text around it. */
export function isolated(text, className) {
  return build("bdi", { class: className }, text);
}

/** The element with this id in page.html. */
export function part(id) {
  return document.getElementById(id);
}

/** Sets a text only if it differs, so that live regions aren't announced again and selections remain. */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets an attribute only if it differs; `null` removes it. */
export function setAttribute(element, name, value) {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value);
}

export function setPressed(button, pressed) {
  setAttribute(button, "aria-pressed", String(pressed));
}

/** A text without control and direction characters, for titles and labels, which can't contain isolating elements. */
export function plain(text) {
  // These characters are the ones to remove.
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, " ").trim();
}
