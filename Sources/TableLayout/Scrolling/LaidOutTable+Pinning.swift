// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension LaidOutTable {
  /// The part of the content that is visible below the bar, at the scroll offset, down to the end of the
  /// table's bounds; everything if no height is known. The adjusted content inset counts as 0.
  package var visibleRect: Rect {
    let offset = environment.shownOffset ?? .zero
    let bar = environment.navigationBar
    let top = offset - (bar?.collapsed ?? .zero) - environment.refreshHeight
    guard let height = environment.height else {
      return Rect(x: .zero, y: top, width: environment.width, height: max(.zero, contentSize.height - top))
    }
    let above = environment.heightCovered(byBar: bar?.height)
    return Rect(x: .zero, y: top, width: environment.width, height: max(.zero, height - above))
  }

  /// The frame of a section's header at the scroll offset. In a plain table, it stays at the top edge until
  /// its section's last row pushes it out. In other tables it is ``rectForHeader(inSection:)``.
  package func visibleRectForHeader(inSection section: Int) -> Rect {
    visibleRect(of: .header, inSection: section)
  }

  /// The frame of a section's footer at the scroll offset. In a plain table, it stays at the bottom edge
  /// until its section's first row has been scrolled below it.
  package func visibleRectForFooter(inSection section: Int) -> Rect {
    visibleRect(of: .footer, inSection: section)
  }

  func visibleRect(of kind: HeaderFooterKind, inSection section: Int) -> Rect {
    let rect = rect(of: kind, inSection: section)
    guard pins, kind == .header || environment.height != nil, rect.height > .zero else { return rect }
    let extent = sections[section]
    let top =
      kind == .header
      ? max(rect.minY, min(visibleRect.minY, extent.footerTop - rect.height))
      : min(rect.minY, max(visibleRect.maxY - environment.bottomBarsHeight - rect.height, extent.rowsTop))
    return rect.offsetBy(dx: .zero, dy: top - rect.minY)
  }

  /// Whether scrolling can move headers and footers from their places.
  package var pins: Bool { table.info.style == .plain && environment.shownOffset != nil }
}
