// SPDX-License-Identifier: GPL-3.0-or-later

/// Names of UIKit and SwiftUI that people type as keys, with the keys of specs that do the same.
///
/// Names of UIKit that are keys themselves, such as `separator` or `sectionHeaderTopPadding`, aren't listed.
package enum UIKitNames {
  /// The keys for a name, such as `titleColor` or `separator.left`, as far as they exist.
  ///
  /// - Parameter keys: the keys of the mapping in which the name was typed.
  /// - Returns: keys of that mapping; else `nil`.
  package static func keys(for name: String, among keys: [String]) -> [String] {
    let found = answers(to: name).filter { keys.contains(String($0.prefix { $0 != "." })) }
    if !found.isEmpty { return found }
    // Inside `separator: {…}`, `separatorColor` is `color`.
    return answers(to: name).compactMap { $0.split(separator: ".").dropFirst().last.map(String.init) }
      .filter(keys.contains)
  }

  /// The keys for a name, wherever they exist; empty for an unknown name.
  package static func answers(to name: String) -> [String] {
    (known[NearestNames.folded(name)] ?? part(name).flatMap { known[NearestNames.folded($0)] } ?? "")
      .split(separator: " ").map(String.init)
  }

  /// The reason why no key does the same, such as `leave it out; a picture has no interaction`; `nil` for an unknown name, and for
  /// a name with keys.
  package static func reason(against name: String) -> String? {
    reasons[NearestNames.folded(name)] ?? part(name).flatMap { reasons[NearestNames.folded($0)] }
  }

  /// `rowHeight` of `tableView.rowHeight`.
  private static func part(_ name: String) -> String? {
    name.contains(".") ? name.split(separator: ".").last.map(String.init) : nil
  }

  /// A key as it is written: `separator: {left: …}` for `separator.left`.
  package static func written(_ key: String) -> String {
    let parts = key.split(separator: ".")
    return parts.count == 2 ? "\(parts[0]): {\(parts[1]): …}" : key
  }

  private static let known: [String: String] = Dictionary(
    list.map { (NearestNames.folded($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })

  /// For each name the keys, the most likely first. A mapping offers those that it has.
  private static let list: [String: String] = [
    // Texts.
    "text": "title label", "label": "title", "name": "title", "textLabel": "title", "textLabel.text": "title",
    "titleLabel": "title", "titleText": "title", "primaryText": "title",
    "attributedText": "title.markdown title",
    "detailText": "detail", "secondaryText": "detail", "subtitle": "detail", "description": "detail",
    "detailTextLabel": "detail", "detailTextLabel.text": "detail", "subtitleLabel": "detail",
    "detailLabel": "detail", "subtitleText": "detail", "secondaryAttributedText": "detail",
    "headerTitle": "header", "title": "header", "titleForHeader": "header",
    "titleForHeaderInSection": "header",
    "headerText": "header", "sectionHeader": "header", "sectionTitle": "header",
    "footerTitle": "footer", "titleForFooter": "footer", "titleForFooterInSection": "footer",
    "footerText": "footer", "sectionFooter": "footer", "badgeValue": "badge", "badgeText": "badge",
    // Fonts and colours of texts.
    "textColor": "titleColor color", "foregroundColor": "titleColor color",
    "foregroundStyle": "titleColor color", "fontColor": "titleColor", "textLabel.textColor": "titleColor",
    "detailTextColor": "detailColor", "secondaryTextColor": "detailColor", "subtitleColor": "detailColor",
    "detailTextLabel.textColor": "detailColor", "headerTextColor": "headerColor",
    "footerTextColor": "footerColor", "textCase": "headerTextTransform footerTextTransform",
    "headerTextCase": "headerTextTransform", "headerCase": "headerTextTransform",
    "headerCapitalization": "headerTextTransform", "headerTransform": "headerTextTransform",
    "capitalization": "headerTextTransform",
    "textTransform": "headerTextTransform footerTextTransform",
    "transform": "headerTextTransform footerTextTransform", "uppercase": "headerTextTransform",
    "headerUppercase": "headerTextTransform",
    "uppercaseHeaders": "headerTextTransform",
    "capitals": "headerTextTransform", "allCaps": "headerTextTransform",
    "footerTextCase": "footerTextTransform",
    "prominence": "headerProminence", "prominentHeader": "headerProminence",
    "headerAccessory": "headerButton", "seeAll": "headerButton",
    "headerAction": "headerButton", "headerTrailing": "headerButton", "headerIcon": "headerImage",
    "headerSymbol": "headerImage", "collapsible": "isCollapsible", "isExpandable": "isCollapsible",
    "headerDisclosure": "isCollapsible",
    "font": "titleFont", "textFont": "titleFont",
    "textLabel.font": "titleFont", "detailTextLabel.font": "detailFont", "secondaryTextFont": "detailFont",
    "subtitleFont": "detailFont", "fontSize": "titleFont.size", "fontWeight": "titleFont.weight",
    "pointSize": "titleFont.size", "fontName": "titleFont.name", "textStyle": "titleFont.textStyle",
    "textAlignment": "titleAlignment", "detailTextAlignment": "detailAlignment", "lines": "numberOfLines",
    "lineLimit": "numberOfLines", "maxLines": "numberOfLines",
    // Cells.
    "imageView": "image", "imageName": "image", "icon": "image", "symbol": "image", "systemName": "image",
    "systemImage": "image", "imageView.image": "image", "iconColor": "image.color tintColor",
    "symbolColor": "image.color tintColor", "imageTintColor": "image.color tintColor",
    "imageView.tintColor": "image.color tintColor", "tileBackground": "image.tileColor",
    "iconBackground": "image.tileColor", "iconBackgroundColor": "image.tileColor",
    "accessoryType": "accessory", "accessories": "accessory", "disclosure": "accessory disclosureIndicator",
    "disclosureIndicator": "accessory", "chevron": "accessory disclosureIndicator", "checkmark": "accessory",
    "isOn": "accessory", "switch": "accessory", "toggle": "accessory switch", "style": "cellStyle",
    "cellType": "cellStyle", "isSelected": "selected", "highlighted": "isHighlighted",
    "disabled": "isEnabled", "enabled": "isEnabled", "collapsed": "isCollapsed", "isExpanded": "isCollapsed",
    "isUserInteractionEnabled": "isEnabled", "isDisabled": "isEnabled",
    "editing": "isEditing", "editMode": "isEditing", "setEditing": "isEditing",
    "editingStyleForRowAt": "editingStyle", "canMoveRowAt": "showsReorderControl",
    "canMove": "showsReorderControl",
    "onDelete": "editingStyle", "onMove": "showsReorderControl",
    "swipeActions": "trailingSwipeActions leadingSwipeActions",
    "leadingSwipeActionsConfigurationForRowAt": "leadingSwipeActions",
    "trailingSwipeActionsConfigurationForRowAt": "trailingSwipeActions",
    "editActions": "trailingSwipeActions", "selectedBackgroundView": "selectedColor",
    "selectedBackgroundColor": "selectedColor", "selectionColor": "selectedColor",
    "multipleSelectionBackgroundView": "selectedColor", "backgroundColor": "rowColor",
    "cellBackgroundColor": "rowColor", "cellColor": "rowColor", "background": "rowColor backgroundColor",
    "backgroundConfiguration": "rowColor", "listRowBackground": "rowColor",
    "contentView.backgroundColor": "rowColor", "color": "rowColor", "tint": "tintColor",
    "accentColor": "tintColor", "contentConfiguration": "cellContent",
    "defaultContentConfiguration": "cellContent",
    "UIListContentConfiguration": "cellContent", "identifier": "id",
    "reuseIdentifier": "id", "cellIdentifier": "id", "tag": "id",
    // Sides: a mapping has one pair of them.
    "left": "leading", "right": "trailing", "leading": "left", "trailing": "right",
    // Heights and spaces.
    "height": "rowHeight", "cellHeight": "rowHeight", "heightForRow": "rowHeight",
    "heightForRowAt": "rowHeight", "minHeight": "minimumRowHeight", "minimumHeight": "minimumRowHeight",
    "minRowHeight": "minimumRowHeight", "heightForHeaderInSection": "headerHeight sectionHeaderHeight",
    "heightForFooterInSection": "footerHeight sectionFooterHeight",
    "headerTopPadding": "sectionHeaderTopPadding",
    "listSectionSpacing": "sectionSpacing", "listRowSpacing": "rowSpacing", "interItemSpacing": "rowSpacing",
    "spacing": "rowSpacing", "padding": "inset", "margin": "inset", "margins": "inset", "insets": "inset",
    "layoutMargins": "contentInsets", "directionalLayoutMargins": "contentInsets",
    "listRowInsets": "contentInsets", "contentMargins": "contentInsets", "cellInsets": "contentInsets",
    "indent": "indentationLevel", "indentation": "indentationLevel", "indentWidth": "indentationWidth",
    "indentationLevelForRowAt": "indentationLevel", "fillerHeight": "fillerRowHeight",
    "maxWidth": "maximumWidth",
    "readableWidth": "cellLayoutMarginsFollowReadableWidth",
    "followsReadableWidth": "cellLayoutMarginsFollowReadableWidth",
    "readableContentGuide": "cellLayoutMarginsFollowReadableWidth", "imageMaximumSize": "imageSize",
    "iconSize": "imageSize", "reservedLayoutSize": "imageSize",
    // Corners, lines, shadows.
    "radius": "cornerRadius", "borderRadius": "cornerRadius", "layer.cornerRadius": "cornerRadius",
    "clipsToBounds": "masksToBounds", "layer.masksToBounds": "masksToBounds",
    "roundedCorners": "maskedCorners", "layer.maskedCorners": "maskedCorners",
    "separatorInset": "separator.left separator.right", "separatorInsets": "separator.left separator.right",
    "topSeparatorVisibility": "separator.topVisibility",
    "bottomSeparatorVisibility": "separator.bottomVisibility", "separatorStyle": "separator.style",
    "separatorColor": "separator.color",
    "separatorHeight": "separator.thickness", "separatorThickness": "separator.thickness",
    "separatorLeft": "separator.left", "separatorRight": "separator.right",
    "separatorInsetReference": "separator.reference",
    "separatorVisibility": "separator.topVisibility separator.bottomVisibility separator.style",
    "listRowSeparator": "separator.topVisibility separator.bottomVisibility separator.style",
    "listRowSeparatorTint": "separator.color",
    "divider": "separator", "dividerColor": "separator.color", "borderColor": "border.color",
    "borderWidth": "border.width", "shadowColor": "shadow.color", "shadowRadius": "shadow.radius",
    "shadowOpacity": "shadow.opacity", "shadowOffset": "shadow.offset", "shadowPath": "shadow.path",
    "layer.borderWidth": "border.width", "layer.borderColor": "border.color",
    "layer.shadowRadius": "shadow.radius", "layer.shadowColor": "shadow.color",
    "layer.shadowOpacity": "shadow.opacity", "layer.shadowOffset": "shadow.offset",
    // Elements. The first name is a key of a row or a kind in a list.
    "uiswitch": "switch accessory", "picker": "menu datePicker segmentedControl",
    "popUpButton": "menu", "pullDownButton": "menu", "segmented": "segmentedControl",
    "segments": "segmentedControl", "progressBar": "progressView", "progress": "progressView",
    "spinner": "activityIndicator", "activity": "activityIndicator",
    "activityIndicatorView": "activityIndicator",
    "input": "textField", "textInput": "textField", "secureField": "textField", "password": "textField",
    "textEditor": "textView", "date": "datePicker", "time": "datePicker", "photo": "image", "avatar": "image",
    "picture": "image", "checkbox": "checkmark", "link": "button", "range": "slider",
    // The table and its surroundings.
    "listStyle": "style", "tableStyle": "style", "appearance": "traits.appearance",
    "listAppearance": "style", "cells": "rows", "items": "rows", "groups": "sections",
    "numberOfRowsInSection": "rows", "numberOfSections": "sections", "headerView": "tableHeaderView",
    "footerView": "tableFooterView", "tableView.backgroundColor": "backgroundColor",
    "device": "traits.device", "width": "traits.width", "scale": "traits.scale",
    "orientation": "traits.orientation", "userInterfaceStyle": "traits.appearance",
    "overrideUserInterfaceStyle": "traits.appearance", "darkMode": "traits.appearance",
    "dark": "traits.appearance",
    "semanticContentAttribute": "traits.direction", "layoutDirection": "traits.direction",
    "direction": "traits.direction", "contentSizeCategory": "traits.textSize",
    "preferredContentSizeCategory": "traits.textSize", "dynamicTypeSize": "traits.textSize",
    "textSize": "traits.textSize", "ios": "profile", "iosVersion": "profile", "system": "profile",
    "navigationTitle": "navigation.title", "navigationBar": "navigation", "navigationItem": "navigation",
    "largeTitleDisplayMode": "navigation.display", "prefersLargeTitles": "navigation.display",
    "largeTitle": "navigation.display", "backButtonTitle": "navigation.back",
    "leftBarButtonItem": "navigation.left", "rightBarButtonItem": "navigation.right",
    "leftBarButtonItems": "navigation.left", "rightBarButtonItems": "navigation.right",
    "searchBar": "navigation.search", "searchController": "navigation.search",
    "statusBar": "screen.statusBar", "contentUnavailableConfiguration": "contentUnavailable",
    "contentUnavailableView": "contentUnavailable", "emptyState": "contentUnavailable",
    "detents": "sheet.detents", "selectedDetentIdentifier": "sheet.selectedDetent",
    "presentationDetents": "sheet.detents", "presentationDragIndicator": "sheet.prefersGrabberVisible",
    "presentationCornerRadius": "sheet.preferredCornerRadius", "grabber": "sheet.prefersGrabberVisible",
    "sheetPresentationController": "sheet", "bottomSheet": "sheet", "modalPresentationStyle": "sheet",
    "refreshable": "refreshControl", "uiRefreshControl": "refreshControl",
    "pullToRefresh": "refreshControl", "showsIndicators": "showsVerticalScrollIndicator",
    "showsScrollIndicator": "showsVerticalScrollIndicator",
    "scrollIndicators": "showsVerticalScrollIndicator", "scrollToRow": "scrollTo",
    "scrollToRowAt": "scrollTo", "scrollPosition": "scrollTo",
    "barButtonItems": "navigation.right navigation.left", "barButtonItem": "navigation.right navigation.left",
    "sizeClass": "regular", "horizontalSizeClass": "regular", "regularWidth": "regular",
    "tabBarItem": "tabBar.tabs", "tabBarItems": "tabBar.tabs",
    "searchTab": "tabBar.tabs", "uiSearchTab": "tabBar.tabs", "tabs": "tabBar.tabs",
    "selectedIndex": "tabBar.selectedTab", "toolbar": "toolbarItems",
    "safeAreaInsets": "safeArea", "framework": "host", "contentInset": "contentInsetBottom contentInsets",
    "sectionIndex": "sectionIndexTitles", "indexTitles": "sectionIndexTitles",
    "sectionIndexTitlesForTableView": "sectionIndexTitles", "sectionIndexLabel": "sectionIndexTitles",
    "indexDisplayMode": "sectionIndexTitles",
    "isScrollEnabled": "scrollView", "uiScrollView": "scrollView", "scrollEnabled": "scrollView",
    "import": "include", "includes": "include", "theme": "include",
  ]

  private static let reasons: [String: String] = Dictionary(
    reasonList.map { (NearestNames.folded($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })

  private static let reasonList: [String: String] = [
    "estimatedRowHeight": noEstimate, "estimatedSectionHeaderHeight": noEstimate,
    "estimatedSectionFooterHeight": noEstimate,
    "selectionStyle": "selection styles are not supported; 'selected: true' draws a selected row",
    "allowsSelection": notInteractive, "allowsMultipleSelection": notInteractive,
    "delegate": notInteractive,
    "dataSource": notInteractive, "action": notInteractive,
    "editingAccessoryType": "it is not supported; a row keeps its accessory in edit mode",
    "shouldIndentWhileEditing": "it is not supported; with 'editingStyle: none', nothing is indented",
    "accessoryView": "custom accessory views are not supported; 'accessory' has the system's",
    "backgroundView": "custom background views are not supported; use a colour",
    "contentInsetAdjustmentBehavior": "it is not supported; 'safeArea' sets the insets of the safe area",
    "lineBreakMode": "it is not supported; texts end in an ellipsis, as in UIKit",
    "adjustsFontSizeToFitWidth": "it is not supported; long texts end in an ellipsis",
    "isHidden": noHiding, "hidden": noHiding, "alpha": noHiding, "opacity": noHiding,
    "imageToTextPadding": useMetrics, "textToSecondaryTextVerticalPadding": useMetrics,
    "textToSecondaryTextHorizontalPadding": useMetrics,
  ]

  private static let noEstimate = "leave it out; heights here are exact and need no estimate"
  private static let notInteractive = "leave it out; a picture has no interaction"
  private static let noHiding = "it is not supported; leave the row out, or use a colour with an opacity"
  private static let useMetrics = "'metrics' changes the profile's distances, which the guide lists"
}
