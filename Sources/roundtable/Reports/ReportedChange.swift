// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import Renderers
import Session
import SpecFiles
import TableLayout
import TableLint
import TableSpec

/// A changed spec as a report shows it.
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
  /// The reasons why a side can't be read.
  private(set) var errors: [Problem] = []
  /// New findings, as `lint` prints them.
  private(set) var findings: [String] = []
  /// The sides that can be read.
  private(set) var (old, new): (LoadedSpec?, LoadedSpec?)
  /// Of the sides that can be read.
  let comparison: SpecComparison

  struct Problem: Sendable {
    /// Of several lines.
    let text: String
    let isOfOldSide: Bool
    /// Whether the report fails. A branch that repairs a spec passes.
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
    func read(_ version: SpecChange.Version?, isOfOldSide: Bool, _ errors: inout [Problem]) -> LoadedSpec? {
      guard let version else { return nil }
      do { return try version.spec.get() } catch {
        let isWrong = if case .wrong = error { true } else { false }
        errors.append(
          Problem(
            text: SpecFile.text(of: error), isOfOldSide: isOfOldSide, isFatal: !isOfOldSide || !isWrong))
        return nil
      }
    }
    func side(_ spec: LoadedSpec?) -> SpecPair.Side? {
      spec.map { SpecPair.Side(name: $0.path, table: $0.table) }
    }
    let former = read(change.old, isOfOldSide: true, &errors)
    let latter = read(change.new, isOfOldSide: false, &errors)
    (old, new) = (former, latter)
    comparison = SpecComparison(SpecPair(old: side(former), new: side(latter)))
    if let latter, comparison.differs {
      var report = LintReport(format: .text)
      report.add(Linter.findings(in: latter.table, newSince: former?.table), in: latter)
      findings = report.text.split(separator: "\n").map(String.init)
    }
  }

  /// The differences of the table, and those of the layout in points. None if a side can't be read.
  var words: (table: [String], layout: [String]) {
    errors.isEmpty && comparison.differs
      ? (comparison.tableLines.map(\.text), comparison.layoutLines.map(\.text)) : ([], [])
  }

  var isBroken: Bool { errors.contains(where: \.isFatal) }

  /// Whether a reader sees nothing of the change, for example if comments changed.
  var isInvisible: Bool {
    if case .changed = kind { return errors.isEmpty && !comparison.differs }
    return false
  }

  /// A text picture of a side, with the address of each row, as words have it.
  static func picture(of layout: LaidOutTable) -> String {
    var options = TextPictureOptions(maximumColumns: columns)
    options.margin = TextMargin(of: layout.table, hasIDs: false)
    let bytes = BoxDrawingRenderer(options: options).render(layout.displayList())
    return String(decoding: bytes.drop { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// A phone that is held upright shows most of them, and each terminal shows all.
  private static let columns = 60
}
