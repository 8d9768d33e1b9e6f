// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

extension SessionError {
  /// A name that isn't allowed. The hint suggests near names, or lists all if there are at most 24.
  ///
  /// - Parameter aliases: names that are allowed, but never listed.
  static func unknown(
    _ noun: String, _ name: String, among names: [String], aliases: [String] = [], hint: String? = nil
  ) -> SessionError {
    let all = names.isEmpty || names.count > 24 ? nil : "allowed: " + names.joined(separator: ", ")
    guard !name.isEmpty else { return SessionError("missing \(noun)", hint: hint ?? all) }
    let near = NearestNames.suggestions(for: name, among: names + aliases)
    var error = SessionError("unknown \(noun) '\(shortened(name))'")
    error.hint = near.isEmpty ? hint ?? all : NearestNames.question(near)
    error.subject = name
    return error
  }

  /// A value that isn't allowed. The message lists the allowed ones if there are at most five.
  ///
  /// - Parameters:
  ///   - label: the parameter's name in usage lines.
  ///   - noun: a noun for one of the values.
  ///   - aliases: values that are allowed, but never listed.
  static func unexpected(
    _ word: String, for label: String, _ noun: String, among names: [String], aliases: [String] = []
  ) -> SessionError {
    guard !word.isEmpty, names.count <= 5, !names.isEmpty else {
      return .unknown(noun, word, among: names, aliases: aliases)
    }
    let near = NearestNames.suggestions(for: word, among: names)
    var error = SessionError(
      "expected \(label) to be \(NearestNames.alternatives(names)), found '\(shortened(word))'",
      hint: near.isEmpty ? nil : NearestNames.question(near))
    error.subject = word
    return error
  }

  private static func shortened(_ name: String) -> String {
    name.count > 60 ? String(name.prefix(60)) + "…" : name
  }

  init(_ error: TableError) {
    switch error {
    case .noSection(let index, let count):
      self.init("there is no section \(index)", hint: Self.places(count, "section"))
    case .noRow(let path, let count):
      self.init(
        "there is no row \(path)", hint: "section \(path.section) has \(count.counted("row"))")
    case .noPlaceForSection(let index, let count):
      self.init("a section can't be inserted at \(index)", hint: "allowed: 0 to \(count)")
    case .noPlaceForRow(let path, let count):
      self.init(
        "a row can't be inserted at \(path)", hint: "allowed: \(path.section).0 to \(path.section).\(count)")
    }
  }

  static func places(_ count: Int, _ noun: String) -> String {
    count == 0 ? "the table has none" : count == 1 ? "the only \(noun) is 0" : "allowed: 0 to \(count - 1)"
  }
}
