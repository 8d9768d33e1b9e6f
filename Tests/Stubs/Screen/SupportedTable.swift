// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

// A table with every kind of content, decoration and behaviour, and what an app's engineer adds to it. No test runs it.

enum SupportedTable: ScrolledTableContent {
  nonisolated enum Section: String { case first, `default` }
  nonisolated enum Row: String, CaseIterable {
    case profile, airplane, wifi, home, work, battery, signOut
    case guests, volume, view, download, name, notes, sort, due, help
  }
  nonisolated enum BarButton { case edit, share }

  struct Values: TableValues {
    var wifi = "Analytical Engine"
    var isAirplaneOn = false
    var profileBadge: String? = "2"
    var place: Row? = .home
    var days: Set<Row> = [.work]
    var guests = 2.0
    var volume = 0.5
    var view = 0
    var download = 0.25
    var name = ""
    var notes = ""
    var sort = 0
    var due = DateComponents(calendar: .current, year: 2026, month: 6, day: 1).date ?? .now
    var battery = StatusContent(
      title: "Sensor", date: "Today", value: "12 %", level: .symbol("battery.25", .systemRed), badge: "1",
      image: .tile("thermometer", .systemOrange))
  }

  static let title: String? = String(localized: "Supported")
  static let style = UITableView.Style.grouped
  static let tableInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
  static let look = RowLook(
    titleFont: RowFont.scaled(.body, weight: .semibold), titleLines: 1, selectedColor: .systemGray5)
  static let headerLook = HeaderLook(color: .label, transform: .uppercase, leading: 32)
  static let decoration: RowDecoration? = RowDecoration(
    insets: NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8), innerTop: 4, innerBottom: 4,
    margins: NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16),
    CornerMask(radius: 12, onlyRow: 10),
    Card(
      radius: 10, curve: .continuous, corners: [.layerMinXMinYCorner],
      border: CardBorder(color: .white, width: 1),
      shadow: CardShadow(color: .lightGray, radius: 2, opacity: 1, offset: CGSize(width: 0, height: 2))),
    OwnSeparator(edge: .top, leading: 16, trailing: 8, thickness: 0.2, color: .separator, sectionEdges: true))

  static func configure(_ controller: TableController<Self>) {
    controller.tableView.backgroundColor = .systemGroupedBackground
    controller.tableView.tableHeaderView = EdgeView("Title", height: 60)
    controller.maximumWidth = 600
    controller.navigationItem.rightBarButtonItems = [
      controller.barButton(.edit, title: "Edit"), controller.barButton(.share, symbol: "square.and.arrow.up"),
    ]
  }

  static func sections(_ values: Values) -> [TableSection<Self>] {
    TableSection(.first, header: "First", footer: "Footer") {
      TableRow(
        .profile, "Ada Lovelace", subtitle: "Account", image: .tile("person", .systemGray),
        badge: values.profileBadge, .detailLink)
      TableRow(.airplane, "Airplane Mode", .toggle(\.isAirplaneOn))
      TableRow(.wifi, "Wi-Fi", value: values.wifi, image: .symbol("wifi"), .link)
        .look(RowLook(separatorInset: SeparatorInset(right: 20))).decoration(nil)
      rows(values)
    }
    .headerHeight(52).look(RowLook(titleColor: .white))
    TableSection(.default, verbatimFooter: "Default") {
      TableRow(.home, "Home", .choice(\.place))
      TableRow(.work, verbatim: "Work", .choices(\.days))
      TableRow(nil, "Shown", .accessory(.checkmark))
      TableRow(nil, "Switch", .fixedSwitch(true))
      controls(values)
      if values.isAirplaneOn { TableRow(nil, LabelContent("Label", origin: CGPoint(x: 15, y: 5))) }
    }
    .decoration(
      RowDecoration(
        margins: NSDirectionalEdgeInsets(top: 11, leading: 15, bottom: 11, trailing: 15),
        CornerCovers(radius: 15),
        CornerMask(radii: CornerRadii(topLeft: 4, bottomRight: 8))))
  }

  /// A row with each kind of control, and rows without an id that only show theirs.
  @TableBuilder<TableRow<Self>> private static func controls(_ values: Values) -> [TableRow<Self>] {
    TableRow(.guests, "Guests", value: "2", .stepper(\.guests, in: 0...10, step: 2))
    TableRow(.volume, "Volume", .slider(\.volume))
    TableRow(.view, "", .segments(\.view, ["Day", String(localized: "Week")]))
    TableRow(.download, "Download", .progress(values.download), .activity(.large))
    TableRow(.name, "Name", .textField(\.name, placeholder: "Required", clearButton: .whileEditing))
    TableRow(.notes, "Notes", .textView(\.notes)).leading(.image(.symbol("pencil")))
    TableRow(.sort, "Sort", badge: "3", .menu(\.sort, ["Name", "Date"]), .detailLink)
    TableRow(.due, "Due", .date(\.due, .date)).decoration(nil)
    TableRow(.help, "Help", .label("24 h"), .button("Call", .filled, isDestructive: true))
    TableRow(.home, "Home").leading(.choice(\.place))
    TableRow(
      nil, "Shown", .slider(\.[constant: 0.5], in: 0...2, isEnabled: false), .toggle(\.[constant: true]))
  }

  @TableBuilder<TableRow<Self>> private static func rows(_ values: Values) -> [TableRow<Self>] {
    TableRow(.battery, values.battery)
    TableRow(nil, ColumnContent(title: "phone", detail: "123"))
    TableRow(.signOut, "Sign Out", .destructiveButton)
  }
}

final class SupportedTableController: TableInScrollView<SupportedTable> {
  override var values: SupportedTable.Values { didSet { save() } }

  override func makeSections() -> [TableSection<SupportedTable>] {
    var sections = super.makeSections()
    sections.update(.home) {
      $0.badge = "3"
      $0.text?.detail = "Here"
    }
    return sections
  }

  override func select(_ row: SupportedTable.Row) {
    switch row {
    case .profile, .wifi: show(UIViewController(), sender: self)
    case .signOut: values = SupportedTable.Values()
    case .airplane, .home, .work, .battery: break
    case .guests, .volume, .view, .download, .name, .notes, .sort, .due, .help: break
    }
  }

  override func pressButton(in row: SupportedTable.Row) {
    if row == .help { values.notes = "" }
  }

  override func showDetail(of row: SupportedTable.Row) { isDecorated.toggle() }

  override func tap(_ button: SupportedTable.BarButton) {
    switch button {
    case .edit: values.wifi = "Edited"
    case .share: break
    }
  }

  private func save() {}
}
