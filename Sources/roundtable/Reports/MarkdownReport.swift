// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import SpecFiles

/// A report in Markdown that fits into a place. It says how much it leaves out.
struct MarkdownReport {
  private let report: ChangeReport
  private let limit: ReportLimit
  /// For each change, its text in the chosen form.
  private var parts: [(form: Form, text: String)]

  /// How much is said about a change; each form has more than the one before.
  private enum Form: Int, CaseIterable {
    /// Only its name, in a list at the end.
    case name
    /// The first lines.
    case short
    case words
    case pictures
  }

  /// The room that is kept for the lists of names, and for the sentence about what was cut.
  private static let (roomOfNames, roomOfNote) = (4_000, 400)
  /// The lines of each kind in a short form.
  private static let shortCount = 5
  /// The size of the pictures of a small table.
  private static let leastPicture = 500

  init(_ report: ChangeReport, _ limit: ReportLimit) {
    (self.report, self.limit) = (report, limit)
    parts = report.changes.map { _ in (.name, "") }
    var rest = limit.most - limit.size(of: head) - Self.roomOfNames - Self.roomOfNote
    let (broken, others) = (
      report.changes.indices.filter { report.changes[$0].isBroken },
      report.changes.indices.filter { !report.changes[$0].isBroken }
    )
    // Each change gets a little room before one gets much, and errors come first.
    for form in Form.allCases.dropFirst() {
      for index in broken + others
      where parts[index].form.rawValue == form.rawValue - 1 && !WorkProgress.isCancelled {
        // Pictures are drawn only if there may be room for them.
        guard form != .pictures || rest > Self.leastPicture else { continue }
        let text = Self.text(of: report.changes[index], form)
        let more = limit.size(of: text) - limit.size(of: parts[index].text)
        guard more <= rest else { continue }
        rest -= more
        parts[index] = (form, text)
      }
    }
  }

  private static func text(of change: ReportedChange, _ form: Form) -> String {
    let section = MarkdownSection(change)
    switch form {
    case .name: return ""
    case .short: return section.text(most: shortCount)
    case .words: return section.text(most: .max)
    case .pictures: return section.text(most: .max) + section.pictures
    }
  }

  var text: String {
    let names = zip(report.changes, parts).filter { $0.1.form == .name }.map(\.0.path)
    return head + cut + parts.map(\.text).joined()
      + list("Without room for their changes", names, most: Self.roomOfNames / 2)
      + list("Changed in text alone, with the same table", report.unchanged, most: Self.roomOfNames / 2)
  }

  // MARK: - Above and below the changes

  private var head: String {
    var lines = ["## Layout changes since \(MarkdownCode.span(report.base.name))", "", report.summary, ""]
    lines += report.notes.map { "- \(MarkdownCode.span($0))" } + (report.notes.isEmpty ? [] : [""])
    return lines.map { $0 + "\n" }.joined()
  }

  /// Says what the limit took away.
  private var cut: String {
    let counts = [
      (Form.words, "without pictures"), (.short, "with some of their words"),
      (.name, "with their names alone"),
    ].map { form, words in (parts.filter { $0.form == form }.count, words) }
    let said = counts.filter { $0.0 > 0 }.map { "\($0.0.counted("spec")) \($0.1)" }
    guard !said.isEmpty else { return "" }
    return "**Cut to \(limit.words):** \(said.joined(separator: ", ")). `--limit none` prints all.\n\n"
  }

  private func list(_ title: String, _ names: [String], most: Int) -> String {
    guard !names.isEmpty else { return "" }
    var (result, count) = ("\(title):\n\n", 0)
    for name in names {
      let line = "- \(MarkdownCode.span(name))\n"
      // A line about the others needs room, too.
      guard limit == .none || limit.size(of: result + line) <= most - 50 else { break }
      result += line
      count += 1
    }
    return result + (count < names.count ? "- and \(names.count - count) more\n" : "") + "\n"
  }
}
