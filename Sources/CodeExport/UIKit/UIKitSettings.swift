// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The settings of the table view, its bars and its safe area: the statements of `configure`.
struct UIKitSettings {
  private let export: UIKitExport
  private var table: Table { export.table }
  private var environment: LayoutEnvironment { export.environment }

  init(_ export: UIKitExport) { self.export = export }

  var code: [SwiftCode] {
    let lines = tableView + separators + heights + navigation + screen
    return (colors + layoutMargins + edgeViews + safeArea + sectionIndex + refreshControl + sheet).map(
      SwiftCode.call)
      + buttonItems + toolbar + contentUnavailable.map(SwiftCode.call)
      + lines.map { .call(CallCode($0, list: nil)) }
  }

  private var colors: [CallCode] {
    let cards = table.info.style == .cards ? Color.semantic(.systemGroupedBackground) : nil
    let colors = [
      ("backgroundColor", table.info.backgroundColor ?? cards),
      ("separatorColor", separatesCells ? table.info.look[.separatorColor] : nil),
    ]
    return colors.compactMap { name, color in
      guard var call = color.map(SwiftLiteral.colorCall) else { return nil }
      call.name = "controller.tableView.\(name) = " + call.name
      return call
    }
  }

  /// Whether UIKit draws lines between the rows that set nothing of their own.
  private var separatesCells: Bool {
    !UIKitDecorations.isDecorated(environment.look, environment)
      && environment.look[.separatorStyle] == .singleLine
  }

  private func points(_ points: Points) -> String { SwiftLiteral.points(points) }

  private var refreshControl: [CallCode] {
    let control = table.info.refreshControl
    guard let isRefreshing = control.isRefreshing else { return [] }
    return [
      CallCode(
        "controller.addRefreshControl",
        list: (control.title.map { [.text("title: \(export.string($0))")] } ?? [])
          + (isRefreshing ? [.text("isRefreshing: true")] : []))
    ]
  }

  private var sectionIndex: [CallCode] {
    let titles = table.info.sectionIndexTitles ?? []
    guard !titles.isEmpty else { return [] }
    return [CallCode("controller.showSectionIndex", list: titles.map { .text(SwiftLiteral.text($0)) })]
  }

  // MARK: - The table view

  private var tableView: [String] {
    var lines: [String] = []
    if table.info.look[.allowsMultipleSelectionDuringEditing] == true {
      lines.append("controller.tableView.allowsMultipleSelectionDuringEditing = true")
    }
    if table.info.look[.isEditing] == true { lines.append("controller.setEditing(true, animated: false)") }
    if let width = table.info.maximumWidth { lines.append("controller.maximumWidth = \(points(width))") }
    let follows = table.info.cellLayoutMarginsFollowReadableWidth
    // It is off by default in apps that are built for iOS 12 or later.
    if follows != nil || environment.readableInset != nil {
      lines.append("controller.tableView.cellLayoutMarginsFollowReadableWidth = \(follows ?? true)")
    }
    if !table.info.insetsContentViewsToSafeArea {
      lines.append("controller.tableView.insetsContentViewsToSafeArea = false")
    }
    if table.info.contentInsetBottom > .zero, !table.info.isInScrollView {
      lines.append("controller.tableView.contentInset.bottom = \(points(table.info.contentInsetBottom))")
    }
    return lines
  }

  /// The sides of groups that UIKit draws keep to the table view's margins.
  private var layoutMargins: [CallCode] {
    guard export.style == .insetGrouped,
      table.info.look[.insetLeft] != nil || table.info.look[.insetRight] != nil
    else { return [] }
    let look = environment.look
    let sides = [
      ("top", Points.zero), ("leading", look[.insetLeft]), ("bottom", .zero), ("trailing", look[.insetRight]),
    ]
    return [
      CallCode(
        "controller.tableView.directionalLayoutMargins = NSDirectionalEdgeInsets",
        list: sides.map { "\($0.0): \(points($0.1))" })
    ]
  }

  private var separators: [String] {
    guard !UIKitDecorations.isDecorated(environment.look, environment) else { return [] }
    guard environment.look[.separatorStyle] == .singleLine else {
      return ["controller.tableView.separatorStyle = .none"]
    }
    guard separatesCells else { return [] }
    let reference = environment.look[.separatorReference]
    // The default since iOS 11.
    guard reference != .fromCellEdges else { return [] }
    return ["controller.tableView.separatorInsetReference = .\(reference.rawValue)"]
  }

  private var heights: [String] {
    func line(_ name: String, _ height: RowHeight?) -> [String] {
      guard let height else { return [] }
      let value = height.points.map(points) ?? "UITableView.automaticDimension"
      return ["controller.tableView.\(name) = \(value)"]
    }
    var lines = line("sectionHeaderHeight", export.layout.standardCodeHeight(of: .header))
    lines += line("sectionFooterHeight", export.layout.standardCodeHeight(of: .footer))
    lines += line(
      "sectionHeaderTopPadding",
      (table.info.sectionHeaderTopPadding ?? export.layout.plainTopPadding).map(RowHeight.fixed))
    return lines + line("fillerRowHeight", table.info.fillerRowHeight)
  }

  /// `tableHeaderView` and `tableFooterView`, whose widths the table view sets.
  private var edgeViews: [CallCode] {
    let views = [
      ("tableHeaderView", table.info.tableHeaderView), ("tableFooterView", table.info.tableFooterView),
    ]
    return views.compactMap { name, view in
      guard let view else { return nil }
      let title = view.title.map { CodeArgument.text(export.string($0)) }
      return CallCode("controller.tableView.\(name) = EdgeView", title, "height: \(points(view.height))")
    }
  }

  // MARK: - Bars

  private var navigation: [String] {
    let navigation = table.info.navigation
    var lines: [String] = []
    switch navigation.display {
    case .inline: lines.append("controller.navigationItem.largeTitleDisplayMode = .never")
    case .large: lines.append("controller.prefersLargeTitle = true")
    case NavigationDisplay.none?: lines.append("controller.hidesNavigationBar = true")
    case nil: break
    }
    if let back = navigation.back {
      lines.append("controller.backTitle = \(export.string(back))")
      if navigation.left != nil {
        lines.append("controller.navigationItem.leftItemsSupplementBackButton = true")
      }
    }
    if let placeholder = navigation.search {
      lines += [
        "let search = UISearchController(searchResultsController: nil)",
        "search.searchBar.placeholder = \(export.string(placeholder))",
        "controller.navigationItem.searchController = search",
        "controller.navigationItem.hidesSearchBarWhenScrolling = false",
      ]
    }
    switch navigation.background {
    case nil, .automatic: break
    case .opaque: lines += Self.appearance("Opaque")
    case .transparent: lines += Self.appearance("Transparent")
    }
    return lines
  }

  private static func appearance(_ kind: String) -> [String] {
    [
      "let appearance = UINavigationBarAppearance()", "appearance.configureWith\(kind)Background()",
      "controller.navigationItem.standardAppearance = appearance",
      "controller.navigationItem.scrollEdgeAppearance = appearance",
    ]
  }

  /// The sheet that presents the controller; without one, the call has no effect.
  private var sheet: [CallCode] {
    let sheet = table.info.sheet
    guard !sheet.isEmpty else { return [] }
    let all = sheet.allDetents.map(\.code).enumerated().map { index, detent in
      CodeArgument.text(index == 0 ? "detents: \(detent)" : detent)
    }
    let others: [CodeArgument?] = [
      sheet.ownSelection.map { "selected: \($0.code)" },
      sheet.prefersGrabberVisible == true ? "showsGrabber: true" : nil,
      sheet.preferredCornerRadius.map { "cornerRadius: \(points($0))" },
    ]
    return [
      CallCode("SheetLook.set", list: ["of: controller"] + all + others.compactMap(\.self))
    ]
  }

  /// The buttons of each side.
  private var buttonItems: [SwiftCode] {
    ["left", "right"].flatMap { side -> [SwiftCode] in
      let items = export.content.barItems.filter { $0.button?.side == side }
      // UIKit lists the right buttons from the edge.
      var calls = (side == "right" ? items.reversed() : items).map(barItem)
      let property = "controller.navigationItem.\(side)BarButtonItem"
      switch calls.count {
      case 0: return []
      case 1:
        calls[0].name = "\(property) = " + calls[0].name
        return [.call(calls[0])]
      default: return [.list("\(property)s = ", calls)]
      }
    }
  }

  private var toolbar: [SwiftCode] {
    let items = export.content.toolbarItems
    guard !items.isEmpty else { return [] }
    let calls =
      export.content.toolbarItemsAroundSearch.map { before, after in
        before.map(barItem) + [CallCode("BarItem.search", "in: controller")] + after.map(barItem)
      } ?? items.map(barItem)
    return [
      .list("controller.toolbarItems = ", calls),
      .call(CallCode("controller.navigationController?.isToolbarHidden = false", list: nil)),
    ]
  }

  private func barItem(_ item: CodeBarItem) -> CallCode {
    let element = item.element
    let color = item.color.map { CodeArgument.text("color: \(SwiftLiteral.color($0))") }
    guard let button = item.button else {
      guard element.kind == .label else { return CallCode(".flexibleSpace", list: []) }
      let style = element[given: .labelFont].map { CodeArgument.text("style: .\($0.rawValue)") }
      return CallCode("BarItem.label", .text(export.string(element.attributedText.string)), style, color)
    }
    let call = CallCode(
      "controller.barButton", ".\(button.name)",
      element[given: .elementTitle].map { "title: \(export.string($0))" },
      element.barSymbol.map { "symbol: \(SwiftLiteral.text($0))" })
    let look: [CodeArgument] = [
      color, element.isProminent ? "isProminent: true" : nil,
      element[.isEnabled] ? nil : "isEnabled: false",
      element[.badgeValue].isEmpty ? nil : "badge: \(SwiftLiteral.text(element[.badgeValue]))",
    ].compactMap(\.self)
    return look.isEmpty ? call : CallCode("BarItem.button", list: [.call(call)] + look)
  }

  // MARK: - Without rows

  private var contentUnavailable: [CallCode] {
    let view = table.info.contentUnavailable
    guard view.showsAnything else { return [] }
    func text(_ label: String, _ text: String?) -> CodeArgument? {
      text.map { "\(label): \(export.string($0))" }
    }
    let buttons = export.content.contentUnavailableButtons
    func button(_ label: String, _ index: Int) -> CodeArgument? {
      guard let item = buttons[index], let name = item.button?.name else { return nil }
      let element = item.element
      let color = element[given: .elementColor].map { CodeArgument.text("color: \(SwiftLiteral.color($0))") }
      return .call(
        label: label,
        CallCode(
          "ContentUnavailable.button", "of: controller", ".\(name)",
          .text(export.string(element[.elementTitle])),
          element[.buttonStyle] == .plain ? nil : ".\(element[.buttonStyle].rawValue)",
          element[.buttonRole] == .destructive ? "isDestructive: true" : nil,
          element.barSymbol.map { "symbol: \(SwiftLiteral.text($0))" }, color,
          element[.isEnabled] ? nil : "isEnabled: false"))
    }
    // The system translates its own texts.
    let isOwn = view.kind == .search && view.searchText == nil || view.kind == .loading
    return [
      CallCode(
        "ContentUnavailable.show", "in: controller", view.kind.map { ".\($0.rawValue)" },
        view.kind == .loading ? nil : view.image.map { "symbol: \(SwiftLiteral.text($0))" },
        text("text", isOwn ? view.text : view.shownText), text("secondaryText", view.secondaryText),
        button("button", 0), button("secondaryButton", 1))
    ]
  }

  // MARK: - The screen

  /// The initial scroll position.
  private var screen: [String] {
    if let row = export.content.scrolledRow {
      return ["controller.initialRow = IndexPath(row: \(row.row), section: \(row.section))"]
    }
    return table.info.contentOffset.map { ["controller.initialOffset = \(points($0))"] } ?? []
  }

  /// The difference between the spec's safe area and the device's own.
  private var safeArea: [CallCode] {
    let more = LayoutEnvironment(table.info).additionalSafeArea
    let seen = environment.isRightToLeft ? more.mirrored : more
    let sides = [("top", seen.top), ("left", seen.left), ("bottom", seen.bottom), ("right", seen.right)]
    guard sides.contains(where: { $0.1 != .zero }) else { return [] }
    return [
      CallCode(
        "controller.additionalSafeAreaInsets = UIEdgeInsets", list: sides.map { "\($0.0): \(points($0.1))" })
    ]
  }
}
