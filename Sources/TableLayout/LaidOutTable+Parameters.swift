import Drawing
import Geometry
import TableModel

extension LayoutEnvironment {
  /// Everything that holds for the whole table, with stand-ins marked.
  var parameters: [FrameTree.Parameter] {
    var result: [FrameTree.Parameter] = [
      .init("style", .text(style.rawValue)), .init("profile", .text(profile.id.rawValue)),
      .init("device", .text(device.id.rawValue)), .init("width", .points(width)),
      .init("scale", .integer(grid.scale)), .init("orientation", .text(info.traits.orientation.rawValue)),
      .init("appearance", .text(info.traits.appearance.rawValue)),
      .init("contrast", .text(info.traits.contrast.rawValue)),
      .init("direction", .text(info.traits.direction.rawValue)),
      .init("textSize", .text(info.traits.textSize.rawValue)), .init("safeArea", .insets(safeArea)),
      .init("layoutMargin", .points(layoutMargin)),
      .init("backgroundColor", .text(backgroundColor.description)),
      .init("minimumRowHeight", .points(minimumRowHeight)),
      .init("contentInsetBottom", .points(info.contentInsetBottom)),
    ]
    for metric in Metric.allCases {
      let isAssumed = info.metrics[metric] == nil && profile.constant(metric).confidence == .assumed
      result.append(.init("metrics." + metric.rawValue, .points(self.metric(metric)), isAssumed: isAssumed))
    }
    return result
  }
}

extension LaidOutTable {
  func sectionParameters(_ index: Int) -> [FrameTree.Parameter] {
    let extent = sections[index]
    return [
      .init("paddingAboveHeader", .points(extent.paddingAboveHeader)),
      .init("headerHeight", .points(extent.headerHeight)),
      .init("footerHeight", .points(extent.footerHeight)), .init("rowSpacing", .points(extent.rowSpacing)),
    ]
  }
}

extension RowFrame {
  /// The row's look with nothing left open.
  var parameters: [FrameTree.Parameter] {
    var result: [FrameTree.Parameter] = [
      .init("cellStyle", .text(row.cellStyle.rawValue)), .init("accessory", .text(row.accessory.rawValue)),
      .init("cornerRadius", .points(requestedRadius)),
      .init("cornerTechnique", .text(look.cornerTechnique.rawValue)), .init("inset", .insets(look.insets)),
      .init("rowHeight", rowHeight), .init("rowColor", .text(look.rowColor.description)),
      .init("titleColor", .text(look.titleColor.description)),
      .init("detailColor", .text(content.detailColor.description)),
      .init("tintColor", .text(look.tintColor.description)),
      .init("separator.style", .text(look.separatorStyle.rawValue)),
      .init("separator.left", edge(look.separatorLeft)), .init("separator.right", edge(look.separatorRight)),
      .init("separator.reference", .text(look.separatorReference.rawValue)),
      .init("separator.position", .text(look.separatorPosition.rawValue)),
      .init("separator.thickness", .points(look.separatorThickness)),
      .init("separator.length", .text(look.separatorLength.rawValue)),
      .init("separator.sectionEdges", .flag(look.hasSectionEdges)),
      .init("separator.color", .text(look.separatorColor.description)),
    ]
    if look.shadow.isVisible {
      result += [
        .init("shadow.radius", .points(look.shadow.radius)),
        .init("shadow.opacity", .text(look.shadow.opacityText)),
        .init("shadow.offset.x", .points(look.shadow.offset.x)),
        .init("shadow.offset.y", .points(look.shadow.offset.y)),
        .init("shadow.color", .text(look.shadow.color.description)),
        .init("shadow.path", .text(look.shadow.path.rawValue)),
      ]
    }
    if look.border.width > .zero {
      result += [
        .init("border.width", .points(look.border.width)),
        .init("border.color", .text(look.border.color.description)),
      ]
    }
    return result
  }

  private var rowHeight: FrameTree.Parameter.Value {
    switch look.rowHeight {
    case .automatic: .text("automatic")
    case .fixed(let height): .points(height)
    }
  }

  private func edge(_ edge: SeparatorEdge) -> FrameTree.Parameter.Value {
    switch edge {
    case .automatic: .text("automatic")
    case .points(let points): .points(points)
    }
  }
}

extension Shadow {
  /// The opacity as a decimal, `0.5`.
  fileprivate var opacityText: String { Points(subpoints: Int64(opacity) * 6).description }
}
