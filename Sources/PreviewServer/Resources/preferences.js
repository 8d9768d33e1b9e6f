// SPDX-License-Identifier: GPL-3.0-or-later

// The reader's choices, kept between visits if the browser allows it. The page works without them.

const key = "roundtable-preview";

export class Preferences {
  constructor() {
    this.values = read();
  }

  get(name, otherwise) {
    return this.values[name] ?? otherwise;
  }

  set(name, value) {
    this.values[name] = value;
    try {
      localStorage.setItem(key, JSON.stringify(this.values));
    } catch {
      // Private windows and full disks refuse to store; the choice then lasts until the page is closed.
    }
  }
}

function read() {
  try {
    const values = JSON.parse(localStorage.getItem(key));
    return values && typeof values === "object" ? values : {};
  } catch {
    return {};
  }
}
