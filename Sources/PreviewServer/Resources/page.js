// SPDX-License-Identifier: GPL-3.0-or-later

// The page's entry point: connects the parts to one session and one connection.

import { Absence } from "./absence.js";
import { Code } from "./code.js";
import { Comparison } from "./comparison.js";
import { Connection, stateInPage } from "./connection.js";
import { Editing } from "./editing.js";
import { Export } from "./export.js";
import { Grid } from "./grid.js";
import { Inspection } from "./inspection.js";
import { Inspector } from "./inspector.js";
import { Keyboard } from "./keyboard.js";
import { Link } from "./link.js";
import { Overlay } from "./overlay.js";
import { Pointing } from "./pointing.js";
import { Preferences } from "./preferences.js";
import { Problem } from "./problem.js";
import { Problems } from "./problems.js";
import { Session } from "./session.js";
import { Specs } from "./specs.js";
import { Stage } from "./stage.js";
import { Status } from "./status.js";
import { followTheme } from "./theme.js";
import { Toolbar } from "./toolbar.js";
import { Trying } from "./trying.js";
import { VariantPanel } from "./variant-panel.js";
import { ZoomControls } from "./zoom-controls.js";

const preferences = new Preferences();
followTheme(preferences);

const session = new Session(stateInPage(), preferences);
const stage = new Stage(session);
const comparison = new Comparison(session);
new Status(session, stage);
new Toolbar(session);
new VariantPanel(session);
new Specs(session);
new Absence(session);
new Problem(session, stage.canvas.scroller);
new Grid(session);
new Export(session, stage);

const inspection = new Inspection(session);
stage.follow(inspection);
new Link(session, inspection);
new Overlay(stage, inspection);
const editing = new Editing(session, inspection);
new Inspector(session, inspection, stage, editing);
new Trying(session, inspection);
new Pointing(stage, inspection);
new Code(session, inspection);
const problems = new Problems(session, inspection, stage);

const zoom = new ZoomControls(session, { preview: stage, compare: comparison });
new Keyboard(session, inspection, zoom, { editing, history: comparison.history, problems });

new Connection({
  onPicture: (change) => stage.take(change),
  onState: (state) => session.change({ state }),
  onStatus: (connection, heard) => session.change({ connection, heard }),
  onMissed: (count) => session.change({ missed: session.missed + count }),
});
