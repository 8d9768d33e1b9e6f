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
    var rest = rows[...]
    var below: [UnusedSetting] = []
    for (index, section) in self.table.sections.enumerated() {
      let own = rest.prefix { $0.path.section == index }
      rest = rest.dropFirst(own.count)
      var look = UnusedLook(of: .section(index), self)
      var ofRows: [UnusedSetting] = []
      for setting in Look.settings.fields where setting.isOfSections && uses(setting, inSection: index) {
        if section.info.look.sets(setting) { look.use(setting) } else { table.use(setting) }
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
    if info.navigation.display == NavigationDisplay.none {
      for path: PartialKeyPath<Table.Info> in [
        \.navigation.title, \.navigation.back, \.navigation.left, \.navigation.right, \.navigation.search,
        \.navigation.background,
      ] { add(path, "navigation.display is none, so there is no bar") }
    }
    return result
  }

  /// Whether a section's header, its footer or the space around it and its rows depends on a setting.
  private func uses(_ setting: AnyLookSetting, inSection index: Int) -> Bool {
    let section = table.sections[index]
    switch setting {
    case .rowSpacing: return section.rows.count > 1
    case .sectionSpacing: return usesSpacing(section: index)
    case .sectionInsetTop, .sectionInsetBottom: return true
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
  fileprivate func unusedContent(at path: Table.IndexPath, hasTitleOrigin: Bool) -> [UnusedSetting] {
    var result: [UnusedSetting] = []
    func add(_ setting: PartialKeyPath<Row>, _ reason: String, shownBy styles: CellStyle...) {
      result.append(UnusedSetting(setting: .row(setting, at: path), reason: reason, styles: styles))
    }
    let style = cellStyle
    if detail != nil, style != .status {
      if style == .default {
        add(\.detail, "the cell style default shows no detail", shownBy: .value1, .subtitle)
      } else if hasTitleOrigin {
        add(\.detail, "a row with a titleOrigin shows only its title")
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
    } else if !status.isEmpty {
      if status.date != nil { add(\.status.date, "only status cells show it", shownBy: .status) }
      if status.value != nil { add(\.status.value, "only status cells show it", shownBy: .status) }
      if status.level != nil { add(\.status.level, "only status cells show it", shownBy: .status) }
    }
    return result
  }
}

extension LaidOutRow {
  /// The settings of the row and of its look that have no effect.
  var unusedSettings: [UnusedSetting] {
    var result = row.unusedContent(at: path, hasTitleOrigin: look.given[.titleOrigin] != nil)
    guard !row.look.isEmpty else { return result }
    for look in Look.settings.fields where row.look.sets(look) && !uses(look) {
      let setting = Setting(look, of: .row(path))
      guard !result.contains(where: { $0.setting == setting }) else { continue }
      let reason = look.isOfSections ? "rows use the value of their section" : look.reasonWithoutEffect
      result.append(UnusedSetting(setting: setting, reason: reason))
    }
    return result
  }

  /// Whether anything that is drawn of the row depends on a setting.
  func uses(_ setting: AnyLookSetting) -> Bool {
    if setting.isOfSections { return false }
    let isStatus = row.cellStyle == .status
    switch setting {
    case .titleColor: return row.cellStyle != .value2
    case .title.alignment: return !isStatus && placesTitle
    case .detailColor: return frames.detail != nil
    case .detail.alignment: return !isStatus && isStacked
    case .detailNumberOfLines: return !isStatus && frames.detail != nil
    case .tintColor: return usesTint
    case .badgeColor: return row.badge != nil
    case .selectedColor: return row.isSelected
    case .rowColor: return !row.isSelected
    case .imageSize: return !isStatus && row.image != nil
    case .titleOrigin: return !isStatus
    case .minimumRowHeight: return look[.rowHeight] == .automatic
    case .contentInsetsTop, .contentInsetsBottom: return placesContent || look[.rowHeight] == .automatic
    case .contentInsetsLeading:
      return showsLeadingMargin
        || look[.separatorReference] == .fromAutomaticInsets && look[.separatorLeft] != .automatic
          && SeparatorRule<Points>(shape: shape).inner != nil
    case .contentInsetsTrailing:
      return placesContent || row.accessory != .none || row.badge != nil
        || SeparatorRule<Points>(shape: shape).inner != nil
    case .indentationLevel: return showsLeadingMargin && look[.indentationWidth] > .zero
    case .indentationWidth: return showsLeadingMargin && look[.indentationLevel] > 0
    default:
      if LabelSettings.detail.font.contains(setting) { return frames.detail != nil }
      return usesLine(setting) ?? usesCorners(setting) ?? true
    }
  }

  /// Whether `titleAlignment` decides where the title is. With a detail beside it, the cell style does.
  private var placesTitle: Bool {
    guard look.given[.titleOrigin] == nil else { return false }
    switch row.cellStyle {
    case .default, .subtitle: return true
    case .value1: return frames.detail == nil || isStacked
    case .value2, .status: return false
    }
  }

  /// Whether the cell style places an image or texts.
  private var placesContent: Bool {
    look.given[.titleOrigin] == nil || row.cellStyle == .status || row.image != nil
  }

  /// Whether anything begins at the leading margin: an image, a text that the cell style places, or a line.
  private var showsLeadingMargin: Bool {
    placesContent
      || (look[.separatorLeft] == .automatic && SeparatorRule<Points>(shape: shape).inner != nil)
  }

  /// Whether the detail is under the title.
  private var isStacked: Bool {
    guard let title = frames.title, let detail = frames.detail else { return false }
    return detail.frame.minY >= title.frame.maxY
  }

  private var usesTint: Bool {
    if let image = row.image, image.tileColor == nil, image.color == nil { return true }
    if row.cellStyle == .status { return row.status.level.map { $0.color == nil } ?? false }
    if row.cellStyle == .value2, look.given[.titleOrigin] == nil { return true }
    switch row.accessory {
    case .checkmark, .detailButton, .detailDisclosureButton: return true
    case .none, .disclosureIndicator, .switchOn, .switchOff: return false
    }
  }

  /// The same for the settings of lines; `nil` for others.
  private func usesLine(_ setting: AnyLookSetting) -> Bool? {
    let rule = SeparatorRule<Points>(shape: shape)
    let isFit = look[.separatorLength] == .fit
    switch setting {
    case .separatorColor, .separatorThickness, .separatorModel:
      return rule.inner != nil || rule.hasTopEdge || rule.hasBottomEdge
    case .separatorLeft, .separatorLength: return rule.inner != nil
    case .separatorRight: return rule.inner != nil && isFit
    case .separatorReference:
      return rule.inner != nil
        && (look[.separatorLeft] != .automatic || (isFit && look[.separatorRight] != .automatic))
    case .separatorPosition:
      return look[.separatorStyle] == .singleLine && (shape.style == .plain || !shape.isOwnGroup)
        && (shape.style == .plain || shape.position != .only)
    case .separatorSectionEdges: return look[.separatorStyle] == .singleLine && shape.position != .middle
    default: return nil
    }
  }

  /// The same for the settings of corners; `nil` for others.
  private func usesCorners(_ setting: AnyLookSetting) -> Bool? {
    // Covers lie over corners that are round everywhere.
    let isCovered = look[.cornerTechnique] == .covers
    let isRound = !shape.requestedRadii(at: isCovered ? .all : shape.roundedCorners).isZero
    switch setting {
    case .cornerRadius:
      // It also decides which lines the first and the last row of a section have.
      return isCovered || !shape.roundedCorners.isEmpty || shape.position != .middle
    case .onlyRowCornerRadius: return shape.position == .only && !shape.roundedCorners.isEmpty
    case .topLeftRadius, .topRightRadius, .bottomLeftRadius, .bottomRightRadius:
      return isCovered || shape.cornerSettings.contains(setting)
    case .maskedCorners: return !shape.outerCorners.isEmpty && !shape.requestedRadii(at: .all).isZero
    case .cornerCurve: return isRound && shape.curveSetting == .cornerCurve
    case .onlyRowCornerCurve: return isRound && shape.position == .only
    case .cornerTechnique:
      return shape.roundedCorners != .all && !shape.requestedRadii(at: .all).isZero
    default: return nil
    }
  }
}

extension AnyLookSetting {
  /// The usual reason why a setting has no effect and no code: the part of a row or section that it changes is absent.
  package var reasonWithoutPart: String? {
    switch name.prefix(while: { $0 != "." }) {
    case "headerFont", "headerColor", "headerAlignment", "headerTextTransform":
      "no section that uses it has a header"
    case "footerFont", "footerColor", "footerAlignment", "footerTextTransform":
      "no section that uses it has a footer"
    case "detailFont", "detailColor", "detailAlignment", "detailNumberOfLines":
      "no row that uses it shows a detail"
    case "imageSize": "no row that uses it has an image"
    case "badgeColor": "no row that uses it has a badge"
    case "sectionSpacing": "there is no section above"
    case "rowSpacing": "no section has two rows"
    case "separator":
      name == "separator.reference"
        ? "no separator inset is measured from it" : "no row that uses it has such a separator"
    case "corners", "cornerRadius", "onlyRowCornerRadius", "maskedCorners", "cornerCurve",
      "onlyRowCornerCurve", "cornerTechnique", "masksToBounds":
      "no row that uses it has rounded corners"
    default: nil
    }
  }

  /// The reason why a setting has no effect in a picture.
  fileprivate var reasonWithoutEffect: String {
    switch self {
    case .detail.alignment: "no row that uses it shows a detail below its title"
    case .detailNumberOfLines: "no row that uses it shows a detail; status cells show all of its lines"
    case .imageSize: "no row that uses it has an image; images of status cells have a fixed size"
    case .title.alignment: "the cell style places the title of every row that uses it"
    case .titleColor: "titles of value2 cells have the tintColor"
    case .titleOrigin: "status cells place their titles"
    case .tintColor: "no row that uses it has a symbol, a check mark or a button without its own colour"
    case .selectedColor: "no row that uses it is selected"
    case .rowColor: "every row that uses it is selected"
    case .minimumRowHeight: "every row that uses it has a fixed height"
    case .contentInsetsTop, .contentInsetsLeading, .contentInsetsBottom, .contentInsetsTrailing:
      "titleOrigin places the content of every row that uses it"
    case .indentationLevel:
      "titleOrigin places the content of every row that uses it, or its indentationWidth is 0"
    case .indentationWidth: "no row that uses it has an indentationLevel"
    default: reasonWithoutPart ?? "no row uses it, or each sets its own"
    }
  }
}
