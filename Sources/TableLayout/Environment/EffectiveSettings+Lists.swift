// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension LayoutEnvironment {
  /// The values that the layout used for the whole table; assumed ones are marked.
  var parameters: [FrameTree.Parameter] { EffectiveSetting.parameters(Self.effectiveSettings, of: self) }

  /// The parameters of a table, in the order of the JSON output.
  static let effectiveSettings: [EffectiveSetting<LayoutEnvironment>] =
    [
      .always(\.style) { $0.style }, .always(\.profile) { $0.profile.id },
      .table(\.traits.device) { $0.device.id }, .table(\.traits.width) { $0.width },
      .table(\.traits.scale) { $0.grid.scale }, .always(\.traits.orientation) { $0.info.traits.orientation },
      .always(\.traits.appearance) { $0.info.traits.appearance },
      .always(\.traits.contrast) { $0.info.traits.contrast },
      .always(\.traits.direction) { $0.info.traits.direction },
      .always(\.traits.textSize) { $0.info.traits.textSize },
      .shown(["safeArea.top", "safeArea.left", "safeArea.bottom", "safeArea.right"]) {
        [.init("safeArea", .insets($0.seenSafeArea))]
      },
      .derived("layoutMargin") { .points($0.layoutMargin) },
      .table(\.backgroundColor) { $0.backgroundColor },
      .derived("minimumRowHeight") { .points($0.minimumRowHeight) },
      .always(\.contentInsetBottom) { $0.info.contentInsetBottom },
    ]
    + Metric.allCases.map { metric in
      .table(
        \.metrics[metric],
        isAssumed: {
          $0.info.metrics[metric] == nil && $0.profile.constant(metric).confidence == .assumed
        }
      ) { $0.metric(metric) }
    }
    + ProfileFlag.allCases.map { flag in
      .table(
        \.flags[flag],
        isAssumed: { $0.info.flags[flag] == nil && $0.profile.constant(flag).confidence == .assumed }
      ) { $0.flag(flag) }
    } + [
      .table(\.traits.height) { $0.height }, .always(\.host) { $0.info.host },
      .table(\.maximumWidth) { $0.info.maximumWidth },
      .table(\.sectionHeaderHeight) { $0.info.sectionHeaderHeight },
      .table(\.sectionFooterHeight) { $0.info.sectionFooterHeight },
      .table(\.sectionHeaderTopPadding) { $0.info.sectionHeaderTopPadding },
      .table(\.cellLayoutMarginsFollowReadableWidth) { $0.followsReadableWidth },
      .always(\.insetsContentViewsToSafeArea) { $0.info.insetsContentViewsToSafeArea },
      .table(\.fillerRowHeight) { $0.info.fillerRowHeight },
      .table(\.contentOffset) { $0.info.contentOffset },
      .table(\.navigation.title) { $0.info.navigation.title },
      .table(\.navigation.display) {
        $0.info.navigation == Navigation() ? nil : $0.navigationDisplay
      }, .table(\.navigation.back) { $0.info.navigation.back },
      .table(\.navigation.left) { $0.info.navigation.left },
      .table(\.navigation.right) { $0.info.navigation.right },
      .table(\.navigation.search) { $0.info.navigation.search },
      .table(\.navigation.background) { $0.info.navigation.background },
      .table(\.screen.statusBar) { $0.info.screen.statusBar },
      .table(\.screen.homeIndicator) { $0.info.screen.homeIndicator },
      .table(\.screen.deviceFrame) { $0.info.screen.deviceFrame },
    ]
}

/// A section, laid out, with its look.
struct SectionFrame: HasResolvedLook {
  let extent: SectionExtent
  let look: ResolvedLook

  /// The parameters of a section, in the order of the JSON output.
  static let effectiveSettings: [EffectiveSetting<SectionFrame>] = EffectiveSetting.complete(
    [
      .derived("paddingAboveHeader") { .points($0.extent.paddingAboveHeader) },
      .section(\.headerHeight) { .fixed($0.extent.headerHeight) },
      .section(\.footerHeight) { .fixed($0.extent.footerHeight) },
      .shown(["rowSpacing"]) { [.init("rowSpacing", .points($0.extent.rowSpacing))] },
      .look(.sectionSpacing), .look(.sectionInsetTop), .look(.sectionInsetBottom),
    ], ofSections: true)
}

extension LaidOutTable {
  /// The values that the layout used for a section's settings.
  package func sectionParameters(_ index: Int) -> [FrameTree.Parameter] {
    EffectiveSetting.parameters(
      SectionFrame.effectiveSettings,
      of: SectionFrame(extent: sections[index], look: environment.look(of: table.sections[index].info)))
  }
}

extension RowFrame {
  /// The values that the layout used for the row's settings.
  var parameters: [FrameTree.Parameter] { EffectiveSetting.parameters(Self.effectiveSettings, of: self) }

  /// The parameters of a row, in the order of the JSON output.
  static let effectiveSettings: [EffectiveSetting<RowFrame>] = EffectiveSetting.complete(
    [
      .row(\.cellStyle) { $0.row.cellStyle }, .row(\.accessory) { $0.row.accessory },
      .shown(["cornerRadius", "onlyRowCornerRadius"]) {
        [.init("cornerRadius", .points($0.requestedRadius))]
      },
      .look(.cornerTechnique),
      .shown(["inset.top", "inset.left", "inset.bottom", "inset.right"]) {
        let look = $0.look
        let insets = EdgeInsets(
          top: look[.insetTop], left: look[.insetLeft], bottom: look[.insetBottom], right: look[.insetRight])
        return [.init("inset", .insets(insets))]
      },
      .look(.rowHeight), .look(.rowColor), .look(.titleColor),
      .shown(["detailColor"]) { [.init("detailColor", .text($0.content.detailColor.description))] },
      .look(.tintColor), .look(.badgeColor), .look(.separatorStyle), .look(.separatorLeft),
      .look(.separatorRight), .look(.separatorReference), .look(.separatorPosition),
      .look(.separatorThickness), .look(.separatorLength), .look(.separatorSectionEdges),
      .look(.separatorColor),
      .shown(["shadow"]) { $0.look[.shadow].isVisible ? $0.look[.shadow].parameters : [] },
      .shown(["border"]) { $0.look[.border].width > .zero ? $0.look[.border].parameters : [] },
      .shown(["selected"]) { $0.row.isSelected ? [.init("selected", .flag(true))] : [] },
      .row(\.numberOfLines) { $0.row.numberOfLines }, .look(.cornerCurve), .look(.maskedCorners),
      .look(.cornerClamping), .look(.masksToBounds), .look(.separatorModel),
    ], ofSections: false)
}

extension Shadow {
  fileprivate var parameters: [FrameTree.Parameter] {
    var result: [FrameTree.Parameter] = [
      .init("shadow.radius", .points(radius)), .init("shadow.opacity", .text(opacityText)),
      .init("shadow.offset.x", .points(offset.x)), .init("shadow.offset.y", .points(offset.y)),
      .init("shadow.color", .text(color.description)), .init("shadow.path", .text(path.rawValue)),
      .init("shadow.layer", .text(layer.rawValue)),
    ]
    if let pathSize {
      result.append(.init("shadow.pathSize", .list([.points(pathSize.width), .points(pathSize.height)])))
    }
    return result
  }

  /// The opacity as a decimal, `0.5`.
  private var opacityText: String { Points(subpoints: Int64(opacity) * 6).description }
}

extension Border {
  fileprivate var parameters: [FrameTree.Parameter] {
    [.init("border.width", .points(width)), .init("border.color", .text(color.description))]
  }
}
