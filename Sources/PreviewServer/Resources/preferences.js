// SPDX-License-Identifier: GPL-3.0-or-later

// What the reader chose, kept between visits where the browser allows it. Never required.

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
      // Private windows and full disks refuse; the choice then holds until the page closes.
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
