import Drawing
import Geometry
import TableLayout
import TableModel

/// Two radii or two curves in one section, or beside one another, do not line up.
enum RadiusMismatchRule: LintRule {
  static let id = "RADIUS-MISMATCH"
  static let summary = "Rows mix corner radii or curves."
  static let good = [LintExample.table(rows: 3)]
  static let bad = [
    LintExample.table(rows: 3) { $0.sections[0].rows[2].look.cornerRadius = 4 },
    LintExample.table(rows: 3) { $0.sections[0].rows[2].look.cornerCurve = .circular },
    LintExample.table(rows: 1) {
      $0.info.look.cornerRadius = 12
      $0.info.look.onlyRowCornerRadius = 10
    },
  ]

  static func findings(in subject: LintSubject) -> [Finding] { mixedSections(subject) + onlyRows(subject) }

  private static func mixedSections(_ subject: LintSubject) -> [Finding] {
    let rounded = Dictionary(grouping: subject.rows.filter { !$0.frames.cornerRadii.isZero }) {
      $0.path.section
    }
    return rounded.keys.sorted().compactMap { section in
      let rows = rounded[section] ?? []
      let kinds = Set(rows.map { "\($0.frames.cornerRadii.maximum) \($0.frames.cornerCurve.rawValue)" })
      guard kinds.count > 1 else { return nil }
      return Finding(
        rule: id, severity: .warning, place: .section(section),
        setting: odd(subject, section),
        message: "its corners are \(kinds.sorted().joined(separator: " and "))",
        hint: "use one radius and one curve in a section", fix: fix(subject, section))
    }
  }

  /// The first row of the section that sets a radius or a curve of its own.
  private static func odd(_ subject: LintSubject, _ section: Int) -> Setting? {
    for row in subject.table.sections[section].rows.indices {
      let path = Table.IndexPath(row: row, section: section)
      for setting in [LookSetting.cornerRadius, .cornerCurve] {
        let own = Setting.look(setting, of: .row(path))
        if own.value(in: subject.table) != nil { return own }
      }
    }
    return nil
  }

  /// The rows take the section's radius and curve again.
  private static func fix(_ subject: LintSubject, _ section: Int) -> Edit? {
    let edits = subject.table.sections[section].rows.indices.compactMap { index -> Edit? in
      let path = Table.IndexPath(row: index, section: section)
      var row = subject.table[path]
      row.look.cornerRadius = nil
      row.look.cornerCurve = nil
      return row == subject.table[path] ? nil : .setRow(row, at: path)
    }
    return edits.isEmpty ? nil : .group(edits)
  }

  /// A radius of their own for rows that are alone makes neighbouring sections differ.
  private static func onlyRows(_ subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { row in
      row.frames.position == "only" && row.look.onlyRowCornerRadius != row.look.cornerRadius
        && row.look.onlyRowCornerRadius > .zero
    }
    return subject.findings(
      Self.self, in: rows, by: .onlyRowCornerRadius,
      message: {
        "a row that is alone has radius \($0.look.onlyRowCornerRadius), others have \($0.look.cornerRadius)"
      }, hint: "use one radius", fix: { $0.onlyRowCornerRadius = nil })
  }
}
