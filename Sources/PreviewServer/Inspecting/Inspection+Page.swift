// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Inspecting
import Platform
import TableLayout
import TableModel
import TableSpec

extension Inspection {
  /// The answer of the live page: also the save, the numbers to try, and what an editor needs.
  ///
  /// - Parameter save: the id of the shown save.
  func json(save: String, of spec: InspectedSpec) -> ValueTree {
    let constants = explanations.flatMap(\.1.terms).flatMap(\.constants).filter { $0.unit == .points }
    let tried = numbers(rowTree, constants: Set(constants).sorted { $0.rawValue < $1.rawValue }, in: spec)
    // Editors that the browser starts need the whole path.
    let path = source.map { ("path", ValueTree.text(PathText.absolute($0.path))) }
    return .object(
      [
        ("revision", .integer(spec.revision)), ("save", .text(save)),
        ("text", .text(TextTag(spec.files).text)),
        ("numbers", .list(tried.map(\.json))),
      ]
        + members.map { name, value in
          guard name == "source", let path, let places = value.members else { return (name, value) }
          return (name, .object(places.map { ($0.name, $0.value) } + [path]))
        })
  }
}
