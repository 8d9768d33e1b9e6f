// SPDX-License-Identifier: GPL-3.0-or-later

import TableLayout
import TableModel

/// Square patches over rounded corners pile up with reuse, and leave a point open at the row's end.
enum CornerCoversRule: LintRule {
  static let id = "LEFTOVER-LAYERS"
  static let summary = "Corners are made square by covers instead of being masked."
  static let good = [LintExample.table()]
  static let bad = [LintExample.table { $0.info.look.cornerTechnique = .covers }]

  static func findings(in subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { $0.look.cornerTechnique == .covers && $0.look.cornerRadius > .zero }
    return subject.findings(
      Self.self, .note, in: rows, by: \.cornerTechnique,
      message: { _ in "corner covers add a layer a corner, at every reuse anew" },
      hint: "mask the outer corners: cornerTechnique: mask", fix: { $0.cornerTechnique = nil })
  }
}
