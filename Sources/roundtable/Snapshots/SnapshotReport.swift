// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats
import Session
import Shell

/// The result of a run of `snapshot`, as text and as JSON, and its exit code.
struct SnapshotReport {
  let mode: RecordMode
  /// Whether the user chose the mode.
  let isModeGiven: Bool
  /// The words of the command line that name specs.
  let names: [String]
  var results: [(spec: String, outcome: SnapshotCheck.Outcome)] = []
  var stale: [SnapshotReference] = []

  var exitStatus: ExitStatus {
    if count(of: .unreadable) > 0 { return .usage }
    let fails = [Kind.different, .missing, .unusable].contains { count(of: $0) > 0 }
    return fails || comparedNothing || (mode == .never && !stale.isEmpty) ? .failure : .success
  }

  /// Whether references were recorded although the user didn't ask for that. As in swift-snapshot-testing, such a run fails:
  /// otherwise a check whose references are never committed would always succeed.
  private var comparedNothing: Bool { !isModeGiven && count(of: .recorded) > 0 }

  // MARK: - Text

  /// Each spec that isn't the same as its reference, each stale reference, the numbers of specs, and hints.
  var text: String {
    var lines = results.flatMap { spec, outcome in words(of: spec, outcome) }
    lines += stale.map { "\($0.path) is stale: \($0.spec) is no spec any more" }
    lines.append(summary)
    return (lines + hints.map { "hint: " + $0 }).map { VisibleText.line($0) + "\n" }.joined()
  }

  private func words(of spec: String, _ outcome: SnapshotCheck.Outcome) -> [String] {
    let reference = SnapshotReference(spec: spec).path
    switch outcome {
    case .same, .unreadable: return []
    case .different(let difference):
      return ["\(spec) differs from \(reference)"] + difference.lines.map { "  " + $0 }
    case .missing: return ["\(spec) has no reference \(reference)"]
    case .unusable(let reason): return ["\(spec) can't be compared with \(reference): \(reason)"]
    case .recorded(let difference):
      return ["\(spec) recorded in \(reference)"] + (difference?.lines ?? []).map { "  " + $0 }
    }
  }

  /// `3 specs: 2 as recorded, 1 differs; 1 stale reference`.
  private var summary: String {
    let counts = Kind.allCases.compactMap { kind in
      count(of: kind) > 0 ? "\(count(of: kind)) \(kind.words(isOne: count(of: kind) == 1))" : nil
    }
    return results.count.counted("spec") + ": " + counts.joined(separator: ", ")
      + (stale.isEmpty ? "" : "; " + stale.count.counted("stale reference"))
  }

  private var hints: [String] {
    var hints: [String] = []
    func line(_ options: String...) -> String {
      SystemShell.line(["roundtable", "snapshot"] + names + options)
    }
    if comparedNothing {
      hints.append(
        "a new reference is compared with nothing, so this run fails; look at it, commit it, run again")
    }
    if count(of: .missing) > 0 {
      let reason = !isModeGiven && mode == .never ? "CI is set, so nothing is recorded; " : ""
      hints.append("\(reason)run '\(line("--record", "missing"))' on your machine, and commit the reference")
    }
    if count(of: .different) + count(of: .unusable) > 0 {
      hints.append(
        "if the new state is right, '\(line("--record", "failed"))' records it; commit the reference")
    }
    if !stale.isEmpty, count(of: .missing) > 0 {
      hints.append("if a spec was renamed, rename its reference, too")
    }
    if let first = stale.first {
      hints.append("remove a stale reference: '\(SystemShell.line(["rm", first.path]))'")
    }
    return hints
  }

  // MARK: - JSON

  /// One document; the guide `Pull-Requests-and-CI` describes its members.
  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("format", .text("roundtable-snapshot"))
      json.member("version", .integer(1))
      json.member("record", .text(mode.rawValue))
      json.member("same", .flag(exitStatus.code == ExitStatus.success.code))
      json.list("specs", results) { json, result in
        let (reason, difference): (String?, FactsDifference?) =
          switch result.outcome {
          case .different(let difference): (nil, difference)
          case .recorded(let difference): (nil, difference)
          case .unusable(let reason): (reason, nil)
          case .same, .missing, .unreadable: (nil, nil)
          }
        json.value(
          .object([
            ("spec", .text(result.spec)), ("reference", .text(SnapshotReference(spec: result.spec).path)),
            ("result", .text(Kind(result.outcome).rawValue)), ("reason", .optional(reason)),
            ("changes", difference?.json ?? .list([])),
          ]))
      }
      json.list("stale", stale) { json, reference in json.value(.text(reference.path)) }
    }
    json.newline()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  // MARK: - Numbers

  /// An outcome without its details.
  private enum Kind: String, CaseIterable {
    case same, different, missing, unusable, recorded, unreadable

    init(_ outcome: SnapshotCheck.Outcome) {
      switch outcome {
      case .same: self = .same
      case .different: self = .different
      case .missing: self = .missing
      case .unusable: self = .unusable
      case .recorded: self = .recorded
      case .unreadable: self = .unreadable
      }
    }

    /// The words after a number.
    func words(isOne: Bool) -> String {
      switch self {
      case .same: "as recorded"
      case .different: isOne ? "differs" : "differ"
      case .missing: "without a reference"
      case .unusable: "with a reference that can't be compared"
      case .recorded: "recorded"
      case .unreadable: "unreadable"
      }
    }
  }

  private func count(of kind: Kind) -> Int { results.count { Kind($0.outcome) == kind } }
}
