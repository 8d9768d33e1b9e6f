// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Inspecting

/// Requests the numbers of an element.
struct InspectionRequest: Equatable {
  let spec: Int
  let target: Inspection.Target
  /// The save in which `target` names an element; `nil` for the one that is shown now.
  let since: String?
  let variant: PageVariant
  let trial: Trial

  init(spec: Int, _ query: QueryItems) throws(PageRefusal) {
    var query = query
    self.spec = spec
    target = try Self.target(&query)
    since = query.remove("since")
    trial = try Trial(&query)
    variant = try PageVariant(&query)
    try query.finish()
  }

  private static func target(_ query: inout QueryItems) throws(PageRefusal) -> Inspection.Target {
    if let name = query.remove("element") {
      if name == "first" { return .first }
      guard let element = PageElement(name) else { throw QueryItems.malformed }
      return .element(element)
    }
    if let line = try query.removeNumber("line") {
      return .text(.init(line: line, column: try query.removeNumber("column") ?? .max))
    }
    guard let x = number(query.remove("x")), let y = number(query.remove("y")) else {
      throw QueryItems.malformed
    }
    return .point(Point(x: x, y: y))
  }

  private static func number(_ text: String?) -> Points? {
    guard let text, text.utf8.count <= 24, let value = Double(text) else { return nil }
    return Points(checking: value)
  }
}
