// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds separator insets without a reference, because the default of iOS 11 differs from that of iOS 10.
enum SeparatorReferenceRule: LintRule {
  static let id = "SEP-REFERENCE"
  static let summary = "A separator inset does not set its reference, whose default changed in iOS 11."

  static func findings(in subject: LintSubject) -> [Finding] {
    ([.separatorLeft, .separatorRight] as [AnyLookSetting]).flatMap { side in
      let rows = subject.rows.filter { row in
        guard !row.frames.separators.isEmpty else { return false }
        let edge = side == .separatorLeft ? row.look[.separatorLeft] : row.look[.separatorRight]
        guard case .points = edge else { return false }
        return subject.level(of: .separatorReference, at: row.path) == nil
      }
      return subject.findings(
        Self.self, .note, in: rows, by: side,
        message: {
          "\(Setting.look(side, of: .table).key) uses the default reference, \($0.look[.separatorReference].rawValue)"
        },
        hint: "set separator.reference; the default was fromAutomaticInsets before iOS 11",
        fix: { $0[.separatorReference] = rows.first?.look[.separatorReference] })
    }
  }
}
