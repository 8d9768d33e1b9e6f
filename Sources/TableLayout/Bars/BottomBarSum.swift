// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The heights of the tab bar and of the toolbar above it at the screen's end, with the space below them.
struct BottomBarSum<N: Measure>: Measuring {
  let environment: LayoutEnvironment

  private var isLandscapePhone: Bool {
    !environment.device.isPad && environment.info.traits.orientation == .landscape
  }

  private func height(_ phone: Metric, pad: Metric, landscape: Metric, _ name: String) -> N {
    metric(environment.device.isPad ? pad : isLandscapePhone ? landscape : phone, name)
  }

  /// The safe area that a bar at the screen's end covers; none if the picture doesn't end at the screen's end.
  var safeBottom: N {
    guard environment.shownOffset != nil else { return .zero }
    return N(
      environment.safeArea.bottom, "safe area, bottom",
      environment.info.safeArea.bottom == nil ? .device : .table(\.safeArea.bottom)
    ).ifAny
  }

  /// Whether titles are beside the symbols.
  var isWide: Bool { environment.device.isPad || isLandscapePhone }

  /// The tab bar, or its capsule, without the space below it; none if it is at the top.
  var tabs: N {
    guard environment.info.bottomBars.tabs?.isEmpty == false, !environment.tabBarIsAtTop else { return .zero }
    return height(.tabBarHeight, pad: .padTabBarHeight, landscape: .landscapeTabBarHeight, "tab bar")
  }

  /// The space between the tab bar and the screen's end.
  var belowTabs: N {
    guard tabs.points > .zero else { return .zero }
    let inset: N = metric(.tabBarInset, "below the capsule")
    return inset.points > .zero ? inset : safeBottom
  }

  /// The toolbar, or its surfaces, without the space below it.
  var toolbar: N {
    guard environment.info.bottomBars.toolbarItems?.isEmpty == false else { return .zero }
    if environment.searchIsInToolbar { return metric(.searchFieldHeight, "search field") }
    return height(.toolbarHeight, pad: .padToolbarHeight, landscape: .landscapeToolbarHeight, "toolbar")
  }

  /// The space between the toolbar and the tab bar or the screen's end.
  var belowToolbar: N {
    guard toolbar.points > .zero else { return .zero }
    let inset: N = metric(.toolbarInset, "below the toolbar")
    guard inset.points > .zero else { return tabs.points > .zero ? .zero : safeBottom }
    // No source has both bars.
    return tabs.points > .zero ? metric(.barSurfaceSpacing, "above the tab bar") : inset
  }

  /// Everything, from the upper bar's top to the screen's end.
  var height: N { toolbar + belowToolbar + tabs + belowTabs }
}

extension LayoutEnvironment {
  /// The height of the bars at the screen's end, in points.
  var bottomBarsHeight: Points {
    info.bottomBars.isEmpty ? .zero : BottomBarSum<Points>(environment: self).height
  }
}
