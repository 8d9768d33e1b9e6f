// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The settings of a row that nothing drawn depends on.
extension LaidOutRow {
  /// The settings of the row and of its look that have no effect.
  var unusedSettings: [UnusedSetting] {
    var result = row.unusedContent(at: path, hasTitleOrigin: look.given[.titleOrigin] != nil)
    if layout.content.contentStyle != nil, frames.detail != nil, row.givenCellStyle != nil {
      result.append(
        UnusedSetting(
          setting: Setting(Row.settings[declared: \.givenCellStyle], of: .row(path)),
          reason: "its cellContent shows the detail below the title"))
    }
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
    case .badgeColor: return row.badge != nil || showsElements(.badge)
    case .selectedColor: return row.hasSelectedLook
    case .rowColor: return !row.hasSelectedLook
    case .isEditing: return layout.content.editControl != nil || layout.content.showsReorderControl
    case .editingStyle: return look.isEditing && !isStatus && look.given[.titleOrigin] == nil
    case .allowsMultipleSelectionDuringEditing: return layout.content.editControl != nil
    case .showsReorderControl: return look.isEditing && !isStatus && look.given[.titleOrigin] == nil
    case .imageSize: return !isStatus && row.image != nil
    case .titleOrigin: return !isStatus
    case .minimumRowHeight: return look[.rowHeight] == .automatic
    case .contentInsetsTop, .contentInsetsBottom: return placesContent || look[.rowHeight] == .automatic
    case .contentInsetsLeading:
      return showsLeadingMargin
        || look[.separatorReference] == .fromAutomaticInsets && look[.separatorLeft] != .automatic
          && edges.hasInnerLine
    case .contentInsetsTrailing:
      return placesContent || row.accessory != .none || row.badge != nil || layout.content.hasElements
        || edges.hasInnerLine
    case .indentationLevel: return showsLeadingMargin && look[.indentationWidth] > .zero
    case .indentationWidth: return showsLeadingMargin && look[.indentationLevel] > 0
    default:
      if LabelSettings.detail.font.contains(setting) { return frames.detail != nil }
      return usesLine(setting) ?? usesCorners(setting) ?? true
    }
  }

  private var edges: SeparatorEdges { SeparatorEdges(shape: shape, neighbors: layout.neighbors) }

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
      || (look[.separatorLeft] == .automatic && edges.hasInnerLine)
  }

  /// Whether the detail is under the title.
  private var isStacked: Bool {
    guard let title = frames.title, let detail = frames.detail else { return false }
    return detail.frame.minY >= title.frame.maxY
  }

  /// Whether it has one of these kinds of elements without a colour of its own.
  private func showsElements(_ kinds: ElementKind...) -> Bool {
    layout.content.hasElements
      && row.elements.all.contains { path, element in
        !path.isSwipeAction && kinds.contains(element.kind) && !element.values.sets(.elementColor)
      }
  }

  private var usesTint: Bool {
    if layout.content.editControl == .selection(isOn: true) { return true }
    if showsElements(
      .slider, .progressView, .button, .image, .checkmark, .detailButton, .outlineDisclosure, .stepper,
      .segmentedControl)
    {
      return true
    }
    if let image = row.image, image.symbol != nil, image.tileColor == nil, image.color == nil { return true }
    if row.cellStyle == .status {
      return row.status.level.map { $0.symbol != nil && $0.color == nil } ?? false
    }
    if layout.content.titleColor == .tintColor, look.given[.titleOrigin] == nil { return true }
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
    case .separatorColor:
      return edges.hasInnerLine || rule.hasTopEdge && edges.visibility(.top) != .hidden
        || rule.hasBottomEdge && edges.visibility(.bottom) != .hidden
    case .separatorThickness, .separatorModel:
      // Hidden lines have their room, too.
      return rule.inner != nil || rule.hasTopEdge || rule.hasBottomEdge || edges.hasInnerLine
    case .separatorLeft, .separatorLength: return edges.hasInnerLine
    case .separatorRight: return edges.hasInnerLine && isFit
    case .separatorReference:
      return edges.hasInnerLine
        && (look[.separatorLeft] != .automatic || (isFit && look[.separatorRight] != .automatic))
    case .separatorPosition:
      return look[.separatorStyle] == .singleLine && (shape.style == .plain || !shape.isOwnGroup)
        && (shape.style == .plain || shape.position != .only)
    case .separatorTopVisibility: return edges.changesLine(at: .top)
    case .separatorBottomVisibility: return edges.changesLine(at: .bottom)
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
  var reasonWithoutEffect: String {
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
    case .isEditing, .editingStyle, .showsReorderControl, .allowsMultipleSelectionDuringEditing:
      "no row that uses it shows such a control: isEditing is off, or the cell has no place for it"
    case .minimumRowHeight: "every row that uses it has a fixed height"
    case .contentInsetsTop, .contentInsetsLeading, .contentInsetsBottom, .contentInsetsTrailing:
      "titleOrigin places the content of every row that uses it"
    case .indentationLevel:
      "titleOrigin places the content of every row that uses it, or its indentationWidth is 0"
    case .separatorTopVisibility, .separatorBottomVisibility:
      "separators are off, or a line of every row that uses it is the same without it"
    case .headerProminence: "only headers of grouped styles have it"
    case .indentationWidth: "no row that uses it has an indentationLevel"
    default: reasonWithoutPart ?? "no row uses it, or each sets its own"
    }
  }
}
