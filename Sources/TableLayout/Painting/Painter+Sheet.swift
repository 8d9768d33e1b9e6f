// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The sheet around the table: the dimmed screen behind it, its round corners and its grabber.
extension Painter {
  /// The scale of the screen behind a large sheet before iOS 26. Source: copies of iOS 13's sheets.
  private static let behindScale: Double = 11 / 12
  /// Thousandths of black over the screen behind a sheet, in light and in dark appearance. Assumed, as on pictures.
  private static let dimming = (light: 200, dark: 480)

  /// Whether a large sheet pushes the screen behind it back, onto black, as before iOS 26.
  var sheetIsOnBlack: Bool {
    environment.metric(.sheetTopSpacing) > .zero && environment.sheetSum(as: Points.self)?.isLarge == true
  }

  /// Paints the screen behind the sheet. It has no content, because the spec doesn't say which screen presents the sheet.
  mutating func paintBehindSheet() {
    guard let sheet = layout.sheetOutline else { return }
    let traits = environment.info.traits
    let screen = layout.pictureRect
    func fill(_ outline: Outline, _ paint: RGBA) { add(.sheet, nil, .fill(outline, paint)) }
    let behind = SemanticColor.systemBackground.resolved(
      style: traits.appearance, contrast: traits.contrast, in: environment.profile.palette)
    let shade = RGBA(hex: 0x000000, alpha: isDark ? Self.dimming.dark : Self.dimming.light)
    let spacing = environment.metric(.sheetTopSpacing)
    var outline = Outline(rect: screen)
    if sheetIsOnBlack {
      fill(outline, RGBA(hex: 0x000000))
      let width = environment.grid.round(Points(screen.width.doubleValue * Self.behindScale))
      outline = Outline(
        rect: Rect(
          x: (screen.width - width) / 2, y: sheet.rect.minY - spacing, width: width,
          height: screen.maxY - sheet.rect.minY + spacing),
        radii: CornerRadii(radius: environment.metric(.sheetCornerRadius), corners: [.topLeft, .topRight]),
        curve: .continuous)
    }
    fill(outline, behind)
    fill(outline, shade)
  }

  /// Paints the grabber.
  mutating func paintGrabber() {
    guard let grabber = layout.grabberFrame else { return }
    fill(
      .sheet, Outline(rect: grabber, radii: CornerRadii(radius: grabber.height / 2, corners: .all)),
      environment.paint(.tertiaryLabel))
  }
}

extension LaidOutTable {
  /// The sheet in content coordinates; `nil` if none is drawn.
  package var sheetRect: Rect? { environment.sheet == nil ? nil : viewRect }

  /// y of the top of the navigation bar, in content coordinates.
  func barTop<N: Measure>(as type: N.Type) -> N {
    guard environment.sheet == nil else {
      let above: N = environment.metric(.sheetBarTop, "above the bar")
      return N(viewTop, "sheet's top", .rule("where the sheet begins above the rows")) + above.ifAny
    }
    let picture = N(viewTop, "picture's top", .rule("where the picture begins above the rows"))
    return picture + N(environment.statusBarHeight, "status bar", .device).ifAny
  }

  /// The sheet with its round corners, in content coordinates; `nil` without one.
  package var sheetOutline: Outline? {
    guard let rect = sheetRect else { return nil }
    let radius = table.info.sheet.preferredCornerRadius ?? environment.metric(.sheetCornerRadius)
    return Outline(
      rect: rect, radii: CornerRadii(radius: radius, corners: [.topLeft, .topRight]), curve: .continuous)
  }

  /// The frame of the grabber in content coordinates; `nil` without one.
  package var grabberFrame: Rect? {
    guard let sheet = sheetRect, table.info.sheet.prefersGrabberVisible == true else { return nil }
    let width = environment.metric(.sheetGrabberWidth)
    return Rect(
      x: (sheet.width - width) / 2, y: sheet.minY + environment.metric(.sheetGrabberTop), width: width,
      height: environment.metric(.sheetGrabberHeight))
  }

  /// The sheet and its grabber; `nil` if none is drawn.
  package var sheetTree: FrameTree.View? {
    guard let rect = sheetRect else { return nil }
    let grabber = grabberFrame.map { FrameTree.Element(path: "grabber", kind: "", frame: $0) }
    return FrameTree.View(frame: rect, elements: [grabber].compactMap(\.self))
  }
}

extension Explainer {
  /// The reason why the table's sheet isn't drawn; `nil` if it is drawn, or the table has none.
  package var reasonAgainstSheet: String? {
    layout.table.info.sheet.isEmpty ? nil : environment.reasonAgainstSheet
  }

  /// The numbers of the sheet; empty if none is drawn.
  package func sheet() -> [(property: String, explanation: Explanation)] {
    guard let sum = environment.sheetSum(as: Traced.self) else { return [] }
    let radius =
      layout.table.info.sheet.preferredCornerRadius.map {
        Traced($0, "preferredCornerRadius", .table(\.sheet.preferredCornerRadius))
      } ?? environment.metric(.sheetCornerRadius, "corner radius")
    return [("top", sum.top), ("height", sum.height), ("cornerRadius", radius)].map { name, length in
      (name, explanation("\(name) of the sheet", length, at: .table))
    }
  }
}

extension DisplayList {
  /// Cuts the parts of a table that reach out of its sheet.
  ///
  /// - Parameter sheet: in the list's coordinates.
  func clipped(toSheet sheet: Outline) -> DisplayList {
    let corner = sheet.rect.minY + sheet.radii.topLeft
    return map(movedBy: .zero) { item in
      switch item.role {
      case .sheet, .statusBar, .homeIndicator, .deviceFrame: return item
      default: break
      }
      var cut = item
      if item.role == .tableBackground {
        if case .fill(_, let paint) = item.content { cut.content = .fill(sheet, paint) }
        return cut
      }
      let extent = item.verticalExtent
      guard extent.upperBound > sheet.rect.minY else { return nil }
      guard extent.lowerBound < corner else { return item }
      guard var own = item.clip else {
        cut.clip = sheet
        return cut
      }
      guard own.rect.minY < sheet.rect.minY else { return item }
      own.rect = Rect(
        x: own.rect.minX, y: sheet.rect.minY, width: own.rect.width, height: own.rect.maxY - sheet.rect.minY)
      cut.clip = own
      return cut
    }
  }
}
