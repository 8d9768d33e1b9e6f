// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableLayout
import TableModel

/// A SwiftUI `List` with the table's content.
struct SwiftUIExport {
  let table: Table
  private let ledger: ExportLedger

  init(_ table: Table, _ options: CodeOptions) {
    self.table = table
    ledger = ExportLedger(table, in: LayoutEnvironment(table.info))
  }

  var code: ExportedCode {
    let body = source
    return ExportedCode(.swiftui, typeName: "TableView", minimumIOS: 16, ledger: ledger, body: body)
  }

  private var source: String {
    """
    import SwiftUI

    struct TableView: View {
      var body: some View {
        List {
    \(table.sections.indices.map(section).joined(separator: "\n"))
        }
        .listStyle(.\(style))
      }
    }

    """
  }

  private func section(_ index: Int) -> String {
    let section = table.sections[index]
    var text =
      "      Section {\n"
      + section.rows.indices.map { row(section.rows[$0], Table.IndexPath(row: $0, section: index)) }.joined(
        separator: "\n")
    if !section.rows.isEmpty { text += "\n" }
    text += "      }"
    if let header = ledger.read(\.header, ofSection: index) {
      text += " header: {\n        Text(\(SwiftLiteral.text(header)))\n      }"
    }
    if let footer = ledger.read(\.footer, ofSection: index) {
      text += " footer: {\n        Text(\(SwiftLiteral.text(footer)))\n      }"
    }
    return text
  }

  private func row(_ row: Row, _ path: Table.IndexPath) -> String {
    ledger.use(\.title, at: path)
    ledger.use(\.image, at: path)
    ledger.use(\.badge, at: path)
    if row.accessory != .detailButton { ledger.use(\.accessory, at: path) }
    if row.detail != nil, row.cellStyle != .default {
      ledger.use(\.cellStyle, at: path)
      ledger.use(\.detail, at: path)
    }
    let title = SwiftLiteral.text(row.title)
    let label =
      row.image.map { "Label(\(title), systemImage: \(SwiftLiteral.text($0.symbol)))" } ?? "Text(\(title))"
    let badge = row.badge.map { ".badge(\(SwiftLiteral.text($0)))" } ?? ""
    switch row.accessory {
    case .switchOn, .switchOff:
      return "        Toggle(isOn: .constant(\(row.accessory == .switchOn))) { \(label) }\(badge)"
    case .disclosureIndicator, .detailDisclosureButton:
      return "        NavigationLink { EmptyView() } label: { \(content(row, label)) }\(badge)"
    case .checkmark:
      return
        "        HStack { \(content(row, label)); Spacer(); Image(systemName: \"checkmark\").foregroundStyle(.tint) }\(badge)"
    case .none, .detailButton: return "        \(content(row, label))\(badge)"
    }
  }

  private func content(_ row: Row, _ label: String) -> String {
    guard let detail = row.detail else { return label }
    let text = "Text(\(SwiftLiteral.text(detail)))"
    switch row.cellStyle {
    case .default: return label
    case .value1, .value2: return "LabeledContent { \(text) } label: { \(label) }"
    case .subtitle, .status: return "VStack(alignment: .leading) { \(label); \(text).font(.caption) }"
    }
  }

  private var style: String {
    switch ledger.read(\.style) {
    case .plain, .cards: "plain"
    case .grouped: "grouped"
    case .insetGrouped: "insetGrouped"
    }
  }
}
