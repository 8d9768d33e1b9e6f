// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// A spec beside a screenshot as JSON; the guide `Pull-Requests-and-CI` describes the members.
package enum ScreenshotJSON {
  /// A document, which ends with a newline.
  ///
  /// - Parameters:
  ///   - spec: the spec's name.
  ///   - screenshot: the screenshot's name.
  package static func bytes(of comparison: ScreenshotComparison, spec: String, screenshot: String) -> [UInt8]
  {
    var json = JSONWriter()
    json.object { json in
      json.member("format", .text("roundtable-compare"))
      json.member("version", .integer(1))
      json.member("spec", .text(spec))
      json.member("screenshot", .text(screenshot))
      json.member("same", .flag(comparison.agrees))
      members(of: comparison, to: &json)
    }
    json.newline()
    return json.bytes
  }

  /// Writes the members that don't name files.
  package static func members(of comparison: ScreenshotComparison, to json: inout JSONWriter) {
    json.member("tolerance", .points(comparison.tolerance))
    json.member(
      "pixels",
      .object([("width", .integer(comparison.pixels.width)), ("height", .integer(comparison.pixels.height))]))
    json.member("scale", .points(Points(comparison.scale.scale)))
    json.member("top", .points(comparison.top))
    json.member("score", comparison.score.map { .points(Points($0)) } ?? .null)
    json.member("notes", .texts(comparison.notes))
    json.list("changes", comparison.changes) { $0.value(value($1, in: comparison)) }
    json.list("elements", comparison.readings) { $0.value(value($1)) }
  }

  private static func value(_ change: ScreenshotChange, in comparison: ScreenshotComparison) -> ValueTree {
    let gaps = change.gaps.map {
      ValueTree.object([("name", .text($0.name)), ("length", .points($0.length))])
    }
    return .object([
      ("kind", .text(change.kind.rawValue)), ("part", .text(change.places[0].part.rawValue)),
      ("places", .list(change.places.map(place))),
      ("difference", .points(change.difference)), ("element", .optional(change.element)),
      ("expected", change.expected.map(ValueTree.points) ?? .null),
      ("found", change.found.map(ValueTree.points) ?? .null), ("gaps", .list(gaps)),
      ("certainty", .points(Points(change.certainty))), ("words", .text(comparison.words(change))),
    ])
  }

  private static func value(_ reading: ElementReading) -> ValueTree {
    func points(_ value: Double?) -> ValueTree { value.map { .points(Points($0)) } ?? .null }
    return .object([
      ("part", .text(reading.place.part.rawValue)), ("place", place(reading.place)),
      ("state", .text(reading.state.rawValue)), ("top", points(reading.top)), ("ink", points(reading.ink)),
      ("bottom", points(reading.bottom)), ("certainty", .points(Points(reading.certainty))),
    ])
  }

  /// A section's index, or a row's address.
  private static func place(_ place: LayoutDifference.Place) -> ValueTree {
    switch place.level {
    case .section(let index): .integer(index)
    case .row(let path): .text(path.description)
    case .table: .null
    }
  }
}
