// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

extension LayoutEnvironment {
  /// The display of the bar's title: inline if there are no large titles.
  package var navigationDisplay: NavigationDisplay {
    let display = info.navigation.requestedDisplay
    return display == .large && metric(largeTitleMetric) <= .zero ? .inline : display
  }

  private var isLandscapePhone: Bool { !device.isPad && info.traits.orientation == .landscape }

  /// The metric for the height of a large title.
  var largeTitleMetric: Metric { isLandscapePhone ? .landscapeLargeTitleHeight : .largeTitleHeight }

  /// The font of a large title. It follows the text size at all sizes (Human Interface Guidelines; a
  /// reimplementation that was compared with iOS 17.5 has no limit either).
  var largeTitleFont: Font { font(.largeTitle, weight: .bold) }

  /// The metric for the height of the bar without a large title and a search field.
  var barMetric: Metric {
    if sheet != nil { return .sheetNavigationBarHeight }
    if device.isPad { return .padNavigationBarHeight }
    return isLandscapePhone ? .landscapeNavigationBarHeight : .navigationBarHeight
  }

  /// The metric for the space above the first section of a grouped table without a title. It depends on the
  /// bar.
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

  /// The same as a term with a name; its source names the bar.
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

  /// The words for an inline bar, with a reason if the table sets a large title.
  var inlineBarWords: String {
    guard info.navigation.requestedDisplay != navigationDisplay else { return "an inline bar" }
    let why =
      metric(.largeTitleHeight) > .zero
      ? "phones in landscape have no large titles" : "profile \(profile.id.rawValue) has no large titles"
    return "an inline bar, because \(why)"
  }

  /// Points from the content's top to its first visible part below the bar; `nil` if the picture shows
  /// everything.
  package var shownOffset: Points? {
    info.contentOffset ?? scrolledTo
      ?? (info.screen.isWhole || hasContentUnavailable || sheet != nil ? .zero : nil)
  }

  /// The setting that scrolls the table.
  var offsetSource: TermSource { scrolledTo == nil ? .table(\.contentOffset) : .table(\.scrollTo) }

  /// The heights of the bar's parts; `nil` without a bar.
  var navigationBar: NavigationBarSum<Points>? {
    navigationDisplay == .none ? nil : NavigationBarSum(environment: self)
  }

  private var hasSearch: Bool { navigationDisplay != .none && info.navigation.search != nil }

  /// Whether a search field is at the bottom of the screen, over the rows.
  var searchIsAtBottom: Bool { hasSearch && !device.isPad && metric(.searchFieldInset) > .zero }

  /// Whether it is among the items of the toolbar.
  var searchIsInToolbar: Bool { searchIsAtBottom && info.hasSearchInToolbar }

  /// The height of a search field at the bottom of the screen with the space below it, above other bars; 0 without a row of its
  /// own.
  func searchRow<N: Measure>() -> N {
    guard searchIsAtBottom, !searchIsInToolbar else { return .zero }
    return metric(.searchFieldHeight, "search field") + metric(.searchFieldInset, "below the search field")
  }

  /// Whether a search field is among the bar's buttons.
  var searchIsInBar: Bool { hasSearch && device.isPad && metric(.padSearchFieldWidth) > .zero }

  /// The height of the status bar in points; 0 if it isn't drawn.
  package var statusBarHeight: Points {
    info.screen.statusBar == true ? sheet?.safeTop ?? safeArea.top : .zero
  }

  /// Points from the top of the table's view to its bar: the status bar, or the space in a sheet.
  var heightAboveBar: Points { sheet == nil ? statusBarHeight : safeArea.top }

  /// Points from the top of the table's view to the content's top while nothing is scrolled.
  var heightAboveContent: Points {
    heightAboveBar + (navigationBar?.expandedHeight ?? tabRowHeight ?? .zero) + refreshHeight
  }

  /// The height of the refresh control in points; 0 if it isn't refreshing.
  var refreshHeight: Points {
    info.refreshControl.isRefreshing == true ? metric(.refreshControlHeight) : .zero
  }

  /// Points from the content's end to the end of a picture of the whole content. A search field at the bottom
  /// of the screen and bars are drawn there, as they are below the last row after scrolling to the end.
  var heightBelowContent: Points {
    searchRow() + bottomBarsHeight
  }
}

/// The heights of a navigation bar's parts, from top to bottom.
///
/// Scrolling collapses the search field first, then the large title, as `hidesSearchBarWhenScrolling` does;
/// the bar remains.
struct NavigationBarSum<N: Measure>: Measuring {
  let environment: LayoutEnvironment

  /// The bar without a large title and a search field.
  var bar: N {
    let bar: N = metric(environment.barMetric, "bar")
    guard environment.info.navigation.requestedDisplay != environment.navigationDisplay else { return bar }
    return bar.named("bar", .joined(.rule(environment.inlineBarWords), .metric(environment.barMetric)))
  }

  /// The part of the bar that its contents are centred in: the whole bar if nothing is above it, as on a
  /// phone in landscape. Assumed from bars of iOS 26 with 5 points above and below their buttons.
  var contentHeight: N {
    environment.safeArea.top > .zero
      ? N.larger(bar - metric(.navigationBarBottomPadding, "padding below"), .zero) : bar
  }

  /// The large title before scrolling. It grows with the title's line.
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

  /// The search field before scrolling.
  var wholeSearch: N {
    environment.info.navigation.search == nil ? .zero : metric(.searchBarHeight, "search field").ifAny
  }

  /// Points by which the content is scrolled.
  private var scrolled: N {
    let offset = environment.shownOffset ?? .zero
    return N(offset, "scrolled", environment.offsetSource).notNegative
  }

  /// The height by which scrolling has reduced the search field and the large title.
  var collapsed: N {
    N.smaller(scrolled, wholeSearch + wholeLargeTitle).named("scrolled", environment.offsetSource)
  }

  /// The search field's remaining height.
  var search: N { (wholeSearch - scrolled).notNegative }

  /// The large title's remaining height.
  var largeTitle: N { N.smaller(wholeLargeTitle, (wholeLargeTitle + wholeSearch - scrolled).notNegative) }

  /// The height of the bar before scrolling.
  var expandedHeight: N { bar + wholeLargeTitle + wholeSearch }

  /// The bar's height, as scrolled.
  var height: N { expandedHeight - collapsed }
}
