// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers
import Session
import SpecFiles
import TableLayout
import TableLint
import TableModel
import TableSpec

/// A changed spec as a report shows it. Its texts aren't escaped, except for line ends.
struct ReportedChange: Sendable {
  /// The way in which a spec changed.
  enum Kind: Sendable {
    case new, deleted, changed
    case renamed(from: String)
  }

  let path: String
  let kind: Kind
  /// The included files and pictures that changed.
  let causes: [String]
  /// Why a side can't be read: the new one fails the report, and the old one alone doesn't.
  private(set) var errors: [Problem] = []
  /// The differences of the table, and those of the layout in points.
  private(set) var words: (table: [String], layout: [String]) = ([], [])
  /// As `lint` prints them.
  private(set) var findings: [String] = []
  /// The sides that can be read.
  private(set) var (old, new): (LoadedSpec?, LoadedSpec?)

  struct Problem: Sendable {
    let text: String
    let isOfOldSide: Bool
    /// Whether the report fails.
    let isFatal: Bool
  }

  init(_ change: SpecChange) {
    path = change.path
    causes = change.causes
    switch (change.old, change.new) {
    case (nil, _): kind = .new
    case (_, nil): kind = .deleted
    case (let old?, _): kind = change.isRenamed ? .renamed(from: old.path) : .changed
    }
    old = read(change.old, isOldSide: true)
    new = read(change.new, isOldSide: false)
    if let old, let new {
      compare(old.table, new.table)
    } else if let table = (new ?? old)?.table, errors.isEmpty {
      let size = LaidOutTable(table).contentSize
      words.table = [table.summary]
      words.layout = ["content width \(size.width), height \(size.height)"]
    }
    if let new {
      var report = LintReport(format: .text)
      report.add(Linter.findings(in: new.table, newSince: old?.table), in: new)
      findings = report.text.split(separator: "\n").map(String.init)
    }
  }

  private mutating func read(_ version: SpecChange.Version?, isOldSide: Bool) -> LoadedSpec? {
    guard let version else { return nil }
    do { return try version.spec.get() } catch {
      // A branch that repairs a spec passes.
      let isWrong = if case .wrong = error { true } else { false }
      errors.append(
        Problem(text: SpecFile.text(of: error), isOfOldSide: isOldSide, isFatal: !isOldSide || !isWrong))
      return nil
    }
  }

  private mutating func compare(_ former: Table, _ latter: Table) {
    let difference = LayoutDifference(from: former, to: latter)
    let pictures = latter.pictures.changes(since: former.pictures).map {
      "the picture '\($0)' has other content"
    }
    words.table = difference.table.lines + pictures
    words.layout = difference.isEmpty ? [] : difference.layoutLines
  }

  var isBroken: Bool { errors.contains(where: \.isFatal) }

  /// Whether a reader sees nothing of the change, for example if comments changed.
  var isInvisible: Bool {
    if case .changed = kind { return errors.isEmpty && words.table.isEmpty && findings.isEmpty }
    return false
  }

  /// A text picture of a side that differs.
  static func picture(of table: Table) -> String {
    var options = TextPictureOptions(maximumColumns: columns)
    options.margin = TextMargin(of: table)
    let bytes = BoxDrawingRenderer(options: options).render(LaidOutTable(table).displayList())
    return String(decoding: bytes, as: UTF8.self)
  }

  /// They fit a phone that is held upright after a little scrolling, and each terminal.
  private static let columns = 60
}
