// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// A property of rows' contents or looks in exported code. It is stored if rows differ; else its value is written where it
/// is used.
struct CodeField {
  let name: String
  let type: String
  /// The value of each row or look.
  let literals: [String]
  /// The value in its declaration: the most frequent one.
  let standard: String
  /// Whether all values are equal.
  let isUniform: Bool
  /// The comment above it, one sentence.
  let meaning: String?
  /// Whether it is a property of sections instead of rows.
  var isOfSections = false

  init(_ name: String, _ type: String, _ literals: [String], standard: String? = nil, meaning: String? = nil)
  {
    self.name = name
    self.type = type
    self.literals = literals
    self.meaning = meaning
    var counts: [String: Int] = [:]
    for literal in literals { counts[literal, default: 0] += 1 }
    isUniform = counts.count < 2
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    self.standard = standard ?? most ?? (type.hasSuffix("?") ? "nil" : "")
  }

  /// Whether it is a stored property. Optionals and Bools are always stored.
  var isStored: Bool { !isUniform || type.hasSuffix("?") || type == "Bool" }

  /// The code that uses it: the property, or the value that all have.
  func value(of owner: String) -> String { isStored ? "\(owner).\(name)" : literals.first ?? standard }

  /// The field as a property of sections if all rows of each section have the same value. Otherwise it stays a property of
  /// rows.
  func ofSections(where table: Table) -> CodeField {
    var field = self
    var start = 0
    field.isOfSections = table.sections.allSatisfy { section in
      defer { start += section.rows.count }
      // The list is shorter if the work is cancelled.
      return Set(literals.dropFirst(start).prefix(section.rows.count)).count <= 1
    }
    return field
  }

  /// One value for each section.
  func bySection(_ table: Table) -> CodeField {
    var start = 0
    let values = table.sections.map { section in
      defer { start += section.rows.count }
      return section.rows.isEmpty ? standard : literals.dropFirst(start).first ?? standard
    }
    return CodeField(name, type, values, standard: standard, meaning: meaning)
  }

  /// The code that uses it where `item` and `section` are known.
  var use: String { value(of: isOfSections ? "section" : "item") }

  var declaration: String { declaration(standard) }

  func declaration(_ standard: String) -> String {
    let isPlain = type == "Bool" || type == "Int" || standard.hasPrefix(type + "(")
    if isPlain, !standard.isEmpty { return "var \(name) = \(standard)" }
    return standard == "nil" ? "var \(name): \(type)" : "var \(name): \(type) = \(standard)"
  }

  /// The argument for one of the values; `nil` if it is the one in the declaration.
  func argument(_ index: Int) -> String? { literals[index] == standard ? nil : "\(name): \(literals[index])" }
}
