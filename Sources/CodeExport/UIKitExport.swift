// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableLayout
import TableModel

/// A `UITableViewController` with the table's content, and its look where UIKit has a setting for it.
struct UIKitExport {
  let table: Table
  private let environment: LayoutEnvironment
  private let ledger: ExportLedger

  init(_ table: Table, _ options: CodeOptions) {
    self.table = table
    environment = LayoutEnvironment(table.info)
    ledger = ExportLedger(table, in: environment)
  }

  var code: ExportedCode {
    let body = source
    return ExportedCode(.uikit, typeName: "TableViewController", minimumIOS: 15, ledger: ledger, body: body)
  }

  private var source: String {
    """
    import UIKit

    final class TableViewController: UITableViewController {
      private struct Row {
        var title: String
        var detail: String?
        var style: UITableViewCell.CellStyle
        var image: String?
        var accessory: UITableViewCell.AccessoryType
      }

      private struct Section {
        var header: String?
        var footer: String?
        var rows: [Row]
      }

      private let sections: [Section] = [
    \(table.sections.indices.map(section).joined(separator: ",\n"))
      ]

      init() { super.init(style: .\(style)) }

      required init?(coder: NSCoder) { super.init(coder: coder) }

      override func viewDidLoad() {
        super.viewDidLoad()
    \(settings.map { "    " + $0 }.joined(separator: "\n"))
      }

      override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].rows.count
      }

      override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].header
      }

      override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        sections[section].footer
      }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let row = sections[indexPath.section].rows[indexPath.row]
        let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
        cell.textLabel?.text = row.title
        cell.detailTextLabel?.text = row.detail
        cell.imageView?.image = row.image.flatMap { UIImage(systemName: $0) }
        cell.accessoryType = row.accessory
        return cell
      }
    }

    """
  }

  private func section(_ index: Int) -> String {
    let section = table.sections[index]
    return """
          Section(
            header: \(SwiftLiteral.optional(ledger.read(\.header, ofSection: index))), footer: \(SwiftLiteral.optional(ledger.read(\.footer, ofSection: index))),
            rows: [
      \(section.rows.indices.map { row(section.rows[$0], Table.IndexPath(row: $0, section: index)) }.joined(separator: ",\n"))
            ])
      """
  }

  private func row(_ row: Row, _ path: Table.IndexPath) -> String {
    for read: PartialKeyPath<Row> in [\.title, \.detail, \.cellStyle] { ledger.use(read, at: path) }
    if row.image?.tileColor == nil, row.image?.color == nil { ledger.use(\.image, at: path) }
    if row.accessory != .switchOn, row.accessory != .switchOff { ledger.use(\.accessory, at: path) }
    return
      "        Row(title: \(SwiftLiteral.text(row.title)), detail: \(SwiftLiteral.optional(row.detail)), "
      + "style: .\(cellStyle(row)), image: \(SwiftLiteral.optional(row.image?.symbol)), accessory: .\(accessory(row)))"
  }

  private func cellStyle(_ row: Row) -> String {
    switch row.cellStyle {
    case .default: "`default`"
    case .subtitle, .status: "subtitle"
    case .value1: "value1"
    case .value2: "value2"
    }
  }

  private func accessory(_ row: Row) -> String {
    switch row.accessory {
    // A switch is an accessory view, which a cell of one's own sets.
    case .none, .switchOn, .switchOff: "none"
    case .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton: row.accessory.rawValue
    }
  }

  private var style: String {
    switch ledger.read(\.style) {
    case .plain, .cards: "plain"
    case .grouped: "grouped"
    case .insetGrouped: "insetGrouped"
    }
  }

  /// What differs from UIKit's own defaults, one statement each.
  private var settings: [String] {
    let look = EffectiveLook(table.info.look, in: environment)
    var lines: [String] = []
    if let color = table.info.backgroundColor {
      lines.append("tableView.backgroundColor = \(SwiftLiteral.color(color))")
    }
    if look.separatorStyle == .none { lines.append("tableView.separatorStyle = .none") }
    if let color = table.info.look.separator.color {
      lines.append("tableView.separatorColor = \(SwiftLiteral.color(color))")
    }
    if case .points(let left) = look.separatorLeft {
      var right = Points.zero
      if case .points(let points) = look.separatorRight { right = points }
      lines.append("tableView.separatorInsetReference = .\(look.separatorReference.rawValue)")
      lines.append(
        "tableView.separatorInset = UIEdgeInsets(top: 0, left: \(left), bottom: 0, right: \(right))")
    }
    if case .fixed(let height) = look.rowHeight { lines.append("tableView.rowHeight = \(height)") }
    if let padding = table.info.sectionHeaderTopPadding {
      lines.append("tableView.sectionHeaderTopPadding = \(padding)")
    }
    if let follows = table.info.cellLayoutMarginsFollowReadableWidth {
      lines.append("tableView.cellLayoutMarginsFollowReadableWidth = \(follows)")
    }
    if !table.info.insetsContentViewsToSafeArea {
      lines.append("tableView.insetsContentViewsToSafeArea = false")
    }
    switch table.info.fillerRowHeight {
    case nil: break
    case .automatic: lines.append("tableView.fillerRowHeight = UITableView.automaticDimension")
    case .fixed(let height): lines.append("tableView.fillerRowHeight = \(height)")
    }
    if table.info.contentInsetBottom > .zero {
      lines.append("tableView.contentInset.bottom = \(table.info.contentInsetBottom)")
    }
    return lines
  }
}
