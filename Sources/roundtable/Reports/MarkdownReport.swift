// SPDX-License-Identifier: GPL-3.0-or-later

import SpecFiles
import TableSpec

/// A report in Markdown that fits into a place. It says how much it leaves out.
struct MarkdownReport {
  private let report: ChangeReport
  private let limit: ReportLimit
  /// For each shown change, its texts: each has more than the one before. The first is empty: then a list names the change.
  private let forms: [[String]]
  /// The indices of the chosen forms.
  private var chosen: [Int]

  /// The room that is kept for the list of names, and for the sentence about what was cut.
  private static let (roomOfNames, roomOfNote) = (4_000, 400)
  /// The lines of words, of findings and of errors that a short form has.
  private static let shortCount = 5

  init(_ report: ChangeReport, _ limit: ReportLimit) {
    (self.report, self.limit) = (report, limit)
    forms = report.changes.map { change in
      let section = MarkdownSection(change)
      let short = section.text(most: Self.shortCount)
      let whole = section.text(most: .max)
      return ["", short, whole, whole + section.pictures]
    }
    chosen = forms.map { _ in 0 }
    choose()
  }

  /// Gives each change a little room before one gets much, errors first.
  private mutating func choose() {
    var rest = limit.most - limit.size(of: head) - Self.roomOfNames - Self.roomOfNote
    let order =
      report.changes.indices.filter { report.changes[$0].isBroken }
      + report.changes.indices.filter { !report.changes[$0].isBroken }
    for form in 1...3 {
      for index in order where chosen[index] == form - 1 {
        let more = limit.size(of: forms[index][form]) - limit.size(of: forms[index][form - 1])
        guard more <= rest else { continue }
        rest -= more
        chosen[index] = form
      }
    }
  }

  var text: String {
    let names = report.changes.indices.filter { chosen[$0] == 0 }.map { report.changes[$0].path }
    let parts = zip(forms, chosen).map { $0[$1] }
    return head + cut + parts.joined()
      + list("Without room for their changes", names, most: Self.roomOfNames / 2)
      + list("Changed in text alone, with the same table", report.unchanged, most: Self.roomOfNames / 2)
  }

  // MARK: - Above and below the changes

  private var head: String {
    var lines = ["## Layout changes since \(MarkdownText.span(report.base.name))", "", report.summary, ""]
    for note in report.notes { lines += ["- \(MarkdownText.span(note))"] }
    if !report.notes.isEmpty { lines.append("") }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Says what the limit took away.
  private var cut: String {
    let counts = [
      (3, "without pictures"), (2, "with some of their words"), (1, "with their names alone"),
    ].map { form, words in (chosen.filter { $0 == form - 1 }.count, words) }
    let said = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? "spec" : "specs") \($0.1)" }
    guard !said.isEmpty else { return "" }
    return "**Cut to \(limit.words):** \(said.joined(separator: ", ")). `--limit none` prints all.\n\n"
  }

  private func list(_ title: String, _ names: [String], most: Int) -> String {
    guard !names.isEmpty else { return "" }
    var (result, count) = ("\(title):\n\n", 0)
    for name in names {
      let line = "- \(MarkdownText.span(name))\n"
      // A line about the others needs room, too.
      guard limit == .none || limit.size(of: result + line) <= most - 50 else { break }
      result += line
      count += 1
    }
    return result + (count < names.count ? "- and \(names.count - count) more\n" : "") + "\n"
  }
}

/// A changed spec in Markdown.
struct MarkdownSection {
  private let change: ReportedChange

  init(_ change: ReportedChange) { self.change = change }

  /// - Parameter most: the lines of each kind; the rest are counted.
  func text(most: Int) -> String {
    var result = "### \(MarkdownText.span(change.path))\(status)\n\n"
    if !change.causes.isEmpty {
      result +=
        "Changed files: " + Self.some(change.causes.map(MarkdownText.span), most).joined(separator: ", ")
      result += "\n\n"
    }
    for error in change.errors {
      let lines = Self.some(error.text.split(separator: "\n").map(String.init), most)
      result += "**\(error.isOfOldSide ? "It can't be read before the change" : "It can't be read"):**\n\n"
      result += MarkdownText.block(lines.map { $0 + "\n" }.joined()) + "\n"
    }
    result += list(nil, change.words.table, most) + list("Layout", change.words.layout, most)
    result += list("New findings", change.findings, most)
    return result
  }

  /// The text pictures, which a reader unfolds.
  var pictures: String {
    var result = ""
    for (title, spec) in [("Before", change.old), ("After", change.new)] {
      guard let spec else { continue }
      result += "\(title):\n\n\(MarkdownText.block(ReportedChange.picture(of: spec.table)))\n"
    }
    let title = change.old != nil && change.new != nil ? "Before and after" : "Picture"
    return result.isEmpty ? "" : "<details><summary>\(title)</summary>\n\n\(result)</details>\n\n"
  }

  private var status: String {
    switch change.kind {
    case .new: " is new"
    case .deleted: " was deleted"
    case .changed: ""
    case .renamed(let name): " was \(MarkdownText.span(name))"
    }
  }

  private func list(_ title: String?, _ lines: [String], _ most: Int) -> String {
    guard !lines.isEmpty else { return "" }
    let items = Self.some(lines.map { MarkdownText.span($0) }, most).map { "- \($0)\n" }.joined()
    return (title.map { "\($0):\n\n" } ?? "") + items + "\n"
  }

  private static func some(_ lines: [String], _ most: Int) -> [String] {
    lines.count <= most ? lines : lines.prefix(most) + ["and \(lines.count - most) more"]
  }
}
