// SPDX-License-Identifier: GPL-3.0-or-later

// The page's own theme, independent of the preview's appearance.

import { Menu } from "./menus.js";

const themes = [
  { id: "auto", name: "Match system" }, { id: "light", name: "Light" }, { id: "dark", name: "Dark" },
];

export function followTheme(preferences) {
  const menu = new Menu("theme", "theme-button", themes, (theme) => {
    preferences.set("theme", theme);
    show(theme);
  });
  function show(theme) {
    document.documentElement.dataset.theme = theme;
    menu.mark(theme);
  }
  show(preferences.get("theme", "auto"));
}
