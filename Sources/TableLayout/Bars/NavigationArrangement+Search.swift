// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// Search fields: in the bar, beside its buttons, and at the bottom of the screen.
extension NavigationArrangement {
  /// The font of the field's text: Body at Large, because it doesn't follow the text size.
  private var font: Font { Font(size: TypeScale.size(of: .body, at: .large)) }

  /// Points from the microphone's ink to the right of its box. Source: `mic.fill` in `symbols.txt` ends at 18.4 of 24 units,
  /// and half of its line: 4 in a box of 20 points.
  private static var microphoneInk: Points { 4 }

  /// A square that is vertically centred in a field.
  private func centered(_ side: N, x: N, in field: Frame<N>) -> Frame<N> {
    Frame(x: x, y: field.y + field.height / 2 - side / 2, width: side, height: side)
  }

  private func glass(in field: Frame<N>) -> Frame<N> {
    centered(
      metric(.searchSymbolSide, "magnifying glass"),
      x: field.x + metric(.searchSymbolInset, "before the magnifying glass"), in: field)
  }

  /// - Parameter end: the right end of the space for the text.
  private func placeholder(_ text: String, after glass: Frame<N>, to end: N, in field: Frame<N>)
    -> PlacedLabel<N>
  {
    let x = glass.maxX + metric(.searchTextSpacing, "before the text")
    let label = label(text, font, .semantic(.secondaryLabel), width: (end - x).notNegative)
    return label.moved(x: x, y: (field.y + field.height / 2 - label.frame.height / 2).rounded(to: grid))
  }

  /// Places a field below the bar's buttons and large title, as far as scrolling has left height for it.
  mutating func placeSearch() {
    guard let text = environment.info.navigation.search, sum.search.points > .zero else { return }
    let rest: N = metric(.searchBarHeight, "search bar") - metric(.searchFieldHeight, "search field")
    let height = (sum.search - rest.notNegative).notNegative
    guard height.points > .zero else { return }
    let isWhole = sum.search.points == sum.wholeSearch.points
    let top = barBottom + sum.largeTitle + metric(.searchFieldTop, "above the search field")
    let field = Frame(x: left, y: top, width: (right - left).notNegative, height: height)
    let glass = glass(in: field)
    search = Search(
      field: field, glass: glass,
      placeholder: isWhole
        ? placeholder(
          text, after: glass, to: field.maxX - metric(.searchTextTrailing, "after the text"), in: field)
        : nil)
  }

  /// Places a field at the bottom of a phone's screen (iOS 26).
  ///
  /// - Parameter bottom: the picture's lower edge.
  mutating func placeBottomSearch(bottom: N) {
    let inset: N = metric(.searchFieldInset, "beside the search field")
    let height: N = metric(.searchFieldHeight, "search field")
    let x = safeLeft + inset
    placeGlassSearch(
      Frame(
        x: x, y: bottom - inset - height,
        width: (environment.tableWidth() - safeRight - inset - x).notNegative, height: height))
    search?.isAtBottom = true
  }

  /// Places the contents of a field with a glass surface and a microphone.
  mutating func placeGlassSearch(_ field: Frame<N>) {
    let glass = glass(in: field)
    let side: N = metric(.searchSymbolSide, "microphone")
    let ink = N(
      Self.microphoneInk, "the microphone's ink ends in its box", .rule("the drawing of the microphone"))
    let microphone = centered(
      side, x: field.maxX - metric(.searchMicrophoneInset, "after the microphone") + ink - side, in: field)
    search = Search(
      field: field, glass: glass, microphone: microphone,
      placeholder: placeholder(
        environment.info.navigation.search ?? "", after: glass, to: microphone.x, in: field))
  }
}
