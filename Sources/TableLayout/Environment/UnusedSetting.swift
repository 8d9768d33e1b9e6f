// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A setting that is set, and that nothing in a picture of the table shows.
package struct UnusedSetting: Hashable, Sendable {
  package let setting: Setting
  /// The part of its value that has no effect, such as `tileColor`; `nil` for all of it.
  package var part: String?
  /// The reason, such as `status cells show no accessory`.
  package let reason: String
  /// The cell styles that would show it. Default: none.
  package var styles: [CellStyle] = []
  /// The value without the part, if that is in an item of a list and so has no key of its own. Default: `nil`.
  package var rest: ValueTree?

  /// The setting's name, with that of the part: `level.tileColor`.
  package var name: String { setting.key + (part.map { ".\($0)" } ?? "") }
}

extension LaidOutTable {
  /// The settings without an effect, from top to bottom: the table's, and then each section's with its rows'; fewer if
  /// the work is cancelled. A setting whose effect depends on the device or on lengths isn't
  /// one of them: `minimumRowHeight: 30` has an effect at small text sizes.
  ///
  /// - Parameter rows: all rows, from top to bottom.
  package func unusedSettings(_ rows: [LaidOutRow]) -> [UnusedSetting] {
    var result = unusedTableSettings
    var table = UnusedLook(of: .table, self)
    if environment.hasSectionIndex { table.use(.tintColor) }
    var rest = rows[...]
    var below: [UnusedSetting] = []
    for (index, section) in self.table.sections.enumerated() {
      below += unusedHeaderParts(index)
      let own = rest.prefix { $0.path.section == index }
      rest = rest.dropFirst(own.count)
      var look = UnusedLook(of: .section(index), self)
      var ofRows: [UnusedSetting] = []
      for setting in Look.settings.fields where setting.isOfSections && uses(setting, inSection: index) {
        if section.info.look.sets(setting) { look.use(setting) } else { table.use(setting) }
      }
      if section.info.hasHeaderParts {
        if section.info.look.sets(.tintColor) { look.use(.tintColor) } else { table.use(.tintColor) }
      }
      for row in own {
        guard WorkProgress.advance() else { return [] }
        look.note(row)
        table.note(row)
        ofRows += row.unusedSettings
      }
      below += look.unused + ofRows
    }
    result += table.unused
    return result + below
  }

  /// The parts of a section's header that aren't drawn because it has no text.
  private func unusedHeaderParts(_ index: Int) -> [UnusedSetting] {
    let info = table.sections[index].info
    guard info.hasHeaderParts, info.header == nil else { return [] }
    return [\Section.Info.headerParts.image, \.headerParts.button, \.headerParts.isCollapsible]
      .map { Setting.section($0, at: index) }.filter { $0.value(in: table) != nil }
      .map { UnusedSetting(setting: $0, reason: "the section has no header") }
  }

  /// The table's own settings without an effect.
  private var unusedTableSettings: [UnusedSetting] {
    var result: [UnusedSetting] = []
    func add(_ path: PartialKeyPath<Table.Info>, _ reason: String?) {
      let setting = Setting.table(path)
      guard let reason, setting.value(in: table) != nil else { return }
      result.append(UnusedSetting(setting: setting, reason: reason))
    }
    let (info, sections) = (table.info, table.sections)
    if info.style != .plain {
      add(\.fillerRowHeight, "only plain tables have blank rows")
    } else if info.tableFooterView != nil {
      add(\.fillerRowHeight, "a table footer view replaces the blank rows")
    }
    let headers = sections.contains {
      $0.info.header != nil || GivenHeight(.header, $0.info, environment).isPositive
    }
    add(\.sectionHeaderTopPadding, headers ? nil : "no section has a header")
    let hasOwn = !sections.isEmpty
    if hasOwn, sections.allSatisfy({ $0.info.headerHeight != nil }) {
      add(\.sectionHeaderHeight, "every section has its own headerHeight")
    }
    if hasOwn, sections.allSatisfy({ $0.info.footerHeight != nil }) {
      add(\.sectionFooterHeight, "every section has its own footerHeight")
    }
    // Rows of collapsed sections aren't in the table.
    add(\.scrollTo, table.scrollTarget == nil ? "the row is in a collapsed section" : nil)
    add(\.showsVerticalScrollIndicator, scrollRoom == nil ? "the picture shows all of the content" : nil)
    if info.refreshControl.isRefreshing != true {
      add(\.refreshControl.isRefreshing, "the control is drawn only while it is refreshing")
      add(\.refreshControl.title, "the control is drawn only while it is refreshing")
    }
    if let reason = environment.reasonAgainstSheet {
      for path: PartialKeyPath<Table.Info> in [
        \.sheet.selectedDetent, \.sheet.detents, \.sheet.prefersGrabberVisible, \.sheet.preferredCornerRadius,
      ] { add(path, reason) }
    } else if info.sheet.ownSelection == nil {
      add(\.sheet.selectedDetent, "it isn't one of sheet.detents")
    }
    result += unusedTabRoles
    let tabs = info.bottomBars.tabs?.count ?? 0
    if info.bottomBars.selectedTab >= tabs {
      add(
        \.bottomBars.selectedTab,
        tabs == 0 ? "there is no tab bar" : "the last tab has the index \(tabs - 1), so no tab is selected")
    }
    if info.contentUnavailable.kind == .loading {
      add(\.contentUnavailable.image, "the kind loading shows a spinner instead")
    }
    if info.contentUnavailable.kind != .search {
      add(\.contentUnavailable.searchText, "only the kind search shows it")
    } else if info.contentUnavailable.text != nil {
      add(\.contentUnavailable.searchText, "contentUnavailable.text replaces it")
    }
    if info.navigation.display == NavigationDisplay.none {
      for path: PartialKeyPath<Table.Info> in [
        \.navigation.title, \.navigation.back, \.navigation.left, \.navigation.right, \.navigation.search,
        \.navigation.background,
      ] { add(path, "navigation.display is none, so there is no bar") }
    }
    return result
  }

  /// The roles of tabs that nothing shows.
  private var unusedTabRoles: [UnusedSetting] {
    let tabs = table.info.bottomBars.tabs ?? []
    let first = tabs.firstIndex(where: \.isSearchTab)
    return tabs.indices.compactMap { index in
      guard tabs[index].isSearchTab else { return nil }
      let isUsual = !environment.searchTabIsApart && tabs[index][given: .elementImage] != nil
      guard index != first || isUsual else { return nil }
      var rest = tabs
      rest[index][given: .tabRole] = nil
      return UnusedSetting(
        setting: .table(\.bottomBars.tabs), part: "\(index).\(AnySetting.tabRole.name)",
        reason: index == first
          ? "a search tab looks like the others before iOS 26" : "another tab is the search tab already",
        rest: .list(rest.map(\.listed)))
    }
  }

  /// Whether a section's header, its footer or the space around it and its rows depends on a setting.
  private func uses(_ setting: AnyLookSetting, inSection index: Int) -> Bool {
    let section = table.sections[index]
    switch setting {
    case .rowSpacing: return section.rows.count > 1
    case .sectionSpacing: return usesSpacing(section: index)
    case .sectionInsetTop, .sectionInsetBottom: return true
    case .headerProminence: return environment.isGrouped && section.info.header != nil
    default:
      let isOfHeaders = ([.headerColor, .headerTextTransform] + LabelSettings.header.all).contains(setting)
      return section.info.text(of: isOfHeaders ? .header : .footer) != nil
    }
  }

  private func usesSpacing(section index: Int) -> Bool {
    let isAbove = table.info.host.sharesSectionSpacing && index + 1 < table.sections.count
    let header = table.sections[index].info
    // A plain title has its own margins.
    let isPlainTitle = !environment.isGrouped && header.header != nil
    return isAbove || (index > 0 && !isPlainTitle && !GivenHeight(.header, header, environment).isFixed)
  }
}

extension LabelSettings {
  /// The font and the alignment.
  var all: [AnyLookSetting] { font + [alignment] }
}

/// The settings of one level's look for which no row and no section was found that uses them.
private struct UnusedLook {
  private let level: LookLevel
  private let source: SettingLevel
  private var left: [AnyLookSetting]
  private let hasRows: Bool

  init(of level: LookLevel, _ layout: LaidOutTable) {
    self.level = level
    let (look, source): (Look, SettingLevel) =
      switch level {
      case .table, .row: (layout.table.info.look, .table)
      case .section(let index): (layout.table.sections[index].info.look, .section)
      }
    self.source = source
    left = look.isEmpty ? [] : Look.settings.fields.filter(look.sets)
    hasRows = layout.table.sections.contains { !$0.rows.isEmpty }
  }

  /// Notes that the setting is used.
  mutating func use(_ setting: AnyLookSetting) { left.removeAll { $0 == setting } }

  /// Notes the settings that a row uses.
  mutating func note(_ row: LaidOutRow) {
    guard !left.isEmpty else { return }
    left.removeAll { !$0.isOfSections && row.look.given.source(of: $0) == source && row.uses($0) }
  }

  var unused: [UnusedSetting] {
    guard hasRows else { return [] }
    return left.map { setting in
      UnusedSetting(setting: Setting(setting, of: level), reason: setting.reasonWithoutEffect)
    }
  }
}

// MARK: - Rows

extension Table {
  /// The content of rows that no picture shows, without a layout of the table.
  package var unusedContent: [UnusedSetting] {
    var result: [UnusedSetting] = []
    for (index, section) in sections.enumerated() {
      let hasOrigin = info.look.sets(.titleOrigin) || section.info.look.sets(.titleOrigin)
      for (number, row) in section.rows.enumerated() {
        guard WorkProgress.advance() else { return result }
        result += row.unusedContent(
          at: IndexPath(row: number, section: index), hasTitleOrigin: hasOrigin || row.look.sets(.titleOrigin)
        )
      }
    }
    return result
  }
}

extension Row {
  /// The row's own settings that no picture shows.
  func unusedContent(at path: Table.IndexPath, hasTitleOrigin: Bool) -> [UnusedSetting] {
    var result: [UnusedSetting] = []
    func add(_ setting: PartialKeyPath<Row>, _ reason: String, shownBy styles: CellStyle...) {
      result.append(UnusedSetting(setting: .row(setting, at: path), reason: reason, styles: styles))
    }
    func add(_ parts: [(name: String, reason: String)], of setting: PartialKeyPath<Row>) {
      result += parts.map {
        UnusedSetting(setting: .row(setting, at: path), part: $0.name, reason: $0.reason)
      }
    }
    let style = cellStyle
    if let edge = states.swiped, shownSwipe == nil {
      add(\.states.swiped, "the row has no \(edge.rawValue)SwipeActions")
    }
    if !hasNoElements, style == .status || hasTitleOrigin {
      let reason =
        style == .status ? "status cells show no elements" : "a row with a titleOrigin shows only its title"
      for setting in Row.elementSettings
      where setting.isSet(in: self) && !setting.name.hasSuffix("SwipeActions") {
        result.append(UnusedSetting(setting: Setting(setting, of: .row(path)), reason: reason))
      }
    }
    let replaced = style == .status || hasTitleOrigin ? [] : replacedByContent
    for setting in replaced { add(setting, Row.contentReason) }
    if detail != nil, style != .status, replaced.isEmpty {
      if hasTitleOrigin {
        add(\.detail, "a row with a titleOrigin shows only its title")
      } else if style == .default {
        add(\.detail, "the cell style default shows no detail", shownBy: .value1, .subtitle)
      }
    }
    if style == .status {
      if accessory != .none { add(\.accessory, "status cells show no accessory") }
      if look.sets(.imageSize) {
        result.append(
          UnusedSetting(
            setting: Setting(AnySetting.imageSize, of: .row(path)),
            reason: "images of status cells have a fixed size"))
      }
      if status.level?.tileColor != nil {
        result.append(
          UnusedSetting(
            setting: .row(\.status.level, at: path), part: "tileColor",
            reason: "the symbol of a level has no tile"))
      }
    } else if !hasNoExtras {
      if status.date != nil { add(\.status.date, "only status cells show it", shownBy: .status) }
      if status.value != nil { add(\.status.value, "only status cells show it", shownBy: .status) }
      if status.level != nil { add(\.status.level, "only status cells show it", shownBy: .status) }
    }
    if let image, image.hasForm {
      let fills = style != .status && image.fillsHeight
      add(image.unusedParts(inStatus: style == .status, fills: fills), of: \.image)
    }
    if style == .status, let level = status.level {
      add(level.unusedParts(inStatus: true).filter { $0.name != "tileColor" }, of: \.status.level)
    }
    return result
  }
}
