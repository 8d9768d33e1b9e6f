// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The differences between two tables as a JSON document; the guide `Pull-Requests-and-CI` describes its
/// members.
package enum DifferenceJSON {
  /// The document, which ends with a newline.
  ///
  /// - Parameters:
  ///   - old: the name of the earlier table in the document.
  ///   - new: the name of the later table.
  package static func bytes(of difference: LayoutDifference, old: String, new: String) -> [UInt8] {
    let table = difference.table
    var json = JSONWriter()
    json.object { json in
      for (key, value) in [
        ("format", ValueTree.text("roundtable-diff")), ("version", .integer(1)), ("old", .text(old)),
        ("new", .text(new)), ("same", .flag(difference.isEmpty)), ("settings", settings(table.settings)),
      ] {
        json.member(key, value)
      }
      json.list("sections", table.elements.filter { !$0.isRow }, Self.element)
      json.list("rows", table.elements.filter(\.isRow), Self.element)
      json.key("layout")
      json.object { json in
        json.member(
          "contentSize", .object([("old", size(difference.oldSize)), ("new", size(difference.newSize))]))
        json.list("parts", difference.parts, Self.run)
        json.list("rows", difference.rows, Self.run)
      }
    }
    json.newline()
    return json.bytes
  }

  private static func settings(_ changes: [TableDifference.SettingChange]) -> ValueTree {
    .list(
      changes.map {
        .object([("name", .text($0.name)), ("old", $0.old ?? .null), ("new", $0.new ?? .null)])
      })
  }

  private static func element(_ element: TableDifference.Element) -> ValueTree {
    let change =
      element.old == nil ? "added" : element.new == nil ? "removed" : element.isMoved ? "moved" : "changed"
    return .object([
      ("change", .text(change)), ("old", place(element.old)), ("new", place(element.new)),
      ("id", .optional(element.id)), (element.isRow ? "title" : "header", .optional(element.name)),
      ("settings", settings(element.settings)),
    ])
  }

  private static func run(_ run: LayoutDifference.Run) -> ValueTree {
    let movedDown = [("first", ValueTree.points(run.shift)), ("last", .points(run.lastShift))]
    return .object([
      ("part", .text(run.part.rawValue)), ("first", place(run.first)), ("last", place(run.last)),
      ("count", .integer(run.count)), ("movedDown", .object(movedDown)),
      ("lengths", .list(run.lengths.filter { !$0.isGap }.map(length))),
      ("gaps", .list(run.lengths.filter(\.isGap).map(length))),
    ])
  }

  private static func length(_ length: LayoutDifference.Length) -> ValueTree {
    .object([("name", .text(length.name)), ("old", points(length.old)), ("new", points(length.new))])
  }

  private static func points(_ points: Points?) -> ValueTree { points.map(ValueTree.points) ?? .null }

  private static func size(_ size: Size) -> ValueTree {
    .object([("width", .points(size.width)), ("height", .points(size.height))])
  }

  /// A section's index, a row's address, or `null` for the table and for an absent element.
  private static func place(_ place: LookLevel?) -> ValueTree {
    switch place {
    case .section(let index): .integer(index)
    case .row(let path): .text(path.description)
    case .table, nil: .null
    }
  }
}

extension TableDifference.Element {
  fileprivate var isRow: Bool {
    if case .row = new ?? old { true } else { false }
  }
}

extension JSONWriter {
  /// Writes a member with a list, each element on its own line.
  fileprivate mutating func list<Element>(
    _ name: String, _ elements: [Element], _ value: (Element) -> ValueTree
  ) {
    list(name, elements) { json, element in
      WorkProgress.advance()
      json.value(value(element))
    }
  }
}
