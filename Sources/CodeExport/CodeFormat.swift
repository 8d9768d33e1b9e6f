import TableModel

/// What code a table is exported as.
package enum CodeFormat: String, CaseIterable, Sendable {
  case uikit, swiftui

  /// Swift source for a table.
  package func source(for table: Table) -> String {
    switch self {
    case .uikit: UIKitExport(table: table).source
    case .swiftui: SwiftUIExport(table: table).source
    }
  }
}
