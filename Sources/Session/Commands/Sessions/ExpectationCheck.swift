// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Renderers
import TableLayout
import TableModel
import TableSpec

/// Carries out one expectation.
struct ExpectationCheck {
  let words: [String]

  func run(_ expectation: Expectation, in session: Session) throws(SessionError) {
    switch expectation {
    case .frame: try frame(in: session)
    case .background:
      try compare(
        "background of row \(try word(0))", from: 1, ["x", "y", "width", "height"],
        numbers(try row(in: session).background))
    case .radius:
      let radii = try row(in: session).cornerRadii
      try compare(
        "radius of row \(try word(0))", from: 1, ["top left", "top right", "bottom left", "bottom right"],
        [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight])
    case .separator: try separator(in: session)
    case .content:
      let size = session.layout().contentSize
      try compare("content size", from: 0, ["width", "height"], [size.width, size.height])
    case .count: try count(in: session)
    case .title:
      let path = try RowAddress.resolve(try word(0), in: session.table, by: session.rows)
      try compare("title of row \(path)", expected: try word(1), found: session.table[path].title)
    case .text: try text(in: session)
    // ExpectCommand runs the command.
    case .error: break
    }
  }

  private func frame(in session: Session) throws(SessionError) {
    let layout = session.layout()
    let names = ["x", "y", "width", "height"]
    switch try word(0) {
    case "header", "footer", "section":
      let section = try SectionAddress.resolve(try word(1), in: session.table)
      let rect =
        words[0] == "header"
        ? layout.rectForHeader(inSection: section)
        : words[0] == "footer" ? layout.rectForFooter(inSection: section) : layout.rect(forSection: section)
      try compare("frame of \(words[0]) \(section)", from: 2, names, numbers(rect))
    default:
      try compare("frame of row \(words[0])", from: 1, names, numbers(try row(in: session).frame))
    }
  }

  private func separator(in session: Session) throws(SessionError) {
    let found = try row(in: session).separators.last
    let subject = "separator of row \(words[0])"
    if try word(1) == "none" {
      guard let found else { return }
      throw SessionError("expected \(subject) to be none, found \(listed(numbers(found.frame)))")
    }
    guard let found else { throw SessionError("expected a \(subject), found none") }
    try compare(subject, from: 1, ["x", "y", "width", "height"], numbers(found.frame))
  }

  private func count(in session: Session) throws(SessionError) {
    switch try word(0) {
    case "sections":
      try compare("number of sections", expected: try word(1), found: String(session.table.sections.count))
    case "rows":
      let section = try SectionAddress.resolve(try word(1), in: session.table)
      let found = session.table.numberOfRows(inSection: section)
      try compare("number of rows in section \(section)", expected: try word(2), found: String(found))
    default: throw SessionError("expected 'sections' or 'rows', found '\(words[0])'")
    }
  }

  private func text(in session: Session) throws(SessionError) {
    let expected = try word(0)
    let found = String(
      decoding: BoxDrawingRenderer(options: .whole).render(session.layout().unkeptDisplayList()),
      as: UTF8.self)
    guard !found.utf8.containsSubsequence(expected.utf8) else { return }
    throw SessionError("expected the text preview to contain '\(expected)'", hint: "'show' prints it")
  }

  private func row(in session: Session) throws(SessionError) -> FrameTree.Row {
    let path = try RowAddress.resolve(try word(0), in: session.table, by: session.rows)
    guard let row = session.layout().rowTree(path) else { throw SessionError("there is no row \(path)") }
    return row
  }

  private func word(_ index: Int) throws(SessionError) -> String {
    guard words.indices.contains(index) else {
      throw SessionError("too few values", hint: "'help expect' shows the forms")
    }
    return words[index]
  }

  private func numbers(_ rect: Rect) -> [Points] { [rect.minX, rect.minY, rect.width, rect.height] }

  private func listed(_ numbers: [Points]) -> String {
    "(" + numbers.map(\.description).joined(separator: ", ") + ")"
  }

  private func compare(_ subject: String, expected: String, found: String) throws(SessionError) {
    if expected != found {
      throw SessionError("expected the \(subject) to be '\(expected)', found '\(found)'")
    }
  }

  private func compare(_ subject: String, from start: Int, _ names: [String], _ found: [Points])
    throws(SessionError)
  {
    guard words.count == start + names.count else {
      throw SessionError(
        "expected \(names.count) numbers (\(names.joined(separator: ", "))), found \(max(0, words.count - start))"
      )
    }
    var differences: [String] = []
    for (index, name) in names.enumerated() {
      let text = words[start + index]
      if text == "_" { continue }
      guard let value = DecimalNumber.parse(text), let expected = Points(checking: value) else {
        throw SessionError("expected a number or _, found '\(text)'")
      }
      // The tolerance is 0.001 pt, plus the half subpoint that a typed 17.333 is off.
      let difference = found[index] - expected
      if abs(difference.subpoints) > 6 { differences.append("\(name) differs by \(difference)") }
    }
    guard !differences.isEmpty else { return }
    throw SessionError(
      "expected the \(subject) to be (\(words[start...].joined(separator: ", "))), found \(listed(found)): "
        + differences.joined(separator: ", "))
  }
}

extension String.UTF8View {
  /// Whether the text contains `other`.
  fileprivate func containsSubsequence(_ other: String.UTF8View) -> Bool {
    let needle = Array(other)
    let hay = Array(self)
    guard !needle.isEmpty, hay.count >= needle.count else { return needle.isEmpty }
    return (0...(hay.count - needle.count)).contains { start in
      hay[start] == needle[0] && hay[start..<(start + needle.count)].elementsEqual(needle)
    }
  }
}
