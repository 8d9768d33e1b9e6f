// SPDX-License-Identifier: GPL-3.0-or-later

// Opens the editor at the line of an element: by a link that the editor handles, or through the daemon.

import { act } from "./acts.js";
import { announce } from "./announcer.js";
import { build, part } from "./markup.js";
import { tell } from "./notice.js";

const byPath = (scheme) => ({ path, line, column }) => `${scheme}://file${encodePath(path)}:${line}:${column}`;
const editors = [
  { id: "vscode", name: "VS Code", address: byPath("vscode") },
  { id: "vscodium", name: "VSCodium", address: byPath("vscodium") },
  { id: "cursor", name: "Cursor", address: byPath("cursor") },
  { id: "zed", name: "Zed", address: byPath("zed") },
  { id: "idea", name: "IntelliJ IDEA", address: ({ path, line }) => `idea://open?file=${encodePath(path)}&line=${line}` },
];
/** The id of the choice that starts `$VISUAL` or `$EDITOR`. */
const own = "own";

export class Editing {
  constructor(session, inspection) {
    this.session = session;
    this.inspection = inspection;
    /** The result of the last attempt to open the editor, and its element. */
    this.told = null;
  }

  /** The editor that the daemon may start, if any, unless another was chosen. */
  get choice() {
    const { preferences, state } = this.session;
    return preferences.get("editor", state.editor ? own : editors[0].id);
  }

  /** A link or a button to open the editor, for an element with lines in a spec, and the choice of the editor. */
  controls(answer) {
    const problem = this.told?.element === answer.element ? this.told.text : "";
    const status = build("p", { id: "edit-status", class: "quiet", role: "status" }, problem);
    const slot = build("span", { class: "edit-slot" }, this.opener(answer, status));
    const select = build("select", {
      "aria-label": "Editor", "data-focus": "editor",
      change: () => {
        this.session.preferences.set("editor", select.value);
        slot.replaceChildren(this.opener(answer, status));
      },
    }, ...this.options());
    select.value = this.choice;
    return build("div", { class: "edit-controls" }, slot, select, status);
  }

  options() {
    const { editor } = this.session.state;
    const name = editor ? `${editor}, via the daemon` : "$VISUAL, via the daemon";
    return [...editors, { id: own, name }].map((each) => build("option", { value: each.id }, each.name));
  }

  opener(answer, status) {
    const editor = editors.find(({ id }) => id === this.choice);
    const attributes = { id: "edit-link", class: "tool labeled", title: "Open the editor at this line (E)", "data-focus": "edit" };
    if (editor) return build("a", { ...attributes, href: editor.address(answer.source) }, "Edit");
    const isOn = Boolean(this.session.state.editor);
    if (!isOn) status.textContent = "To open $VISUAL or $EDITOR from this page, start the daemon with “watch --serve --edit”.";
    return build("button", { ...attributes, type: "button", disabled: !isOn, click: () => this.start(answer) }, "Edit");
  }

  /** Handles the key: opens the pinned or hovered element, else the first one. */
  async open() {
    const answer = this.inspection.shown ?? await this.inspection.ask({ element: "first" });
    const editor = editors.find(({ id }) => id === this.choice);
    if (!editor) return this.start(answer);
    if (!answer?.source) return tell("There is no line to open.", { isProblem: true });
    build("a", { href: editor.address(answer.source) }).click();
  }

  async start(answer) {
    const { answer: done, problem } = await act("open", this.session.spec, answer?.source ? { element: answer.element } : {});
    this.told = { element: answer?.element, text: problem ?? capitalized(done.text) };
    // The controls may have been rebuilt meanwhile.
    const status = part("edit-status");
    if (status && this.inspection.pinned?.element === answer?.element) status.textContent = this.told.text;
    announce(this.told.text);
  }
}

/** Escapes all characters with a meaning in addresses, except slashes. */
function encodePath(path) {
  return path.split("/").map(encodeURIComponent).join("/");
}

function capitalized(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
