// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension ExportRules {
  /// The code for SwiftUI's support files.
  static let swiftui = ExportRules(
    table: [
      .written(
        """
        title style profile backgroundColor maximumWidth contentInsetBottom tableHeaderView tableFooterView \
        sectionHeaderHeight sectionFooterHeight traits.device traits.width traits.height traits.scale \
        traits.orientation traits.appearance traits.direction traits.textSize navigation.title navigation.display \
        navigation.left navigation.right navigation.search navigation.background \
        tabBar.tabs tabBar.selectedTab toolbarItems
        """),
      .left("a list is as wide as its screen, so its edges scroll", "scrollView"),
      .left("a view can't set the contrast", "traits.contrast"),
      .left("lists add their own padding to headers", "sectionHeaderTopPadding"),
      .left("lists choose their margins themselves", "cellLayoutMarginsFollowReadableWidth"),
      .left("rows always stay inside the safe area", "insetsContentViewsToSafeArea"),
      .left("lists have no blank rows below", "fillerRowHeight"),
      .decided("sectionIndexTitles") { place in
        place.reason(
          "a List's index has one title for each section", if: place.content.table.sectionIndexLabels == nil)
          ?? place.reason(
            "a List shows the index since iOS 26", if: !place.info.profile.versions.contains(26))
      },
      .left("a List's code can't contain its scroll position", "contentOffset"),
      scrollTo, .left("a List shows it while people scroll", "showsVerticalScrollIndicator"),
      .written("refreshControl.isRefreshing"),
      .left("the refresh control of a List has no text", "refreshControl.title"),
      .decided("host") {
        $0.reason("a List uses the layout of host swiftUI", if: $0.info.host != .swiftUI)
      },
      safeArea("safeArea.top") { $0.top }, safeArea("safeArea.left") { $0.left },
      safeArea("safeArea.bottom") { $0.bottom }, safeArea("safeArea.right") { $0.right },
      .left(UnexportedSetting.previousTitle, "navigation.back"),
      .left(
        UnexportedSetting.pictureOnly, "screen.statusBar screen.homeIndicator screen.deviceFrame"),
      regular,
    ] + sheet + contentUnavailable
      + constants(of: .swiftui, "SwiftUI lays this out itself; code can't set it"),
    section: [.written("id header footer isCollapsed headerHeight footerHeight"), regular]
      + headerParts(of: .swiftui),
    row: [
      .written("id cellStyle numberOfLines badge isEnabled"), .decided("image", replaced), regular,
    ] + contents(of: .swiftui) + elements(of: .swiftui) + swipeActions,
    look: [
      .written(
        """
        titleFont.name titleFont.weight titleFont.size titleFont.textStyle detailFont.textStyle detailColor detailFont.name detailFont.weight detailFont.size \
        tintColor badgeColor imageSize rowColor rowHeight minimumRowHeight titleColor detailNumberOfLines indentationLevel indentationWidth \
        contentInsets.top contentInsets.leading contentInsets.bottom contentInsets.trailing
        """),
      .decided(
        """
        headerColor footerColor headerFont.name headerFont.weight headerFont.size headerFont.textStyle footerFont.textStyle footerFont.name footerFont.weight \
        footerFont.size headerAlignment footerAlignment sectionSpacing sectionInset.top sectionInset.bottom
        """, ofSections),
      .written("titleAlignment detailAlignment"),
      letters(.header), letters(.footer),
      .left("a List draws selected rows in its own colour", "selectedColor"),
      .left("a row's texts have no frames to set", "titleOrigin"),
      .left(
        "a List edits only the rows of a ForEach",
        "isEditing editingStyle allowsMultipleSelectionDuringEditing showsReorderControl"),
      .decided("cellContent") {
        $0.reason("rows are laid out as configurations are", if: $0.own(.cellContent) == .textLabel)
          ?? $0.reason(
            "SwiftUI has a style of sidebars only for a whole list, and rows have no style of headers",
            if: $0.own(.cellContent)?.isHeaderFooterOrSidebar == true)
      },
      prominence,
    ] + shapes + separators, needsIDs: true)

  private static func safeArea(_ name: String, _ side: @escaping @Sendable (EdgeInsets) -> Points) -> Line {
    .decided(name) { place in
      place.reason(
        "SwiftUI can enlarge a safe area, but not reduce it",
        if: side(place.environment.additionalSafeArea) < .zero)
    }
  }

  private static func letters(_ kind: HeaderFooterKind) -> Line {
    .decided(kind.transform.name) { place in
      ofSections(place)
        ?? place.reason(
          "SwiftUI has no case for capitalized words", if: place.own(kind.transform) == .capitalized)
    }
  }

  // MARK: - Shapes

  private static let unrounded: Condition = { place in
    place.look.isRounded ? nil : AnyLookSetting.cornerRadius.reasonWithoutPart
  }

  private static let shapes: [Line] = [
    .written("cornerRadius onlyRowCornerRadius inset.top inset.left inset.bottom inset.right border"),
    .decided("maskedCorners", unrounded),
    radius(.topLeftRadius, .topLeft), radius(.topRightRadius, .topRight),
    radius(.bottomLeftRadius, .bottomLeft),
    radius(.bottomRightRadius, .bottomRight),
    curve(.cornerCurve), curve(.onlyRowCornerCurve),
    .decided("cornerTechnique") { $0.reason(squareInside, if: $0.own(.cornerTechnique) == .covers) },
    .decided("masksToBounds") {
      $0.reason("contents are not clipped to a row's background", if: $0.own(.masksToBounds) == true)
    },
    .decided("shadow") { place in
      guard let shadow = place.own(.shadow), shadow.isVisible else { return nil }
      return place.reason(
        "the shadow follows the shape; it can't have another path",
        if: shadow.path == .bounds && place.look.isRounded)
    },
    .decided("rowSpacing") { place in
      ofSections(place)
        ?? place.reason(
          "the insets of cards are the space between them", if: place.environment.style == .cards)
        ?? place.reason("listRowSpacing is the whole list's", if: !place.isTable)
    },
  ]

  private static let squareInside = "corners inside a group are always square"

  /// The radius of a corner that can't be rounded is that of its cover.
  private static func radius(_ setting: LookSetting<Points>, _ corner: CornerMask) -> Line {
    .decided(setting.name) { place in
      place.reason(
        squareInside,
        if: place.look[.cornerTechnique] == .covers && !place.look[.maskedCorners].contains(corner))
    }
  }

  private static func curve(_ setting: LookSetting<CornerCurve>) -> Line {
    .decided(setting.name) { place in
      unrounded(place)
        ?? place.reason(
          "UIBezierPath's curve is drawn as a continuous curve", if: place.own(setting) == .bezierPath)
    }
  }

  // MARK: - Lines

  private static let lineless: Condition = { place in
    place.look[.separatorStyle] == .singleLine ? nil : AnyLookSetting.separatorStyle.reasonWithoutPart
  }

  private static let separators: [Line] = [
    .written("separator.style"),
    .decided(
      "separator.left separator.right separator.color separator.thickness separator.position separator.length",
      lineless),
    .decided("separator.reference") { place in
      place.reason(
        "no separator inset is measured from it",
        if: place.look[.separatorLeft] == .automatic && place.look[.separatorRight] == .automatic)
        ?? lineless(place)
    },
    .decided("separator.topVisibility separator.bottomVisibility") { place in
      let isDecorated = UIKitDecorations.isDecorated(place.look, place.environment)
      return lineless(place)
        ?? place.reason(
          "the lines of cards are drawn between all rows",
          if: isDecorated && (SwiftUIGroups.hasOwnLine(place.look) || place.look[.separatorSectionEdges]))
    },
    .decided("separator.model") {
      $0.reason("the code's lines lie over the rows", if: $0.own(.separatorModel) == .inline)
    },
    .decided("separator.sectionEdges") { place in
      guard place.own(.separatorSectionEdges) == true else { return nil }
      return lineless(place)
        ?? place.reason(
          "inset groups have no lines at their top and bottom", if: place.environment.style == .insetGrouped)
    },
  ]
}
