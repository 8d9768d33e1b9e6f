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
      return Finding(
        rule: id, severity: .unlikeSetting, place: .section(section),
        setting: odd(subject, section),
        message: "the rows' corners differ: \(kinds.sorted().joined(separator: " and "))",
        hint:
          "remove \(own(subject.table.sections[section].rows)), so that all rows have the section's corners",
        fix: fix(subject, section))
    }
  }

  /// The radius and the curve, as far as rows set them.
  private static func own(_ rows: some Sequence<Row>) -> String {
    let settings: [AnyLookSetting] = [.cornerRadius, .cornerCurve]
    return settings.filter { setting in rows.contains { $0.look.sets(setting) } }.map(\.name)
      .joined(separator: " and ")
  }

  /// The first setting of a radius or a curve by a row of the section.
  private static func odd(_ subject: LintSubject, _ section: Int) -> Setting? {
    for row in subject.table.sections[section].rows.indices {
      let path = Table.IndexPath(row: row, section: section)
      for setting in [.cornerRadius, .cornerCurve] as [AnyLookSetting] {
        let own = Setting(setting, of: .row(path))
        if own.value(in: subject.table) != nil { return own }
      }
    }
    return nil
  }

  /// Removes the rows' own radii and curves.
  private static func fix(_ subject: LintSubject, _ section: Int) -> Edit? {
    let edits = subject.table.sections[section].rows.indices.compactMap { index -> Edit? in
      let path = Table.IndexPath(row: index, section: section)
      var row = subject.table[path]
      row.look[.cornerRadius] = nil
      row.look[.cornerCurve] = nil
      return row == subject.table[path] ? nil : .setRow(row, at: path)
    }
    return edits.isEmpty ? nil : .group(edits)
  }

  /// Finds rows that are alone in their section and set corners that other rows don't have.
  private static func oddRows(_ subject: LintSubject) -> [Finding] {
    subject.rows.compactMap { row in
      let own = subject.table[row.path].look
      guard row.shape.position == .only, !row.frames.cornerRadii.isZero,
        own[.cornerRadius] != nil || own[.cornerCurve] != nil
      else { return nil }
      let section = subject.environment.look(of: subject.table.sections[row.path.section].info)
      guard section[.onlyRowCornerRadius] > .zero,
        section[.onlyRowCornerRadius] != row.look[.onlyRowCornerRadius]
          || section[.onlyRowCornerCurve] != row.look[.onlyRowCornerCurve]
      else { return nil }
      var corrected = subject.table[row.path]
      corrected.look[.cornerRadius] = nil
      corrected.look[.cornerCurve] = nil
      let setting: AnyLookSetting = own[.cornerRadius] == nil ? .cornerCurve : .cornerRadius
      return Finding(
        rule: id, severity: .unlikeSetting, place: .row(row.path),
        setting: .look(setting, of: .row(row.path)),
        message:
          "the row's corners are \(row.look[.onlyRowCornerRadius]) \(row.look[.onlyRowCornerCurve].rawValue), those of other rows are \(section[.onlyRowCornerRadius]) \(section[.onlyRowCornerCurve].rawValue)",
        hint: "remove \(self.own([subject.table[row.path]]))", fix: .setRow(corrected, at: row.path))
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
      }, hint: "remove onlyRowCornerRadius", fix: { $0[.onlyRowCornerRadius] = nil })
    let curves = subject.findings(
      Self.self, .unlikeSetting,
      in: rows.filter { $0.look[.onlyRowCornerCurve] != $0.look[.cornerCurve] }, by: .onlyRowCornerCurve,
      message: {
        "a section's only row has the curve \($0.look[.onlyRowCornerCurve].rawValue), other rows have \($0.look[.cornerCurve].rawValue)"
      }, hint: "remove onlyRowCornerCurve", fix: { $0[.onlyRowCornerCurve] = nil })
    return radii + curves
  }
}
