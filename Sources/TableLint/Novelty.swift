// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A value of a setting with the first iOS that has it.
///
/// Source of each version: the availability on the page of ``api`` in Apple's documentation.
struct Novelty: Hashable, Sendable {
  /// The value as a spec has it: `style: insetGrouped`, a key alone for any value, a colour, or `SF Symbols`.
  let name: String
  let firstIOS: Int
  /// The part of UIKit, Core Animation or SwiftUI that it needs.
  let api: String
  /// Whether an app can show the same on an older iOS by other means, such as an image of its own.
  var isSubstitute = false

  /// By the keys of settings: the value, which is `nil` for any, with its novelty.
  static let all: [String: [(value: ValueTree?, novelty: Novelty)]] = {
    var result: [String: [(value: ValueTree?, novelty: Novelty)]] = [:]
    func add(_ key: String, _ value: String?, _ firstIOS: Int, _ api: String, as name: String? = nil) {
      let isSubstitute = api == symbols.api
      let name = name ?? (isSubstitute ? symbols.name : value.map { "\(key): \($0)" } ?? key)
      result[key, default: []].append(
        (
          value.map(ValueTree.word),
          Novelty(name: name, firstIOS: firstIOS, api: api, isSubstitute: isSubstitute)
        ))
    }
    add("style", "insetGrouped", 13, "UITableView.Style.insetGrouped")
    add("host", "collectionView", 14, "UICollectionLayoutListConfiguration")
    add("host", "swiftUI", 13, "SwiftUI.List")
    add("host", "form", 13, "SwiftUI.Form")
    add("sectionHeaderTopPadding", nil, 15, "UITableView.sectionHeaderTopPadding")
    add("fillerRowHeight", nil, 15, "UITableView.fillerRowHeight")
    add("cellLayoutMarginsFollowReadableWidth", nil, 9, "UITableView.cellLayoutMarginsFollowReadableWidth")
    add("insetsContentViewsToSafeArea", nil, 11, "UITableView.insetsContentViewsToSafeArea")
    add("traits.appearance", "dark", 13, "UIView.overrideUserInterfaceStyle")
    add("traits.textSize", nil, 7, "UIContentSizeCategory")
    add("navigation.display", "large", 11, "UINavigationBar.prefersLargeTitles")
    add("navigation.left", nil, 13, symbols.api)
    add("navigation.right", nil, 13, symbols.api)
    for key in ["cornerCurve", "onlyRowCornerCurve"] { add(key, "continuous", 13, "CALayer.cornerCurve") }
    add("cellContent", "configuration", 14, "UIListContentConfiguration")
    for style in CellContent.allCases where style.isHeaderFooterOrSidebar {
      add("cellContent", style.rawValue, 14, "UIListContentConfiguration.\(style.rawValue)()")
    }
    add("separator.topVisibility", nil, 14, "UIListSeparatorConfiguration.topSeparatorVisibility")
    add("separator.bottomVisibility", nil, 14, "UIListSeparatorConfiguration.bottomSeparatorVisibility")
    add("separator.left", nil, 7, "UITableView.separatorInset")
    add("separator.right", nil, 7, "UITableView.separatorInset")
    add("separator.reference", "fromCellEdges", 11, "UITableView.separatorInsetReference")
    add("tintColor", nil, 7, "UIView.tintColor")
    for side in AnyLookSetting.contentInsets { add(side.name, nil, 8, "UIView.layoutMargins") }
    add("accessory", "detailButton", 7, "UITableViewCell.AccessoryType.detailButton")
    add("image", nil, 13, symbols.api)
    add("headerImage", nil, 13, symbols.api)
    add("headerProminence", "increased", 15, "UIListContentConfiguration.prominentInsetGroupedHeader")
    add("menu", nil, 14, "UIButton.menu")
    add("datePicker", nil, 14, "UIDatePickerStyle.compact")
    add("level", nil, 13, symbols.api)
    for key in ["selectedDetent", "detents"] {
      add("sheet.\(key)", nil, 15, "UISheetPresentationController.detents")
    }
    add("sheet.prefersGrabberVisible", "true", 15, "UISheetPresentationController.prefersGrabberVisible")
    add("sheet.preferredCornerRadius", nil, 15, "UISheetPresentationController.preferredCornerRadius")
    for field in Table.Info.settings.fields where field.name.hasPrefix("contentUnavailable.") {
      add(field.name, nil, 17, "UIContentUnavailableConfiguration", as: "contentUnavailable")
    }
    for label in [LabelSettings.title, .detail, .header, .footer] {
      let key = label.textStyle.name
      add(key, "largeTitle", 11, "UIFont.TextStyle.largeTitle")
      for style in ["title1", "title2", "title3", "callout"] {
        add(key, style, 9, "UIFont.TextStyle.\(style)")
      }
      add(key, nil, 7, "UIFont.TextStyle")
    }
    return result
  }()

  /// On older versions, an app has images of its own.
  private static let symbols = (name: "SF Symbols", api: "UIImage(systemName:)")

  /// The newest of all.
  static let latest = 26
  /// The newest of sections and rows.
  static let latestInSections = 15

  /// What a value of a setting needs: the setting itself, and the colours in it.
  static func novelties(_ key: String, _ value: ValueTree) -> [Novelty] {
    let own = all[key]?.first { $0.value == nil || $0.value == value }?.novelty
    let isText =
      key.hasPrefix("navigation.") && BarButtons.read(value)?.contains { $0.barSymbol != nil } == false
    return (isText && own?.isSubstitute == true ? [] : [own].compactMap { $0 }) + badges(key, value)
      + colors(in: value)
  }

  /// Buttons of navigation bars and toolbars have badges since iOS 26; tabs always had them.
  private static func badges(_ key: String, _ value: ValueTree) -> [Novelty] {
    guard ["navigation.left", "navigation.right", "toolbarItems"].contains(key),
      BarButtons.read(value)?.contains(where: { !$0[.badgeValue].isEmpty }) == true
    else { return [] }
    return [Novelty(name: "badgeValue", firstIOS: 26, api: badgeAPI)]
  }

  static let badgeAPI = "UIBarButtonItem.badge"

  private static func colors(in value: ValueTree) -> [Novelty] {
    switch value {
    case .color(.semantic(let name)):
      [
        Novelty(
          name: name.rawValue, firstIOS: name.firstIOS, api: "UIColor.\(name.rawValue)", isSubstitute: true)
      ]
    case .record(let members): members.flatMap { colors(in: $0.value) }
    case .block(let value): colors(in: value)
    default: []
    }
  }
}
