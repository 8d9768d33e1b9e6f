// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats
import Platform
import Shell
import TableModel
import TableSpec

/// Which references are recorded.
enum RecordMode: String, CaseIterable {
  case all, missing, failed, never

  /// In CI no reference is recorded: it would be lost with the machine, and the check would succeed.
  static var standard: RecordMode { isInCI ? .never : .missing }

  /// Whether the variable `CI` is set, as GitHub, GitLab and others set it.
  static var isInCI: Bool {
    Environment.value("CI").map { !["false", "0"].contains($0.lowercased()) } ?? false
  }

  fileprivate var recordsMissing: Bool { self != .never }
  fileprivate var recordsDifferent: Bool { self == .all || self == .failed }
}

/// Compares specs with their references.
struct SnapshotCheck {
  let mode: RecordMode
  /// Whether problems are printed as lines of JSON.
  let reportsJSON: Bool
  let limits: SpecLimits

  enum Outcome {
    case same
    case different(FactsDifference)
    case missing
    /// The reference can't be compared, for this reason.
    case unusable(String)
    /// With the difference from the reference before; `nil` if it couldn't be compared or didn't exist.
    case recorded(FactsDifference?)
    /// The spec or the file at the reference's place can't be read; the error is printed.
    case unreadable
  }

  /// - Throws: ``ExitStatus``: 74, after an error is printed, if a reference can't be written; 130.
  func outcome(of spec: String) throws(ExitStatus) -> Outcome {
    let table: Table
    do { table = try SpecFile.open(spec, asJSON: reportsJSON, limits: limits).table } catch {
      return .unreadable
    }
    let facts = TableFacts(of: table)
    let reference = SnapshotReference(spec: spec)
    switch reference.state {
    case .missing:
      guard mode.recordsMissing else { return .missing }
      try reference.record(facts, replacing: nil)
      return .recorded(nil)
    case .unusable(let reason, let bytes):
      guard mode.recordsDifferent else { return .unusable(reason) }
      try reference.record(facts, replacing: bytes)
      return .recorded(nil)
    case .foreign(let message):
      Diagnostic(
        "\(message); it is neither compared nor replaced",
        hint: "move it away, and record the reference again"
      ).write(asJSON: reportsJSON)
      return .unreadable
    case .found(let former, let bytes):
      let difference = FactsDifference(from: former, to: facts)
      // The bytes of a reference without a difference can differ, for example because git changed the line ends.
      if mode.recordsDifferent, mode == .all || !difference.isEmpty, bytes != facts.bytes {
        try reference.record(facts, replacing: bytes)
      }
      guard !difference.isEmpty else { return .same }
      guard mode.recordsDifferent else { return .different(difference) }
      return .recorded(difference)
    }
  }
}
