// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds shadows that their own layer clips.
enum ShadowClippedRule: LintRule {
  static let id = "SHADOW-CLIPPED"
  static let summary = "The layer that has the shadow clips to its bounds."

  static func findings(in subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { $0.look[.shadow].isVisible && !$0.shape.throwsShadow }
    return subject.findings(
      Self.self, .lostDrawing, in: rows, by: .shadow,
      message: { _ in "masksToBounds clips the layer's own shadow, so no shadow is visible" },
      hint:
        "set shadow: {layer: separate}, which puts the shadow on an outer view and the rounding on an inner one",
      fix: { $0[.shadow]?.layer = .separate })
  }
}
