// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import TableModel

extension LayoutEnvironment {
  /// Everything that holds for the whole table, with stand-ins marked.
  var parameters: [FrameTree.Parameter] { EffectiveSetting.parameters(Self.effectiveSettings, of: self) }

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

/// A section as it is laid out, with its look.
struct SectionFrame {
  let extent: SectionExtent
  let look: EffectiveLook
}

extension SectionFrame {
  static let effectiveSettings: [EffectiveSetting<SectionFrame>] = [
    .derived("paddingAboveHeader") { .points($0.extent.paddingAboveHeader) },
    .section(\.headerHeight) { .fixed($0.extent.headerHeight) },
    .section(\.footerHeight) { .fixed($0.extent.footerHeight) },
    .look(\.rowSpacing) { $0.extent.rowSpacing }, .look(\.sectionSpacing) { $0.look.sectionSpacing },
    .look(\.rare.sectionInsetTop) { $0.look.rare.sectionInsetTop },
    .look(\.rare.sectionInsetBottom) { $0.look.rare.sectionInsetBottom },
    .look(\.rare.header.name, isAssumed: true) { $0.look.rare.header.name },
    .look(\.rare.header.textStyle) { $0.look.rare.header.textStyle },
    .look(\.rare.header.size) { $0.look.rare.header.size },
    .look(\.rare.header.weight) { $0.look.rare.header.weight },
    .look(\.rare.header.alignment) { $0.look.rare.header.alignment },
    .look(\.rare.headerColor) { $0.look.rare.headerColor },
    .look(\.rare.footer.name, isAssumed: true) { $0.look.rare.footer.name },
    .look(\.rare.footer.textStyle) { $0.look.rare.footer.textStyle },
    .look(\.rare.footer.size) { $0.look.rare.footer.size },
    .look(\.rare.footer.weight) { $0.look.rare.footer.weight },
    .look(\.rare.footer.alignment) { $0.look.rare.footer.alignment },
    .look(\.rare.footerColor) { $0.look.rare.footerColor },
  ]
}

extension LaidOutTable {
  /// What the layout took for a section's settings.
  package func sectionParameters(_ index: Int) -> [FrameTree.Parameter] {
    EffectiveSetting.parameters(
      SectionFrame.effectiveSettings,
      of: SectionFrame(
        extent: sections[index], look: EffectiveLook(table.look(ofSection: index), in: environment)))
  }
}

extension RowFrame {
  /// The row's look with nothing left open.
  var parameters: [FrameTree.Parameter] { EffectiveSetting.parameters(Self.effectiveSettings, of: self) }

  static let effectiveSettings: [EffectiveSetting<RowFrame>] = [
    .row(\.cellStyle) { $0.row.cellStyle }, .row(\.accessory) { $0.row.accessory },
    .shown(["cornerRadius", "onlyRowCornerRadius"]) { [.init("cornerRadius", .points($0.requestedRadius))] },
    .look(\.cornerTechnique) { $0.look.cornerTechnique },
    .shown(["inset.top", "inset.left", "inset.bottom", "inset.right"]) {
      let (group, background) = ($0.look.groupInsets, $0.look.backgroundInsets)
      return [
        .init(
          "inset",
          .insets(
            EdgeInsets(
              top: background.top, left: group.left, bottom: background.bottom, right: group.right)))
      ]
    },
    .look(\.rowHeight) { $0.look.rowHeight }, .look(\.rowColor) { $0.look.rowColor },
    .look(\.titleColor) { $0.look.titleColor }, .look(\.detailColor) { $0.content.detailColor },
    .look(\.tintColor) { $0.look.tintColor }, .look(\.badgeColor) { $0.look.badgeColor },
    .look(\.separator.style) { $0.look.separatorStyle },
    .look(\.separator.left) { $0.look.separatorLeft }, .look(\.separator.right) { $0.look.separatorRight },
    .look(\.separator.reference) { $0.look.separatorReference },
    .look(\.separator.position) { $0.look.separatorPosition },
    .look(\.separator.thickness) { $0.look.separatorThickness },
    .look(\.separator.length) { $0.look.separatorLength },
    .look(\.separator.sectionEdges) { $0.look.hasSectionEdges },
    .look(\.separator.color) { $0.look.separatorColor },
    .shown(["shadow"]) { $0.look.shadow.isVisible ? $0.look.shadow.parameters : [] },
    .shown(["border"]) { $0.look.border.width > .zero ? $0.look.border.parameters : [] },
    .row(\.numberOfLines) { $0.row.numberOfLines }, .look(\.cornerCurve) { $0.look.cornerCurve },
    .look(\.maskedCorners) { $0.look.maskedCorners }, .look(\.cornerClamping) { $0.look.cornerClamping },
    .look(\.masksToBounds) { $0.look.masksToBounds }, .look(\.separator.model) { $0.look.separatorModel },
    .look(\.cellContent) { $0.look.cellContent }, .look(\.titleOrigin) { $0.look.titleOrigin },
    .look(\.rare.title.name, isAssumed: true) { $0.look.rare.title.name },
    .look(\.rare.title.textStyle) { $0.look.rare.title.textStyle },
    .look(\.rare.title.size) { $0.look.rare.title.size },
    .look(\.rare.title.weight) { $0.look.rare.title.weight },
    .look(\.rare.title.alignment) { $0.look.rare.title.alignment },
    .look(\.rare.detail.name, isAssumed: true) { $0.look.rare.detail.name },
    .look(\.rare.detail.textStyle) { $0.look.rare.detail.textStyle },
    .look(\.rare.detail.size) { $0.look.rare.detail.size },
    .look(\.rare.detail.weight) { $0.look.rare.detail.weight },
    .look(\.rare.detail.alignment) { $0.look.rare.detail.alignment },
    .look(\.rare.detailNumberOfLines) { $0.look.rare.detailNumberOfLines },
    .look(\.rare.topLeftRadius) { $0.look.rare.topLeftRadius },
    .look(\.rare.topRightRadius) { $0.look.rare.topRightRadius },
    .look(\.rare.bottomLeftRadius) { $0.look.rare.bottomLeftRadius },
    .look(\.rare.bottomRightRadius) { $0.look.rare.bottomRightRadius },
    .look(\.rare.imageSize) { $0.look.rare.imageSize },
  ]
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
