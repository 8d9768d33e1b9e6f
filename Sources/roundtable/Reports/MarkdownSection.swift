// SPDX-License-Identifier: GPL-3.0-or-later

import Comparison
import TableLayout

/// A changed spec in Markdown: its words in lists of code, which wrap on a phone, and its text pictures, which a reader unfolds.
struct MarkdownSection {
  private let change: ReportedChange

  init(_ change: ReportedChange) { self.change = change }

  /// - Parameter most: the lines of each kind; the rest are counted.
  func text(most: Int) -> String {
    var result = "### \(MarkdownCode.span(change.path))\(status)\n\n"
    if !change.causes.isEmpty {
      let names = Self.some(change.causes.map { MarkdownCode.span($0) }, most)
      result += "Changed files: \(names.joined(separator: ", "))\n\n"
    }
    for error in change.errors {
      let lines = Self.some(error.text.split(separator: "\n").map(String.init), most)
      result += "**\(error.isOfOldSide ? "It can't be read before the change" : "It can't be read"):**\n\n"
      result += MarkdownCode.block(lines.map { $0 + "\n" }.joined()) + "\n"
    }
    let words = change.words
    result += list(nil, words.table, most) + list("Layout", words.layout, most)
    return result + list("New findings", change.findings, most)
  }

  var pictures: String {
    guard change.comparison.differs || !change.errors.isEmpty else { return "" }
    let (pair, difference) = (change.comparison.pair, change.comparison.difference)
    let sides = [
      pair.old.map { _ in ("Before", difference.old) }, pair.new.map { _ in ("After", difference.new) },
    ].compactMap(\.self)
    guard !sides.isEmpty else { return "" }
    let text = sides.map { title, layout in
      "\(title):\n\n\(MarkdownCode.block(ReportedChange.picture(of: layout)))\n"
    }.joined()
    let title = sides.count == 2 ? "Before and after" : "Picture"
    return "<details><summary>\(title)</summary>\n\n\(text)</details>\n\n"
  }

  private var status: String {
    switch change.kind {
    case .new: " is new"
    case .deleted: " was deleted"
    case .changed: ""
    case .renamed(let name): " was \(MarkdownCode.span(name))"
    }
  }

  private func list(_ title: String?, _ lines: [String], _ most: Int) -> String {
    guard !lines.isEmpty else { return "" }
    let items = Self.some(lines.map { MarkdownCode.span($0) }, most).map { "- \($0)\n" }.joined()
    return (title.map { "\($0):\n\n" } ?? "") + items + "\n"
  }

  private static func some(_ lines: [String], _ most: Int) -> [String] {
    lines.count <= most ? lines : lines.prefix(most) + ["and \(lines.count - most) more"]
  }
}
