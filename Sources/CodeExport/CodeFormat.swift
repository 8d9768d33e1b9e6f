// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The kinds of exported code.
package enum CodeFormat: String, CaseIterable, Sendable {
  case uikit, swiftui, xctest

  /// The beginning of every generated file of this format, by which roundtable recognizes it.
  package var beginning: String { "// roundtable export \(rawValue):" }

  /// The name as people write it.
  package var title: String {
    switch self {
    case .uikit: "UIKit"
    case .swiftui: "SwiftUI"
    case .xctest: "XCTest"
    }
  }

  /// The label of omitted settings in messages.
  package var missing: String { self == .xctest ? "not tested" : "not exported" }

  /// The oldest iOS that runs the code. UIKit: `UITableView.sectionHeaderTopPadding` and updates of single cells need 15.
  /// SwiftUI: links as values and uneven corners need 16.
  package var minimumIOS: Int { self == .swiftui ? 16 : 15 }

  /// The beginning of each line that a daemon writes above code that is out of date.
  package static let noticePrefix = "// !! "

  /// Whether a file begins like a generated file.
  package static func isExported(_ text: Substring) -> Bool {
    var text = text
    while text.hasPrefix(noticePrefix) { text = text.drop { $0 != "\n" }.dropFirst() }
    return allCases.contains { text.hasPrefix($0.beginning) }
  }

  /// The code of a table.
  ///
  /// - Throws: if two of its ids would have the same name.
  package func code(for table: Table, _ options: CodeOptions = CodeOptions()) throws(ExportError)
    -> ExportedCode
  {
    let content = try CodeContent(table, options)
    return switch self {
    case .uikit: UIKitExport(content).code
    case .swiftui: SwiftUIExport(content).code
    case .xctest: XCTestExport(content).code
    }
  }

  /// Their names, for messages.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

/// The options of exported code.
package struct CodeOptions: Hashable, Sendable {
  /// The spec's file name without its folder, from which types have their names: `settings.yaml`. `nil` uses the table's
  /// title, because the table was never in a file.
  package var name: String?
  /// Whether texts are written as they are, not as keys of a localization.
  package var isVerbatim = false

  package init(name: String? = nil, isVerbatim: Bool = false) {
    self.name = name
    self.isVerbatim = isVerbatim
  }
}
