// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension LayoutEnvironment {
  /// How the bar shows its title, with nothing left open: inline where there are no large titles.
  package var navigationDisplay: NavigationDisplay {
    let display = info.navigation.requestedDisplay
    return display == .large && metric(largeTitleMetric) <= .zero ? .inline : display
  }

  private var isLandscapePhone: Bool { !device.isPad && info.traits.orientation == .landscape }

  /// The height of a large title.
  var largeTitleMetric: Metric { isLandscapePhone ? .landscapeLargeTitleHeight : .largeTitleHeight }

  /// The font of a large title: it follows the text size at all sizes (Human Interface Guidelines; a reimplementation that
  /// was compared with iOS 17.5 has no limit either).
  var largeTitleFont: Font { font(.largeTitle, weight: .bold) }

  /// The height of the bar alone.
  var barMetric: Metric {
    if device.isPad { return .padNavigationBarHeight }
    return isLandscapePhone ? .landscapeNavigationBarHeight : .navigationBarHeight
  }

  /// The constant that lies over the first section of a grouped table without a title: it depends on the bar.
  package var firstSectionTopMetric: Metric {
    let underBar: Metric =
      switch navigationDisplay {
      case .none: .firstSectionTop
      case .inline: .firstSectionTopInline
      case .large: .firstSectionTopLarge
      }
    let isBelowSearch = hasSearch && metric(.searchBarHeight) > .zero
    return isBelowSearch && metric(.firstSectionTopSearch) < metric(underBar)
      ? .firstSectionTopSearch : underBar
  }

  /// The same under its name in a sum, with the bar that makes it so.
  func firstSectionTop<N: Measure>(_ name: String) -> N {
    let metric = firstSectionTopMetric
    guard metric != .firstSectionTop else { return self.metric(metric, name) }
    if metric == .firstSectionTopSearch {
      return N(
        self.metric(metric), name,
        .joined(.rule("below a search field"), .table(\.navigation.search), .metric(metric)))
    }
    let bar = navigationDisplay == .large ? "under a large title" : "under \(inlineBarWords)"
    return N(
      self.metric(metric), name, .joined(.rule(bar), .table(\.navigation.display), .metric(metric)))
  }

  /// An inline bar, and why it is one where a large title was asked for.
  var inlineBarWords: String {
    guard info.navigation.requestedDisplay != navigationDisplay else { return "an inline bar" }
    let why =
      metric(.largeTitleHeight) > .zero
      ? "phones in landscape have no large titles" : "profile \(profile.id.rawValue) has no large titles"
    return "an inline bar, because \(why)"
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
    let bar: N = metric(environment.barMetric, "bar")
    guard environment.info.navigation.requestedDisplay != environment.navigationDisplay else { return bar }
    return bar.named("bar", .joined(.rule(environment.inlineBarWords), .metric(environment.barMetric)))
  }

  /// Of the bar, what its contents stand in the middle of: all of it where nothing is above, as on a phone's side. Assumed
  /// from bars of iOS 26 with 5 points above and below their buttons.
  var contentHeight: N {
    environment.safeArea.top > .zero
      ? N.larger(bar - metric(.navigationBarBottomPadding, "padding below"), .zero) : bar
  }

  /// The large title grows with its line.
  var wholeLargeTitle: N {
    guard environment.navigationDisplay == .large else { return .zero }
    let font = environment.largeTitleFont
    let usual = TypeScale.size(of: .largeTitle, at: .large)
    let line: N = PlacedLabel.height("line", lineCount: 1, font: font, grid: grid)
    let growth = line - PlacedLabel.height("line", lineCount: 1, font: Font(size: usual), grid: grid)
    let sum =
      metric(environment.largeTitleMetric, "large title")
      + growth.named("text size", .rule("a line of \(font.size) points instead of \(usual)")).ifAny
    return sum.atLeast(.zero, "no room is left", .layout)
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
