// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

extension LayoutEnvironment {
  /// How the bar shows its title, with nothing left open: inline where the profile has no large titles.
  package var navigationDisplay: NavigationDisplay {
    let display = info.navigation.requestedDisplay
    return display == .large && metric(.largeTitleHeight) <= .zero ? .inline : display
  }

  /// The constant that lies over the first section of a grouped table without a title: it depends on the bar.
  package var firstSectionTopMetric: Metric {
    switch navigationDisplay {
    case .none: .firstSectionTop
    case .inline: .firstSectionTopInline
    case .large: .firstSectionTopLarge
    }
  }

  /// The same under its name in a sum, with the bar that makes it so.
  func firstSectionTop<N: Measure>(_ name: String) -> N {
    let metric = firstSectionTopMetric
    guard metric != .firstSectionTop else { return self.metric(metric, name) }
    return N(
      self.metric(metric), name, .joined(.rule(barWords), .table(\.navigation.display), .metric(metric)))
  }

  private var barWords: String {
    let bar = navigationDisplay == .large ? "under a large title" : "under an inline bar"
    return info.navigation.requestedDisplay == navigationDisplay
      ? bar : "\(bar), because profile \(profile.id.rawValue) has no large titles"
  }

  /// Points from the content's top to what is seen first below the bar; `nil` where the picture shows everything.
  var shownOffset: Points? { info.contentOffset ?? (info.screen.isWhole ? .zero : nil) }

  /// The bar's sum; `nil` without one.
  var navigationBar: NavigationBarSum<Points>? {
    navigationDisplay == .none ? nil : NavigationBarSum(environment: self)
  }

  private var hasSearch: Bool { navigationDisplay != .none && info.navigation.search != nil }

  /// Whether a search field is at the screen's end, over the rows.
  var searchIsAtBottom: Bool { hasSearch && !device.isPad && metric(.searchFieldInset) > .zero }

  /// Whether a search field is among the bar's buttons.
  var searchIsInBar: Bool { hasSearch && device.isPad && metric(.padSearchFieldWidth) > .zero }

  /// Points over the bar: the status bar, where it is drawn.
  package var statusBarHeight: Points { info.screen.statusBar == true ? safeArea.top : .zero }

  /// Points from the picture's top to the content's at rest.
  var heightAboveContent: Points { statusBarHeight + (navigationBar?.expandedHeight ?? .zero) }

  /// Points from the content's end to the end of a picture of all of it: a search field at the screen's end is below the
  /// last row once that has been scrolled to.
  var heightBelowContent: Points {
    searchIsAtBottom ? metric(.searchFieldHeight) + metric(.searchFieldInset) : .zero
  }
}

/// The heights of a navigation bar's parts, from top to bottom.
///
/// Scrolling takes the search field first, then the large title, as `hidesSearchBarWhenScrolling` does; the bar stays.
struct NavigationBarSum<N: Measure>: Measuring {
  let environment: LayoutEnvironment

  /// The bar alone.
  var bar: N {
    let metric: Metric =
      if environment.device.isPad {
        .padNavigationBarHeight
      } else if environment.info.traits.orientation == .landscape {
        .landscapeNavigationBarHeight
      } else {
        .navigationBarHeight
      }
    return self.metric(metric, "bar")
  }

  /// Of the bar, what its contents stand in the middle of: all of it where nothing is above, as on a phone's side. Assumed
  /// from bars of iOS 26 with 5 points above and below their buttons.
  var contentHeight: N {
    environment.safeArea.top > .zero
      ? N.larger(bar - metric(.navigationBarBottomPadding, "padding below"), .zero) : bar
  }

  var wholeLargeTitle: N {
    environment.navigationDisplay == .large ? metric(.largeTitleHeight, "large title") : .zero
  }

  var wholeSearch: N {
    environment.info.navigation.search == nil ? .zero : metric(.searchBarHeight, "search field").ifAny
  }

  /// Points by which the content is scrolled from its place at rest.
  private var scrolled: N {
    let offset = environment.shownOffset ?? .zero
    return N(offset, "scrolled", .table(\.contentOffset)).notNegative
  }

  /// What scrolling has taken of it.
  var collapsed: N {
    N.smaller(scrolled, wholeSearch + wholeLargeTitle).named("scrolled", .table(\.contentOffset))
  }

  var search: N { (wholeSearch - scrolled).notNegative }

  var largeTitle: N { N.smaller(wholeLargeTitle, (wholeLargeTitle + wholeSearch - scrolled).notNegative) }

  /// As high as it is at rest.
  var expandedHeight: N { bar + wholeLargeTitle + wholeSearch }

  var height: N { expandedHeight - collapsed }
}
