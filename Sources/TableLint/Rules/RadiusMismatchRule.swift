// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds different radii or curves in one section, or in neighbouring ones.
enum RadiusMismatchRule: LintRule {
  static let id = "RADIUS-MISMATCH"
  static let summary = "Rows mix corner radii or curves."

  static func findings(in subject: LintSubject) -> [Finding] {
    mixedSections(subject) + onlyRows(subject) + oddRows(subject)
  }

  /// Finds sections whose rows have different corners.
  private static func mixedSections(_ subject: LintSubject) -> [Finding] {
    // Radii of single corners differ on purpose.
    let rounded = Dictionary(
      grouping: subject.rows.filter {
        !$0.frames.cornerRadii.isZero && !$0.look.given.hasSingleRadii
      }
    ) { $0.path.section }
    return rounded.keys.sorted().compactMapAdvancing { section in
      let rows = rounded[section] ?? []
      // RADIUS-HALF reports rows that are too low for their radius.
      let kinds = Set(
        rows.map { "\($0.shape.requestedRadius() as Points) \($0.frames.cornerCurve.rawValue)" })
      guard kinds.count > 1 else { return nil }
      let own = own(
        subject.table,
        subject.table.sections[section].rows.indices.map { Table.IndexPath(row: $0, section: section) })
      return Finding(
        rule: id, severity: .unlikeSetting, place: .section(section),
        setting: own.first,
        message: "the rows' corners differ: \(kinds.sorted().joined(separator: " and "))",
        advice: own.isEmpty
          ? [.inWords("give the rows the same corners")]
          : [
            Advice(
              own.map { .unset($0.key, at: $0.level) },
              effect: ", so that all rows have the section's corners")
          ], isFixable: !own.isEmpty)
    }
  }

  /// The radii and the curves that rows set themselves.
  private static func own(_ table: Table, _ rows: some Sequence<Table.IndexPath>) -> [Setting] {
    rows.flatMap { path in
      ([.cornerRadius, .cornerCurve] as [AnyLookSetting]).filter { table[path].look.sets($0) }
        .map { Setting($0, of: .row(path)) }
    }
  }

  /// Finds rows that are alone in their section and set corners that other rows don't have.
  private static func oddRows(_ subject: LintSubject) -> [Finding] {
    subject.rows.compactMap { row in
      let own = own(subject.table, [row.path])
      guard row.shape.position == .only, !row.frames.cornerRadii.isZero, let first = own.first
      else { return nil }
      let section = subject.environment.look(of: subject.table.sections[row.path.section].info)
      guard section[.onlyRowCornerRadius] > .zero,
        section[.onlyRowCornerRadius] != row.look[.onlyRowCornerRadius]
          || section[.onlyRowCornerCurve] != row.look[.onlyRowCornerCurve]
      else { return nil }
      return Finding(
        rule: id, severity: .unlikeSetting, place: .row(row.path), setting: first,
        message:
          "the row's corners are \(row.look[.onlyRowCornerRadius]) \(row.look[.onlyRowCornerCurve].rawValue), those of other rows are \(section[.onlyRowCornerRadius]) \(section[.onlyRowCornerCurve].rawValue)",
        advice: [Advice(own.map { .unset($0.key, at: $0.level) })], isFixable: true)
    }
  }

  /// Finds tables in which a row that is alone in its section has another radius or curve than other rows.
  private static func onlyRows(_ subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { row in
      row.shape.position == .only && row.look[.onlyRowCornerRadius] > .zero
    }
    let radii = subject.findings(
      Self.self, .unlikeSetting,
      in: rows.filter { $0.look[.onlyRowCornerRadius] != $0.look[.cornerRadius] }, by: .onlyRowCornerRadius,
      message: {
        "a section's only row has radius \($0.look[.onlyRowCornerRadius]), other rows have \($0.look[.cornerRadius])"
      }, advice: { level, _ in [Advice(.unset("onlyRowCornerRadius", at: level))] }, isFixable: true)
    let curves = subject.findings(
      Self.self, .unlikeSetting,
      in: rows.filter { $0.look[.onlyRowCornerCurve] != $0.look[.cornerCurve] }, by: .onlyRowCornerCurve,
      message: {
        "a section's only row has the curve \($0.look[.onlyRowCornerCurve].rawValue), other rows have \($0.look[.cornerCurve].rawValue)"
      }, advice: { level, _ in [Advice(.unset("onlyRowCornerCurve", at: level))] }, isFixable: true)
    return radii + curves
  }
}
