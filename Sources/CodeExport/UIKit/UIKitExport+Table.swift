// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension UIKitExport {
  private func points(_ points: Points) -> String { SwiftLiteral.points(points) }

  /// The settings of the table view itself.
  var tableSettings: [String] {
    var lines: [String] = []
    if let color = screen.read(\.backgroundColor) {
      lines.append("tableView.backgroundColor = \(availability.color(color, environment))")
    }
    if isPinned { lines.append("view.backgroundColor = tableView.backgroundColor") }
    lines += (looks == nil ? nativeSettings : cardSettings) + rowHeights
    lines += headerRegistrations + heightSettings
    let follows = screen.read(\.cellLayoutMarginsFollowReadableWidth)
    // It is off by default in apps that are built for iOS 12 or later.
    if follows != nil || environment.readableInset != nil {
      if looks == nil {
        lines.append("tableView.cellLayoutMarginsFollowReadableWidth = \(follows ?? true)")
      } else {
        screen.leave(
          \.cellLayoutMarginsFollowReadableWidth, "cards have margins of their own, computed for this width")
      }
    }
    if !screen.read(\.insetsContentViewsToSafeArea) {
      lines.append("tableView.insetsContentViewsToSafeArea = false")
    }
    if screen.read(\.contentInsetBottom) > .zero {
      lines.append("tableView.contentInset.bottom = \(points(table.info.contentInsetBottom))")
    }
    lines += edgeViews
    if screen.read(\.host) != .uiKit { screen.leave(\.host, "a UITableView uses the layout of host uiKit") }
    return lines
  }

  private var cardSettings: [String] {
    // The cells draw their lines themselves: UIKit's have one place, one thickness and one colour.
    var lines = [
      "tableView.separatorStyle = .none",
      "tableView.register(RowCell.self, forCellReuseIdentifier: RowCell.reuseIdentifier)",
    ]
    if looks?["color"] != nil, table.info.style == .cards, table.info.backgroundColor == nil {
      lines.append("tableView.backgroundColor = .systemGroupedBackground")
    }
    return lines
  }

  /// The height of all rows, or the settings for rows that size themselves.
  private var rowHeights: [String] {
    if let height = nativeHeights ?? looks?["height"], height.isUniform {
      return ["tableView.rowHeight = \(height.standard)"]
    }
    return [
      "tableView.rowHeight = UITableView.automaticDimension",
      "tableView.estimatedRowHeight = \(points(environment.minimumRowHeight))",
    ]
  }

  private var heightSettings: [String] {
    func height(_ name: String, _ height: RowHeight?) -> [String] {
      guard let height else { return [] }
      return ["tableView.\(name) = \(height.points.map(points) ?? "UITableView.automaticDimension")"]
    }
    var lines = height("sectionHeaderHeight", screen.standardHeight(of: .header))
    lines += height("sectionFooterHeight", screen.standardHeight(of: .footer))
    let padding = screen.read(\.sectionHeaderTopPadding) ?? plainTopPadding
    let newer =
      height("sectionHeaderTopPadding", padding.map(RowHeight.fixed))
      + height("fillerRowHeight", screen.read(\.fillerRowHeight))
    return lines + newer.flatMap { availability.guarded(15, [$0]) }
  }

  /// The padding above a plain table's headers on versions before iOS 15, which added such space.
  private var plainTopPadding: Points? {
    let isOld = environment.profile.id.versions.upperBound < 15
    guard !environment.isGrouped, isOld, table.sections.contains(where: { $0.info.header != nil }) else {
      return nil
    }
    return screen.read(.plainSectionHeaderTopPadding)
  }

  /// `tableHeaderView` and `tableFooterView`, whose widths the table view sets.
  private var edgeViews: [String] {
    let views = [
      ("tableHeaderView", screen.read(\.tableHeaderView)),
      ("tableFooterView", screen.read(\.tableFooterView)),
    ]
    return views.flatMap { name, view -> [String] in
      guard let view else { return [] }
      let frame = "CGRect(x: 0, y: 0, width: 0, height: \(points(view.height)))"
      guard let title = view.title else { return ["tableView.\(name) = UIView(frame: \(frame))"] }
      let label = name == "tableHeaderView" ? "headerLabel" : "footerLabel"
      return [
        "let \(label) = UILabel(frame: \(frame))", "\(label).text = \(SwiftLiteral.text(title))",
        "\(label).textAlignment = .center",
        "\(label).font = .preferredFont(forTextStyle: .\(TableEdgeView.titleStyle.rawValue))",
        "\(label).adjustsFontForContentSizeCategory = true", "tableView.\(name) = \(label)",
      ]
    }
  }

  // MARK: - Navigation

  /// The settings of the navigation item.
  var navigation: [String] {
    var lines: [String] = []
    if let title = screen.read(\.navigation.title) {
      lines.append("navigationItem.title = \(SwiftLiteral.text(title))")
    }
    switch screen.read(\.navigation.display) {
    case .inline: lines.append("navigationItem.largeTitleDisplayMode = .never")
    case .large: lines.append("navigationItem.largeTitleDisplayMode = .always")
    case nil, NavigationDisplay.none?: break
    }
    let hasBack = table.info.navigation.back != nil
    for (side, text) in [
      ("left", screen.read(\.navigation.left)), ("right", screen.read(\.navigation.right)),
    ] {
      let buttons = BarButton.list(text)
      guard !buttons.isEmpty else { continue }
      // UIKit lists the right buttons from the edge.
      let ordered = side == "right" ? buttons.reversed() : buttons
      if side == "left", hasBack { lines.append("navigationItem.leftItemsSupplementBackButton = true") }
      if ordered.count == 1 {
        lines.append("navigationItem.\(side)BarButtonItem = \(Self.barButton(ordered[0]))")
        continue
      }
      lines.append("navigationItem.\(side)BarButtonItems = [")
      lines += ordered.map { "  \(Self.barButton($0))," }
      lines.append("]")
    }
    if let placeholder = screen.read(\.navigation.search) {
      lines += [
        "let searchController = UISearchController(searchResultsController: nil)",
        "searchController.searchBar.placeholder = \(SwiftLiteral.text(placeholder))",
        "navigationItem.searchController = searchController",
        "navigationItem.hidesSearchBarWhenScrolling = false",
      ]
    }
    switch screen.read(\.navigation.background) {
    case nil, .automatic: break
    case .opaque: lines += Self.appearance("Opaque")
    case .transparent: lines += Self.appearance("Transparent")
    }
    return lines
  }

  private static func appearance(_ kind: String) -> [String] {
    [
      "let appearance = UINavigationBarAppearance()", "appearance.configureWith\(kind)Background()",
      "navigationItem.standardAppearance = appearance", "navigationItem.scrollEdgeAppearance = appearance",
    ]
  }

  private static func barButton(_ button: BarButton) -> String {
    let end = "style: .plain, target: nil, action: nil)"
    return switch button {
    case .title(let title): "UIBarButtonItem(title: \(SwiftLiteral.text(title)), \(end)"
    case .symbol(let name): "UIBarButtonItem(image: UIImage(systemName: \(SwiftLiteral.text(name))), \(end)"
    }
  }

  /// The settings of the navigation bar and of the screen before this one.
  var navigationOnAppearing: [String] {
    var lines: [String] = []
    switch table.info.navigation.display {
    case .large: lines.append("navigationController?.navigationBar.prefersLargeTitles = true")
    case NavigationDisplay.none?:
      lines.append("navigationController?.setNavigationBarHidden(true, animated: animated)")
    case nil, .inline: break
    }
    if let back = screen.read(\.navigation.back) {
      lines += [
        "// A back button shows the title of the screen that it leads to.",
        "let previous = navigationController?.viewControllers.dropLast().last",
        "previous?.navigationItem.backButtonTitle = \(SwiftLiteral.text(back))",
      ]
    }
    return lines
  }

  // MARK: - Traits

  var traits: [String] {
    var lines: [String] = []
    var overrides: [String] = []
    if screen.read(\.traits.appearance) == .dark { lines.append("overrideUserInterfaceStyle = .dark") }
    if screen.read(\.traits.direction) == .rightToLeft {
      lines.append("tableView.semanticContentAttribute = .forceRightToLeft")
      overrides.append("traitOverrides.layoutDirection = .rightToLeft")
    }
    if screen.read(\.traits.contrast) == .high {
      overrides.append("traitOverrides.accessibilityContrast = .high")
    }
    let size = screen.read(\.traits.textSize)
    if size != .large { overrides.append("traitOverrides.preferredContentSizeCategory = .\(size.rawValue)") }
    return overrides.isEmpty ? lines : lines + availability.guarded(17, overrides)
  }
}
