// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import TableLayout
import TableModel

/// One row as rules see it: its frames and its look with nothing left open.
struct LintRow {
  let path: Table.IndexPath
  let frames: FrameTree.Row
  let look: EffectiveLook
}
