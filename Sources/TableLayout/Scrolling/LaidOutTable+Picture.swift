// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

/// What a picture of the table shows of its content.
extension LaidOutTable {
  /// Where in the content the picture begins: elsewhere than at its top when a scroll offset is set.
  package var pictureOrigin: Point {
    table.info.contentOffset == nil ? .zero : Point(x: .zero, y: visibleRect.minY)
  }

  /// Points: the content with its blank rows, or what is seen at the scroll offset.
  package var pictureSize: Size {
    let height = table.info.contentOffset == nil ? FillerRows(self).bottom : visibleRect.height
    return Size(width: contentSize.width, height: height)
  }
}
