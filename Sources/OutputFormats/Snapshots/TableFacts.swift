// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The facts that a snapshot keeps of a table: frames, colours, corners, texts and images of all that its pictures draw, in light
/// and in dark appearance. Lengths are in points.
///
/// A fact is text, so two states are compared fact by fact, and no older table is laid out again: a new version of the program
/// that draws something else is a difference, too.
package struct TableFacts: Hashable, Sendable {
  /// A named fact. The name contains no colon and no line end, and the value no line end.
  package struct Fact: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  /// The table, a section or a row with its own facts.
  package struct Part: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable { case table, section, row }

    package let kind: Kind
    /// The title of a table or a row, or a section's header, with the escapes of a JSON string; `nil` without one.
    package let name: String?
    /// Its id without hidden characters; `nil` without one.
    package let id: String?
    /// In the order of painting.
    package internal(set) var facts: [Fact]
  }

  /// The table, and then each section with its rows.
  package internal(set) var parts: [Part]

  /// If the work is cancelled, facts are missing.
  package init(of table: Table) {
    func painted(_ appearance: InterfaceStyle) -> PaintedFacts {
      var table = table
      table.info.traits.appearance = appearance
      return PaintedFacts(LaidOutTable(table))
    }
    let (light, dark) = (painted(.light).parts, painted(.dark).parts)
    parts = zip(light, dark).map { light, dark in
      var part = light
      part.facts = Self.pairs(light.facts, dark.facts)
      return part
    }
    guard !parts.isEmpty else { return }
    parts[0].facts.insert(Fact(name: "appearance", value: table.info.traits.appearance.rawValue), at: 0)
  }

  init(parts: [Part]) { self.parts = parts }

  /// The facts of light appearance; where dark appearance has another value, both with a slash.
  private static func pairs(_ light: [Fact], _ dark: [Fact]) -> [Fact] {
    guard light != dark else { return light }
    func values(_ facts: [Fact]) -> [String: String] {
      Dictionary(facts.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
    let (lightValues, darkValues) = (values(light), values(dark))
    return (light + dark.filter { lightValues[$0.name] == nil }).map { fact in
      let (one, other) = (lightValues[fact.name], darkValues[fact.name])
      let both = "\(one ?? FactText.nothing) / \(other ?? FactText.nothing)"
      return Fact(name: fact.name, value: one == other ? fact.value : both)
    }
  }
}
