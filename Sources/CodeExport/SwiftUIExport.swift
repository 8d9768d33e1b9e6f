// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableLayout
import TableModel

/// A SwiftUI `List` with the table's content.
struct SwiftUIExport {
  let table: Table

  var source: String {
    """
    import SwiftUI

    struct TableView: View {
      var body: some View {
        List {
    \(table.sections.map(section).joined(separator: "\n"))
        }
        .listStyle(.\(style))
      }
    }

    """
  }

  private func section(_ section: Section) -> String {
    var text = "      Section {\n" + section.rows.map(row).joined(separator: "\n")
    if !section.rows.isEmpty { text += "\n" }
    text += "      }"
    if let header = section.info.header {
      text += " header: {\n        Text(\(SwiftLiteral.text(header)))\n      }"
    }
    if let footer = section.info.footer {
      text += " footer: {\n        Text(\(SwiftLiteral.text(footer)))\n      }"
    }
    return text
  }

  private func row(_ row: Row) -> String {
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
    switch table.info.style {
    case .plain, .cards: "plain"
    case .grouped: "grouped"
    case .insetGrouped: "insetGrouped"
    }
  }
}
