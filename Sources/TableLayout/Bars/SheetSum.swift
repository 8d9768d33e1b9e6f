// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A sheet's height on the screen of a phone, and with it the place of its top.
struct SheetSum<N: Measure> {
  let sheet: Sheet
  let grid: PixelGrid
  /// The height of the screen in points.
  let screenHeight: Points
  /// The screen's own safe area, points.
  let safeTop, safeBottom: Points
  let metric: (Metric, String) -> N

  private var screen: N { N(screenHeight, "screen height", .device) }

  /// From the space below the status bar to the screen's end.
  private var large: N {
    (screen - N(safeTop, "status bar", .device) - metric(.sheetTopSpacing, "above the sheet").ifAny)
      .atLeast(.zero, "no room is left", .layout)
  }

  /// The height of a detent, with the bottom safe area.
  func height(of detent: SheetDetent) -> N {
    switch detent {
    case .large: return large
    case .medium:
      // Apple says that it is about half of the screen's height.
      return (screen / 2).rounded(to: grid).named("half of the screen", .rule("exactly half is assumed"))
    case .height(let points):
      let own =
        N(points, "detent", .table(\.sheet.selectedDetent)) + N(safeBottom, "safe area", .device).ifAny
      return N.smaller(own, large)
    }
  }

  /// The height at which it rests. Detents exist since iOS 15, but a picture of iOS 13 has them, too.
  var height: N { height(of: shown) }

  /// The detent at which it rests.
  var shown: SheetDetent { sheet.shownDetent { height(of: $0).points } }

  /// y of its top on the screen.
  var top: N { screen - height }

  /// Whether nothing is higher than it.
  var isLarge: Bool { height.points >= large.points }
}

/// The place of a sheet on a screen whose height is known.
struct SheetPlace: Sendable {
  /// The height of the screen in points.
  let screenHeight: Points
  /// The screen's own safe area at the top, points.
  let safeTop: Points
  /// The height of the sheet in points.
  let height: Points

  /// Points from the screen's top to the sheet.
  var top: Points { screenHeight - height }

  /// `nil` if the table isn't in a sheet, or the sheet covers the screen or isn't drawn.
  init?(
    _ info: Table.Info, _ device: Device, _ profile: Profile, _ grid: PixelGrid, screenHeight: Points?,
    safeArea: EdgeInsets, metric: @escaping (Metric, String) -> Points
  ) {
    guard !info.sheet.isEmpty, let screenHeight,
      Self.reasonAgainst(info, device, profile, hasScreen: true) == nil
    else { return nil }
    self.screenHeight = screenHeight
    safeTop = safeArea.top
    height =
      SheetSum(
        sheet: info.sheet, grid: grid, screenHeight: screenHeight, safeTop: safeArea.top,
        safeBottom: safeArea.bottom, metric: metric
      ).height
  }

  /// The reason why a table's sheet covers the screen or isn't drawn; `nil` if it is drawn.
  ///
  /// - Parameter hasScreen: whether the height of the screen is known.
  static func reasonAgainst(
    _ info: Table.Info, _ device: Device, _ profile: Profile, hasScreen: Bool
  ) -> String? {
    if profile.id.versions.upperBound < 13 { return "before iOS 13 a sheet covers the screen" }
    if device.isPad { return "an iPad has sheets in the middle of the screen, which can't be drawn" }
    if info.traits.orientation == .landscape { return "in landscape a sheet covers the screen" }
    return hasScreen ? nil : "no screen is known; 'traits.height' or 'traits.device' sets one"
  }
}

extension LayoutEnvironment {
  /// The reason why a sheet of the table covers the screen or isn't drawn; `nil` if one is drawn or would be.
  var reasonAgainstSheet: String? {
    SheetPlace.reasonAgainst(info, device, profile, hasScreen: height != nil)
  }

  /// The detent at which the sheet is drawn. A sheet that isn't drawn has the lowest one, as if the screen were usual.
  package var shownDetent: SheetDetent {
    sheetSum(as: Points.self)?.shown
      ?? info.sheet.shownDetent { detent in
        switch detent {
        case .medium: Device.standard.size.height / 2
        case .large: Device.standard.size.height
        case .height(let points): points
        }
      }
  }

  /// The sheet's measurements; `nil` if none is drawn.
  func sheetSum<N: Measure>(as type: N.Type = N.self) -> SheetSum<N>? {
    guard let place = sheet else { return nil }
    return SheetSum(
      sheet: info.sheet, grid: grid, screenHeight: place.screenHeight, safeTop: place.safeTop,
      safeBottom: safeArea.bottom, metric: metric)
  }
}
