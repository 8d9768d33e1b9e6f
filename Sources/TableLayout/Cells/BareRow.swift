// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// One row for lint rules: its frames without gaps and parameters, its look with every default filled in, and
/// its fonts.
///
/// A class, because a dozen rules go through all rows: copying all of this took longer than the rules
/// themselves.
package final class BareRow: Sendable {
  package let path: Table.IndexPath
  package let frames: FrameTree.Row
  private let content: RowContent<Points>

  init(_ row: RowFrame, _ frames: FrameTree.Row) {
    path = row.path
    self.frames = frames
    content = row.content
  }

  package var row: Row { content.row }
  package var look: ResolvedLook { content.look }
  package var shape: RowShape { content.shape }
  package var titleFont: Font { content.titleFont }
  package var detailFont: Font { content.detailFont }
  /// The setting that colours the title.
  package var titleColor: LookSetting<Color> { content.titleColor }
  /// The detail's colour in a row that sets none.
  package var ownDetailColor: Color { content.environment.detailColor(row.cellStyle) }
}
