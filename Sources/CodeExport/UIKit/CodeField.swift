// SPDX-License-Identifier: GPL-3.0-or-later

/// One property of what rows show or how they look: stored where they differ, else its value stands where it is used.
struct CodeField {
  let name: String
  let type: String
  /// One for each row or look.
  let literals: [String]
  /// What it is declared with: what most have.
  let standard: String
  /// One sentence above it.
  let meaning: String?

  init(_ name: String, _ type: String, _ literals: [String], standard: String? = nil, meaning: String? = nil)
  {
    self.name = name
    self.type = type
    self.literals = literals
    self.meaning = meaning
    var counts: [String: Int] = [:]
    for literal in literals { counts[literal, default: 0] += 1 }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    self.standard = standard ?? most ?? (type.hasSuffix("?") ? "nil" : "")
  }

  /// Whether all have the same.
  var isUniform: Bool { literals.allSatisfy { $0 == literals.first } }

  /// Whether it is a property of its owner; what may be missing and what is asked for is one anyway.
  var isStored: Bool { !isUniform || type.hasSuffix("?") || type == "Bool" }

  /// Where it is used: the property, or the value that all have.
  func value(of owner: String) -> String { isStored ? "\(owner).\(name)" : literals.first ?? standard }

  var declaration: String {
    let isPlain = type == "Bool" || type == "Int" || standard.hasPrefix(type + "(")
    if isPlain, !standard.isEmpty { return "var \(name) = \(standard)" }
    return standard == "nil" ? "var \(name): \(type)" : "var \(name): \(type) = \(standard)"
  }

  /// The argument for one of them; `nil` where it has what most have.
  func argument(_ index: Int) -> String? {
    literals[index] == standard ? nil : "\(name): \(literals[index])"
  }
}
