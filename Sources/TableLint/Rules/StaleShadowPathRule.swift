// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Finds shadow paths whose size isn't the row's. UIKit doesn't update `shadowPath` when a layer changes its
/// size.
enum StaleShadowPathRule: LintRule {
  static let id = "SHADOW-PATH-STALE"
  static let summary = "The shadow's path was made for bounds of another size."

  static func findings(in subject: LintSubject) -> [Finding] {
    let rows = subject.rows.filter { row in
      guard row.look[.shadow].isVisible, let size = row.look[.shadow].pathSize else { return false }
      return size != row.frames.background.size
    }
    return subject.findings(
      Self.self, .unlikeSetting, in: rows, by: .shadow,
      message: { row in
        let size = row.look[.shadow].pathSize ?? .zero
        let now = row.frames.background.size
        return
          "the shadow's path was made for \(size.width) x \(size.height), but the row is \(now.width) x \(now.height)"
      }, hint: "remove shadow.pathSize, and set shadowPath in layoutSubviews in the app's code",
      fix: { $0[.shadow]?.pathSize = nil })
  }
}
