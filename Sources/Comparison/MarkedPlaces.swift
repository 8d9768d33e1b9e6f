// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// An element that differs, with its mark.
package struct MarkedPlace: Hashable, Sendable {
  package let place: LayoutDifference.Place
  package let mark: ChangeMark

  /// The element's address for labels: `0.2`, `section 1`, `header 1`; empty for parts outside of the sections.
  var address: String {
    switch place.level {
    case .row(let path): path.description
    case .section(let index): "\(place.part.rawValue) \(index)"
    case .table: ""
    }
  }
}

extension MarkedPlace {
  /// A frame inside an element's edges.
  func frame(around place: Rect) -> DisplayItem {
    let radius = min(6, min(place.width, place.height) / 2)
    let outline = Outline(rect: place, radii: CornerRadii(radius: radius, corners: .all))
    return DisplayItem(role: .rowBorder, content: .border(outline, width: 2, mark.paint))
  }
}

extension SpecComparison {
  /// The elements that differ on one side, in the order of the table. None for a spec on one side alone: all of it differs.
  ///
  /// - Parameter isOld: whether it is the side before the change.
  package func markedPlaces(isOld: Bool) -> [MarkedPlace] {
    guard isOnBothSides else { return [] }
    var found: [LayoutDifference.Place: ChangeMark] = [:]
    for element in difference.table.elements {
      guard let level = isOld ? element.old : element.new else { continue }
      switch level {
      case .row: found[LayoutDifference.Place(.row, level)] = ChangeMark(element)
      // A section's own settings show in its header, its footer and its rows.
      case .section where ChangeMark(element) != .changed:
        found[LayoutDifference.Place(.section, level)] = ChangeMark(element)
      case .section, .table: break
      }
    }
    for places in difference.changedPlaces where places.new.part != .table && places.new.part != .section {
      let place = isOld ? places.old : places.new
      if found[place] == nil { found[place] = .changed }
    }
    return found.map { MarkedPlace(place: $0.key, mark: $0.value) }.sorted { $0.order < $1.order }
  }
}

extension MarkedPlace {
  /// Sections before their headers, and those before their rows; other parts by their names.
  fileprivate var order: (Int, Int, String) {
    switch place.level {
    case .table: (-1, 0, place.part.rawValue)
    case .section(let index): (index, place.part == .section ? -2 : place.part == .header ? -1 : Int.max, "")
    case .row(let path): (path.section, path.row, "")
    }
  }
}
