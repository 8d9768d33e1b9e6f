// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// What code a table is exported as.
package enum CodeFormat: String, CaseIterable, Sendable {
  case uikit, swiftui

  /// How all source of this format begins, by which it is known again.
  package var beginning: String {
    source(for: Table()).split(separator: "\n", maxSplits: 3, omittingEmptySubsequences: false).prefix(3)
      .joined(
        separator: "\n")
  }

  /// Swift source for a table.
  package func source(for table: Table) -> String {
    switch self {
    case .uikit: UIKitExport(table: table).source
    case .swiftui: SwiftUIExport(table: table).source
    }
  }
}
