// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension ExportRules {
  /// The code for UIKit's support files.
  static let uikit = ExportRules(
    table: [
      .written(
        """
        title style profile backgroundColor tableHeaderView tableFooterView sectionHeaderHeight sectionFooterHeight \
        sectionHeaderTopPadding maximumWidth cellLayoutMarginsFollowReadableWidth insetsContentViewsToSafeArea \
        fillerRowHeight sectionIndexTitles contentOffset contentInsetBottom scrollView traits.device traits.width traits.height \
        traits.scale traits.orientation safeArea.top safeArea.left safeArea.bottom safeArea.right navigation.title \
        navigation.display navigation.back navigation.left navigation.right navigation.search navigation.background \
        tabBar.tabs tabBar.selectedTab toolbarItems
        """),
      .left("a UITableView uses the layout of host uiKit", "host"),
      .left(
        "the app follows the device's setting",
        "traits.appearance traits.contrast traits.direction traits.textSize"),
      .left(
        UnexportedSetting.pictureOnly, "screen.statusBar screen.homeIndicator screen.deviceFrame"),
      regular, scrollTo,
      .left("a table view shows it while people scroll", "showsVerticalScrollIndicator"),
      .written("refreshControl.isRefreshing"),
      .decided("refreshControl.title") { place in
        place.reason(withoutControl, if: place.info.refreshControl.isRefreshing == nil)
      },
    ] + sheet + contentUnavailable + constants(of: .uikit, "UIKit draws this itself; code can't set it"),
    section: [
      .written("id header footer isCollapsed"), height("headerHeight", .header),
      height("footerHeight", .footer), regular,
    ] + headerParts(of: .uikit),
    row: [
      .written("id cellStyle badge numberOfLines isEnabled"), regular,
      .decided("image") { place in
        replaced(place)
          ?? place.reason(
            "a column of titles has no place for an image", if: place.row?.row.cellStyle == .value2)
          ?? titleOnly(place)
      },
    ] + contents(of: .uikit) + elements(of: .uikit) + swipeActions,
    look: [
      .written(
        """
        titleColor titleFont.name titleFont.weight titleFont.textStyle detailFont.textStyle detailColor detailFont.name detailFont.weight detailNumberOfLines \
        tintColor badgeColor rowColor selectedColor imageSize rowHeight minimumRowHeight indentationLevel indentationWidth \
        contentInsets.top contentInsets.leading contentInsets.bottom contentInsets.trailing
        """),
      .decided(
        "headerColor headerTextTransform headerFont.name headerFont.weight headerFont.textStyle", ofSections),
      .decided(
        "footerColor footerTextTransform footerFont.name footerFont.weight footerFont.textStyle", ofSections),
      prominence, .written("titleFont.size detailFont.size"),
      .decided("headerFont.size footerFont.size", ofSections),
      alignment(.title), alignment(.detail), alignment(.header), alignment(.footer),
      .written("editingStyle showsReorderControl"),
      .decided("isEditing") { place in
        place.reason(
          "a table view edits its rows together",
          if: !place.isTable && place.own(.isEditing) == true && place.info.look[.isEditing] != true)
      },
      .decided("allowsMultipleSelectionDuringEditing") { place in
        place.reason("a table view has it for all of its rows", if: !place.isTable)
      },
      .decided("cellContent") {
        $0.reason("the code's cells have content configurations", if: $0.own(.cellContent) == .textLabel)
          ?? $0.reason(
            "status cells, columns of titles and rows with a titleOrigin have contents of their own",
            if: $0.own(.cellContent)?.isHeaderFooterOrSidebar == true && $0.hasOwnContents)
      },
    ] + corners + groups + lines + spaces, needsIDs: true)

  // MARK: - Contents

  /// The texts of rows.
  static func contents(of format: CodeFormat) -> [Line] {
    [
      .decided("title") { attributes($0, $0.row?.row.titleRuns, format) },
      .decided("detail") { place in
        replaced(place) ?? place.reason(
          "the cell style default shows no detail", if: place.row?.row.cellStyle == .default)
          ?? titleOnly(place) ?? attributes(place, place.row?.row.detailRuns, format)
      },
    ] + otherContents
  }

  private static let otherContents: [Line] = [
    .decided("date value level") {
      $0.reason("only status cells show it", if: $0.row?.row.cellStyle != .status)
    },
    .decided("accessory") {
      $0.reason("status cells show no accessory", if: $0.row?.row.cellStyle == .status)
    },
    .left(UnexportedSetting.selectedByApp, "selected"),
    .left("people touch and swipe rows while the app runs", "isHighlighted swiped"),
  ]

  /// Swipe actions of both sides.
  static let swipeActions: [Line] = SwipeEdge.allCases.map { edge in
    .decided("\(edge.rawValue)SwipeActions") { place in
      let actions = place.row?.row.elements[swipe: edge] ?? []
      return place.reason(
        "the image of a swipe action is a symbol in UIKit's colour",
        if: actions.contains { $0[given: .elementImage].map { $0.symbol == nil || $0.color != nil } ?? false }
      )
        ?? place.reason(
          "swipe actions are always enabled, and have one style",
          if: actions.contains { !$0[.isEnabled] || $0[.buttonStyle] != .plain })
    }
  }

  /// The elements of rows: the key of each kind, and the lists.
  static func elements(of format: CodeFormat) -> [Line] {
    let keys = ["leading", "trailing", "content"] + ElementKind.rowKeys.map(\.rawValue)
    return keys.map { key in
      .decided(key) { place in
        guard let row = place.row else { return nil }
        if row.row.cellStyle == .status { return "status cells show no elements" }
        if row.look.given[.titleOrigin] != nil { return titleOnly(place) }
        let own = row.controls.filter { $0.path.list == key }
        let isShared =
          format == .swiftui && row.hasDetail && own.contains { $0.kind == .button }
        return own.lazy.compactMap(\.reason).first
          ?? place.reason("the row's buttons have one action", if: isShared)
          ?? place.reason(
            noLinks, if: format == .uikit && own.contains { $0.element.attributedText.runs.haveLinks })
          ?? (format == .swiftui && key == "content" ? place.stackReason : nil)
      }
    }
  }

  /// A row's content replaces its other parts.
  static let replaced: Condition = { place in
    place.reason("the row's content replaces it", if: place.row?.content != nil)
  }

  private static let titleOnly: Condition = { place in
    place.reason(
      "a row with a titleOrigin shows only its title",
      if: place.look.given[.titleOrigin] != nil && place.row?.row.cellStyle != .status)
  }

  /// The attributes of a row's text.
  private static func attributes(
    _ place: SettingPlace, _ runs: [AttributedText.Run]?, _ format: CodeFormat
  ) -> String? {
    guard let row = place.row?.row, let runs, !runs.isEmpty, format != .xctest else { return nil }
    let isShown = format == .uikit ? row.showsAttributesInUIKit : row.cellStyle != .status
    return place.reason("code shows the texts of this cell without attributes", if: !isShown)
      ?? place.reason(noLinks, if: format == .uikit && runs.haveLinks)
  }

  private static let noLinks = "a label has the colour of a link, and opens none"

  /// A setting of headers and footers; rows can't have it.
  static let ofSections: Condition = { place in
    place.reason("rows use the value of their section", if: place.row != nil)
  }

  private static func alignment(_ label: LabelSettings) -> Line {
    .decided(label.alignment.name) { place in
      (label.alignment.isOfSections ? ofSections(place) : nil)
        ?? place.reason(
          "content configurations have no trailing alignment", if: place.own(label.alignment) == .trailing)
    }
  }

  private static func height(_ name: String, _ kind: HeaderFooterKind) -> Line {
    .decided(name) { place in
      guard let index = place.level.section else { return nil }
      let section = place.content.sections[index].info
      let own = kind == .header ? section.headerHeight : section.footerHeight
      return place.reason(
        "the table view's own height replaces it",
        if: own == .automatic && place.content.layout.standardCodeHeight(of: kind)?.points != nil)
    }
  }

  // MARK: - Decorations

  /// The reason why no row has the decoration of a level; `nil` if one has.
  private static let rowless: Condition = { place in
    place.reason("there are no rows", if: place.row == nil && place.sections.allSatisfy(\.rows.isEmpty))
  }

  private static let unrounded: Condition = { place in
    rowless(place) ?? (place.look.isRounded ? nil : AnyLookSetting.cornerRadius.reasonWithoutPart)
  }

  private static let covered: Condition = { place in
    place.reason("covers have one radius for all outer corners", if: place.look.isCovered)
  }

  private static let corners: [Line] = [
    .decided("cornerRadius") { place in
      rowless(place)
        ?? place.reason(
          "every corner has a radius of its own",
          if: AnyLookSetting.singleRadii.allSatisfy { place.look.given[$0] != nil })
    },
    .decided("onlyRowCornerRadius") { place in
      rowless(place)
        ?? place.reason("uneven corners are the same in every row", if: place.look.hasUnevenRadii)
        ?? covered(place)
    },
    .decided("corners.topLeft corners.topRight corners.bottomLeft corners.bottomRight") { place in
      rowless(place) ?? covered(place)
    },
    .decided("maskedCorners") { place in unrounded(place) ?? covered(place) },
    .decided("cornerCurve") { place in
      let (look, curve) = (place.look, place.own(.cornerCurve))
      return unrounded(place)
        ?? place.reason("covered corners are circular", if: look.isCovered && curve != .circular)
        ?? place.reason(
          "a path with a radius for each corner has circular corners",
          if: look.hasUnevenRadii && curve != .circular)
        ?? place.reason(
          "the mask of other rows has the curve of a bezier path", if: look.hasPath && curve == .continuous)
    },
    .decided("onlyRowCornerCurve") { place in
      let (look, curve) = (place.look, place.own(.onlyRowCornerCurve))
      return unrounded(place)
        ?? place.reason(
          "only a mask can leave the corners of an only row to its layer",
          if: curve != look[.cornerCurve] && (!look.hasPath || look.hasUnevenRadii || look.isCovered))
        ?? place.reason(
          "the layer of an only row has circular corners",
          if: curve == .continuous && look[.cornerCurve] == .bezierPath)
    },
    .decided("cornerTechnique") { place in
      place.own(.cornerTechnique) == .covers ? unrounded(place) : nil
    },
    .decided("masksToBounds") { place in
      let clips = place.look.hasPath && !place.look.isCovered
      return place.reason(
        clips ? "masks clip their cells" : "cards don't clip what they contain",
        if: place.own(.masksToBounds) != clips)
    },
  ]

  private static let groups: [Line] = [
    .decided("inset.left inset.right") { place in
      rowless(place)
        ?? place.reason(
          "the groups of a table view share its margins",
          if: !place.isTable && place.environment.style == .insetGrouped && !place.isDecorated)
    },
    .decided("inset.top inset.bottom border shadow", rowless),
    .decided("titleOrigin") { place in
      rowless(place)
        ?? place.reason(
          "status cells place their titles", if: place.rows.allSatisfy { $0.row.cellStyle == .status })
    },
    .decided("rowSpacing") { place in
      ofSections(place) ?? rowless(place)
        ?? place.reason(
          "the insets of cards are the space between them", if: place.environment.style == .cards)
    },
  ]

  // MARK: - Lines

  private static let lineless: Condition = { place in
    rowless(place) ?? (place.hasLine ? nil : AnyLookSetting.separatorStyle.reasonWithoutPart)
  }

  private static let lines: [Line] = [
    .decided("separator.left separator.right") { $0.isDecorated ? lineless($0) : nil },
    .decided("separator.reference") { place in
      if place.isTable, !place.isDecorated { return nil }
      let isMeasured =
        place.look[.separatorLeft] != .automatic || place.look[.separatorRight] != .automatic
      return place.reason("no separator inset is measured from it", if: !isMeasured)
        ?? (place.isDecorated ? lineless(place) : nil)
    },
    .decided("separator.style") { place in
      place.reason(
        "a table view has one separator style",
        if: !place.isTable && !place.isDecorated
          && place.look[.separatorStyle] != place.environment.look[.separatorStyle])
    },
    .decided("separator.color") { place in
      lineless(place)
        ?? place.reason(
          "a table view has one separator colour",
          if: !place.isTable && !place.isDecorated
            && place.look[.separatorColor] != place.environment.look[.separatorColor])
    },
    .left(
      "a UITableView has lines between all rows or none; lists of UICollectionView have this",
      "separator.topVisibility separator.bottomVisibility"),
    .decided("separator.model") {
      $0.reason("the code's lines lie over the rows", if: $0.own(.separatorModel) == .inline)
    },
    .decided("separator.thickness separator.position separator.length", lineless),
    .decided("separator.sectionEdges") { place in
      place.own(.separatorSectionEdges) == true ? lineless(place) : nil
    },
  ]

  // MARK: - Spaces

  private static let spaces: [Line] = [
    .decided("sectionSpacing") { place in
      ofSections(place)
        ?? place.reason(
          "nothing is above the first section",
          if: place.content.sections.count < 2
            || place.level.section == 0 && !place.info.host.sharesSectionSpacing)
        ?? place.reason(
          "a plain table's titles have margins of their own",
          if: !place.environment.isGrouped && !place.info.host.sharesSectionSpacing
            && place.sections.allSatisfy { $0.info.header != nil })
    },
    inset("sectionInset.top", .header), inset("sectionInset.bottom", .footer),
  ]

  private static func inset(_ name: String, _ kind: HeaderFooterKind) -> Line {
    .decided(name) { place in
      ofSections(place)
        ?? place.reason(
          "a plain table centres its titles vertically",
          if: !place.environment.isGrouped && place.sections.allSatisfy { $0.info.text(of: kind) != nil })
    }
  }
}

extension SettingPlace {
  /// The reason why SwiftUI's stacks can't have all of the row's content.
  fileprivate var stackReason: String? {
    guard let row, let content = row.content else { return nil }
    return content.stackReason()
      ?? reason(
        "SwiftUI makes no element of a vertical stack higher",
        if: self.content.layout.row(at: row.path)?.hasRaisedLabels == true)
  }

  /// Whether the code shows no row of the level in a content configuration of UIKit's.
  fileprivate var hasOwnContents: Bool { rows.allSatisfy { !$0.row.showsAttributesInUIKit } }

  /// Whether the rows of the level aren't UIKit's own cells.
  fileprivate var isDecorated: Bool { UIKitDecorations.isDecorated(look, environment) }

  /// Whether a row between others has a line.
  fileprivate var hasLine: Bool {
    guard look[.separatorStyle] == .singleLine else { return false }
    guard isDecorated else { return true }
    let places: [RowPosition] = [.middle, .first]
    return places.contains { environment.layout(of: Row(title: ""), look, at: $0).separator != nil }
  }
}
