// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension LayoutEnvironment {
  /// The values that the layout used for the whole table; assumed ones are marked.
  var parameters: [FrameTree.Parameter] { EffectiveSetting.parameters(Self.effectiveSettings, of: self) }

  /// In the order of JSON: some by their names, the constants, and then all others as they are declared.
  static let effectiveSettings: [EffectiveSetting<LayoutEnvironment>] = EffectiveSetting.complete(
    effective([
      "style", "profile", "traits.device", "traits.width", "traits.scale", "traits.orientation",
      "traits.appearance", "traits.contrast", "traits.direction", "traits.textSize",
    ]) + [
      .shown(["safeArea.top", "safeArea.left", "safeArea.bottom", "safeArea.right"]) {
        [.init("safeArea", .insets($0.seenSafeArea))]
      },
      .derived("layoutMargin") { .points($0.layoutMargin) },
      .one("backgroundColor") { .color($0.backgroundColor) },
      .derived("minimumRowHeight") { .points($0.minimumRowHeight) },
    ] + effective(["contentInsetBottom"])
      + Metric.allCases.map { metric in
        .one(
          "metrics.\(metric.rawValue)",
          isAssumed: {
            $0.info.metrics[metric] == nil && $0.constant(metric).confidence == .assumed
          }
        ) { .points($0.metric(metric)) }
      }
      + ProfileFlag.allCases.map { flag in
        .one(
          "metrics.\(flag.rawValue)",
          isAssumed: { $0.info.flags[flag] == nil && $0.constant(flag).confidence == .assumed }
        ) { .flag($0.flag(flag)) }
      } + effective(["traits.height", "host", "maximumWidth"]),
    Table.Info.settings.fields.filter { !contents.contains($0.name) }.map(effective))

  /// The settings without a parameter: pictures or code show them.
  private static let contents: Set = ["title", "tableHeaderView", "tableFooterView", "scrollView"]

  /// The value that the layout used for a setting: the table's own, or that of the device or the profile if the table sets
  /// none.
  private static func effective(_ field: SettingField<Table.Info>) -> EffectiveSetting<LayoutEnvironment> {
    .one(field.name, taken[field.name] ?? { field.effectiveValue(in: $0.info) })
  }

  private static func effective(_ names: [String]) -> [EffectiveSetting<LayoutEnvironment>] {
    names.compactMap { Table.Info.settings[$0] }.map(effective)
  }

  private static let taken: [String: @Sendable (LayoutEnvironment) -> ValueTree?] = [
    "traits.device": { .word($0.device.id.rawValue) }, "traits.width": { .points($0.width) },
    "traits.height": { $0.height.map { .points($0) } }, "traits.scale": { .integer($0.grid.scale) },
    "cellLayoutMarginsFollowReadableWidth": { .flag($0.followsReadableWidth) },
    "navigation.display": {
      $0.info.navigation == Navigation() ? nil : .word($0.navigationDisplay.rawValue)
    },
  ]
}

extension SectionLayout {
  /// The values that the layout used for the section's settings.
  var parameters: [FrameTree.Parameter] { EffectiveSetting.parameters(Self.effectiveSettings, of: self) }

  /// The parameters of a section, in the order of the JSON output.
  static let effectiveSettings: [EffectiveSetting<SectionLayout>] = EffectiveSetting.complete(
    [
      .derived("paddingAboveHeader") { .points($0.extent.paddingAboveHeader) },
      .one("headerHeight") { .points($0.extent.headerHeight) },
      .one("footerHeight") { .points($0.extent.footerHeight) },
      .one("isCollapsible") { $0.section.info.headerParts.isCollapsible ? .flag(true) : nil },
      .one("isCollapsed") { $0.section.info.isCollapsed ? .flag(true) : nil },
      .one("rowSpacing") { .points($0.extent.rowSpacing) },
      .look(.sectionSpacing), .look(.sectionInsetTop), .look(.sectionInsetBottom),
    ], ofSections: true)
}

extension LaidOutTable {
  /// The values that the layout used for a section's settings.
  package func sectionParameters(_ index: Int) -> [FrameTree.Parameter] {
    section(index).parameters
  }
}

extension RowLayout: HasResolvedLook where N == Points {
  /// The values that the layout used for the row's settings.
  var parameters: [FrameTree.Parameter] {
    EffectiveSetting.parameters(FrameTree.Row.effectiveSettings, of: self)
  }
}

extension FrameTree.Row {
  /// The parameters of a row, in the order of the JSON output.
  static let effectiveSettings: [EffectiveSetting<RowLayout<Points>>] = EffectiveSetting.complete(
    [
      .one("cellStyle") { .word($0.row.cellStyle.rawValue) },
      .one("accessory") { .word($0.row.accessory.rawValue) },
      .shown(["cornerRadius", "onlyRowCornerRadius"]) {
        [.init("cornerRadius", .points($0.shape.requestedRadius()))]
      },
      .look(.cornerTechnique),
      .shown(["inset.top", "inset.left", "inset.bottom", "inset.right"]) {
        let look = $0.look
        let insets = EdgeInsets(
          top: look[.insetTop], left: look[.insetLeft], bottom: look[.insetBottom], right: look[.insetRight])
        return [.init("inset", .insets(insets))]
      },
      .look(.rowHeight), .look(.rowColor), .look(.titleColor),
      .one("detailColor") { .text($0.content.detailColor.description) },
      .look(.tintColor), .look(.badgeColor), .look(.separatorStyle), .look(.separatorLeft),
      .look(.separatorRight), .look(.separatorReference), .look(.separatorPosition),
      .look(.separatorThickness), .look(.separatorLength), .look(.separatorSectionEdges),
      .look(.separatorColor),
      .shown(["shadow"]) { $0.look[.shadow].isVisible ? $0.look[.shadow].parameters : [] },
      .shown(["border"]) { $0.look[.border].width > .zero ? $0.look[.border].parameters : [] },
      .one("selected") { $0.row.isSelected ? .flag(true) : nil },
      .shown(["isHighlighted", "isEnabled", "swiped"]) { layout in
        let row = layout.row
        // Most rows have none of them.
        if row.hasNoExtras { return [] }
        return [
          row.isHighlighted ? .init("isHighlighted", .flag(true)) : nil,
          row.isEnabled ? nil : .init("isEnabled", .flag(false)),
          row.shownSwipe.map { .init("swiped", .word($0.rawValue)) },
        ].compactMap(\.self)
      },
      .shown(["isEditing", "editingStyle", "allowsMultipleSelectionDuringEditing", "showsReorderControl"]) {
        let given = $0.look.given
        if given.isEmpty { return [] }
        return [
          given[.isEditing].map { .init("isEditing", .flag($0)) },
          given[.editingStyle].map { .init("editingStyle", .word($0.rawValue)) },
          given[.allowsMultipleSelectionDuringEditing].map {
            .init("allowsMultipleSelectionDuringEditing", .flag($0))
          },
          given[.showsReorderControl].map { .init("showsReorderControl", .flag($0)) },
        ].compactMap(\.self)
      },
      .one("numberOfLines") { .integer($0.row.numberOfLines) },
      .shown(["cornerCurve", "onlyRowCornerCurve"]) {
        [.init("cornerCurve", .word($0.shape.curve.rawValue))]
      },
      .look(.maskedCorners), .look(.masksToBounds), .look(.separatorModel),
    ], ofSections: false)
}

extension Shadow {
  fileprivate var parameters: [FrameTree.Parameter] {
    [
      .init("shadow.radius", .points(radius)),
      .init("shadow.opacity", .text(Points(thousandths: opacity).description)),
      .init("shadow.offset.x", .points(offset.x)), .init("shadow.offset.y", .points(offset.y)),
      .init("shadow.color", .text(color.description)), .init("shadow.path", .text(path.rawValue)),
    ]
  }
}

extension Border {
  fileprivate var parameters: [FrameTree.Parameter] {
    [.init("border.width", .points(width)), .init("border.color", .text(color.description))]
  }
}
