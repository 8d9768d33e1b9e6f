// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension Painter {
  /// Paints the lines of the blank rows below a plain table's last row.
  mutating func paintFillers(_ fillers: FillerRows) {
    let look = environment.look
    for line in fillers.separators {
      fill(.separator, Outline(rect: line), environment.paint(look[.separatorColor]))
    }
  }

  /// Paints a header or footer that stays at the table's edge over the rows, with its band.
  mutating func paintPinned(_ kind: HeaderFooterKind, section: Int) {
    guard isPinned(kind, section: section) else { return }
    let rest = layout.rect(of: kind, inSection: section)
    let pinned = layout.visibleRect(of: kind, inSection: section)
    let band = environment.plainHeaderColor ?? environment.backgroundColor
    add(
      DisplayItem(
        role: .headerBackground, section: section,
        content: .fill(Outline(rect: pinned), environment.paint(band))))
    let role: DisplayItem.Role = kind == .header ? .pinnedHeader : .pinnedFooter
    for run in runs(kind, section: section) {
      var run = run
      run.origin.y += pinned.minY - rest.minY
      add(DisplayItem(role: role, section: section, content: .text(run)))
    }
    if kind == .header { paintHeaderParts(inSection: section, down: pinned.minY - rest.minY) }
  }

  /// Paints the image, the button and the chevron of a section's header.
  ///
  /// - Parameter dy: points by which the header is below its unscrolled place. Default: 0.
  mutating func paintHeaderParts(inSection section: Int, down dy: Points = .zero) {
    guard layout.table.sections[section].info.hasHeaderParts else { return }
    let first = items.count
    for (part, frame) in layout.headerParts(inSection: section) {
      paint(part.drawn, in: frame, path: nil)
    }
    moveItems(from: first, toSection: section, down: dy)
  }

  /// Whether scrolling has moved a header or footer from its place.
  func isPinned(_ kind: HeaderFooterKind, section: Int) -> Bool {
    // Computing the place of each takes longer than painting a row.
    layout.pins
      && layout.rect(of: kind, inSection: section) != layout.visibleRect(of: kind, inSection: section)
  }
}

extension DisplayList {
  /// The part of the picture inside `rect`, moved to the top.
  func cropped(to rect: Rect) -> DisplayList {
    var result = map(movedBy: -rect.minY) { item in
      if WorkProgress.isCancelled { return nil }
      let extent = item.verticalExtent
      // The background is as high as the window, even if the content ends above its lower edge.
      if item.role == .tableBackground {
        let window = Outline(rect: Rect(x: .zero, y: .zero, width: rect.width, height: rect.height))
        var background = item
        switch item.content {
        case .fill(_, let paint): background.content = .fill(window, paint)
        case .gradient(_, let gradient): background.content = .gradient(window, gradient)
        case .border, .shadow, .text, .symbol, .ruler, .picture, .mark: break
        }
        return background
      }
      guard extent.lowerBound < rect.maxY, extent.upperBound > rect.minY else { return nil }
      return item.offsetBy(dy: -rect.minY)
    }
    result.size = rect.size
    return result
  }
}
