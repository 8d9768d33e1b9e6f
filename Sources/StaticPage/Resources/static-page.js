// SPDX-License-Identifier: GPL-3.0-or-later

// The entry point of a page in one file: connects the parts of the live page to the numbers in the file.

import { Inspector } from "./inspector.js";
import { part } from "./markup.js";
import { Overlay } from "./overlay.js";
import { PictureStage } from "./picture-stage.js";
import { Pointing } from "./pointing.js";
import { StaticInspection } from "./static-inspection.js";
import { StaticPair } from "./static-pair.js";

const data = JSON.parse(part("data").textContent);
document.documentElement.dataset.scripts = "on";

const inspection = new StaticInspection(data);
const stages = [...document.querySelectorAll(".picture[data-picture]")].map((figure) => new PictureStage(figure));
for (const stage of stages) {
  const own = inspection.of(stage.index);
  new Overlay(stage, own, stage.overlay);
  new Pointing(stage, own);
}
for (const pair of document.querySelectorAll(".pair[data-mode]")) new StaticPair(pair);

/** The table has no size and no traits in the inspector: the page shows several. */
const session = {
  spec: { title: data.title }, variant: {}, choices: {}, isVaried: false, hasPicture: false, follow: () => {},
};
const canvas = { reveal: (frame) => stages[inspection.shown?.picture ?? 0]?.canvas.reveal(frame) };
new Inspector(session, inspection, { canvas }, { controls: () => null });

const choices = part("choices");
const choose = () => {
  const chosen = (name) => {
    const value = choices.elements[name]?.value;
    return value && value !== "spec" ? value : undefined;
  };
  const [direction, textSize] = [chosen("direction"), chosen("text-size")];
  inspection.choose({ ...(direction && { direction }), ...(textSize && { textSize }) });
};
choices.addEventListener("change", choose);
choose();

addEventListener("keydown", ({ key }) => {
  if (key === "Escape") inspection.pin(null);
});
