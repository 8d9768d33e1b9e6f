// SPDX-License-Identifier: GPL-3.0-or-later

@testable import CodeExport

extension ExportedMeaningTests {
  /// Selected rows, and the headers of cells and sections that UIKit draws itself.
  static let native = [
    Case(
      spec: "selectedColor: systemRed\nsections: [{rows: [A, B]}]", technique: .native,
      lines: ["selectedView.backgroundColor = .systemRed", "cell.selectedBackgroundView = selectedView"],
      absent: ["// - the table: selectedColor"]),
    // A background configuration would replace the view of selected cells.
    Case(
      spec: "rowColor: white\nsections: [{rows: [{title: A, selectedColor: systemRed}, B]}]",
      technique: .native,
      lines: [
        "cell.backgroundColor = .white", "cell.selectedBackgroundView = item.selectedColor.map { color in",
      ],
      absent: ["UIBackgroundConfiguration"]),
    // UIKit doesn't promise that a plain table's sections without titles have no headers.
    Case(
      spec: "style: plain\nsections: [{rows: [A]}]",
      lines: ["tableView.sectionHeaderHeight = 0", "tableView.sectionFooterHeight = 0"]),
    Case(
      spec: "style: plain\nsections: [{header: H, rows: [A]}, {rows: [B]}]",
      lines: [
        "headerHeight: 0,", "dataSource.section(at: section)?.headerHeight ?? UITableView.automaticDimension",
        "tableView.sectionFooterHeight = 0",
      ]),
    Case(spec: "style: grouped\nsections: [{rows: [A]}]", absent: ["sectionHeaderHeight"]),
    Case(
      spec: "headerTextTransform: none\nsections: [{header: Wi-Fi, rows: [A]}]",
      lines: [
        "content.textProperties.transform = UIListContentConfiguration.TextProperties.TextTransform.none"
      ], absent: ["headerTextTransform"]),
    Case(
      spec: """
        sections:
          - {header: my phone, headerTextTransform: capitalized, rows: [A]}
          - {header: Wi-Fi, headerTextTransform: none, footer: f, footerTextTransform: uppercase, rows: [A]}
        """, format: .swiftui,
      lines: [
        "Text(verbatim: \"My Phone\").textCase(nil)", "Text(verbatim: \"Wi-Fi\").textCase(nil)",
        "Text(verbatim: \"f\").textCase(.uppercase)",
      ], absent: ["// - section"]),
    // A table view has the laid-out spaces of a SwiftUI list.
    Case(
      spec: """
        host: swiftUI
        sections: [{sectionSpacing: 10, rows: [A]}, {sectionSpacing: 30, rows: [B]}, {rows: [C]}]
        """,
      lines: ["headerHeight: 20, footerHeight: .leastNormalMagnitude,", "headerHeight: 30,"],
      absent: ["sectionSpacing"]),
    // 0 asks a grouped table for UIKit's own height.
    Case(
      spec: "style: grouped\nsectionSpacing: 0\nsections: [{rows: [A]}, {rows: [B]}]",
      lines: ["headerHeight: .leastNormalMagnitude,"], absent: ["headerHeight: 0,"]),
    Case(
      spec: "style: grouped\ninset: 16\ncornerRadius: 15\nsections: [{rows: [A, B]}]", isFaithful: true,
      lines: [
        "// - the table: inset.left (these margins don't scroll; one article's do, in a scroll view)"
      ]),
  ]
}
