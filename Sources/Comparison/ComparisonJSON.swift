// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The differences between the two sides of specs as JSON; the guide `Pull-Requests-and-CI` describes the members.
package enum ComparisonJSON {
  private static let head = [("format", ValueTree.text("roundtable-diff")), ("version", .integer(1))]

  /// A document about one spec, which ends with a newline.
  package static func bytes(of comparison: SpecComparison) -> [UInt8] {
    document { write(comparison, to: &$0) }
  }

  /// A document about several specs.
  ///
  /// - Parameters:
  ///   - comparisons: the specs that differ.
  ///   - equal: the number of specs that don't.
  package static func bytes(of comparisons: [SpecComparison], equal: Int) -> [UInt8] {
    document { json in
      json.member("equal", .integer(equal))
      json.list("specs", comparisons) { json, comparison in json.object { write(comparison, to: &$0) } }
    }
  }

  private static func document(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      for (name, value) in head { json.member(name, value) }
      body(&json)
    }
    json.newline()
    return json.bytes
  }

  private static func write(_ comparison: SpecComparison, to json: inout JSONWriter) {
    let (pair, difference) = (comparison.pair, comparison.difference)
    let table = difference.table
    json.member("old", .optional(pair.old?.name))
    json.member("new", .optional(pair.new?.name))
    json.member("same", .flag(!comparison.differs))
    json.member("pictures", .texts(table.pictures))
    json.member("settings", settings(table.settings))
    json.list("sections", table.elements.filter { !$0.isRow }, Self.element)
    json.list("rows", table.elements.filter(\.isRow), Self.element)
    json.key("layout")
    json.object { json in
      let sizes = [
        ("old", pair.old == nil ? ValueTree.null : size(difference.old.contentSize)),
        ("new", pair.new == nil ? .null : size(difference.new.contentSize)),
      ]
      json.member("contentSize", .object(sizes))
      json.list("parts", difference.parts, Self.run)
      json.list("rows", difference.rows, Self.run)
    }
  }

  /// Of a value with parts, those that differ: `image.tileColor`.
  private static func settings(_ changes: [TableDifference.SettingChange]) -> ValueTree {
    .list(
      changes.flatMap { change in
        change.parts.isEmpty
          ? [setting(change.name, change)] : change.parts.map { setting("\(change.name).\($0.name)", $0) }
      })
  }

  private static func setting(_ name: String, _ change: TableDifference.SettingChange) -> ValueTree {
    .object([("name", .text(name)), ("old", change.old ?? .null), ("new", change.new ?? .null)])
  }

  private static func element(_ element: TableDifference.Element) -> ValueTree {
    .object([
      ("change", .text(ChangeMark(element).rawValue)), ("old", place(element.old)),
      ("new", place(element.new)),
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
      ("looks", .texts(run.looks.map(\.rawValue))),
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
