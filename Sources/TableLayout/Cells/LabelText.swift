// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A label's text: plain, or in runs with attributes. Plain texts are measured and wrapped as strings.
struct LabelText {
  let string: String
  /// Empty for a plain text.
  let runs: [AttributedText.Run]
  /// The colour of links without one of their own; `nil` for a plain text.
  ///
  /// Links have the tint colour and no line below them (assumed): `UITextView` and SwiftUI's `Text` colour them so, and a
  /// label has no links.
  let tint: Color?

  init(_ string: String, _ runs: [AttributedText.Run] = [], tint: @autoclosure () -> Color? = nil) {
    self.string = string
    self.runs = runs
    self.tint = runs.isEmpty ? nil : tint()
  }

  /// The colour of a run; `nil` for the label's.
  func color(ofRun index: Int) -> Color? {
    let attributes = runs[index].attributes
    return attributes.color ?? (attributes.link == nil ? nil : tint)
  }

  /// The text with other letters. Each run is changed by itself.
  func transformed(by transform: TextTransform) -> LabelText {
    guard transform != .none else { return self }
    let runs = runs.map { AttributedText.Run(transform.applied(to: $0.text), $0.attributes) }
    return LabelText(
      runs.isEmpty ? transform.applied(to: string) : runs.map(\.text).joined(), runs, tint: tint)
  }

  /// The text in parts; `nil` for a plain text.
  ///
  /// Bold is semibold, as in `UIFont.boldSystemFont(ofSize:)` and in the emphasized variants of body and smaller text
  /// styles in Apple's Human Interface Guidelines. A label's own heavier weight stays.
  func styled(_ font: Font) -> StyledText? {
    guard !runs.isEmpty else { return nil }
    let bold = font.weight == .regular ? .semibold : font.weight
    return StyledText(
      runs.enumerated().map { index, run in
        .init(run.text, weight: run.attributes.isBold ? bold : font.weight, style: index)
      })
  }

  /// The width on one line in points, not rounded to pixels.
  func width(_ font: Font) -> Points {
    styled(font).map { TextMeasurer.width(of: $0, font: font) } ?? TextMeasurer.width(of: string, font: font)
  }

  /// Its lines of at most `width` points, at least one.
  ///
  /// - Parameter maximumLines: 0 means no limit.
  func wrapped(width: Points, font: Font, maximumLines: Int) -> LabelLines {
    guard let styled = styled(font) else {
      return LabelLines(
        strings: TextMeasurer.wrap(string, width: width, font: font, maximumLines: maximumLines))
    }
    return LabelLines(
      styled: TextMeasurer.wrap(styled, width: width, font: font, maximumLines: maximumLines))
  }

  /// Whether a word is wider than a line of `width` points.
  func breaksWord(width: Points, font: Font) -> Bool {
    styled(font).map { TextMeasurer.breaksWord(of: $0, width: width, font: font) }
      ?? TextMeasurer.breaksWord(of: string, width: width, font: font)
  }
}

/// The shown lines of a text.
struct LabelLines {
  let strings: [String]
  /// The same lines in parts; empty for a plain text.
  let styled: [StyledText]

  init(strings: [String]) {
    self.strings = strings
    styled = []
  }

  init(styled: [StyledText]) {
    strings = styled.map(\.string)
    self.styled = styled
  }

  var count: Int { strings.count }

  /// The width of the widest line in points, not rounded to pixels.
  func width(_ font: Font) -> Points {
    let widths =
      styled.isEmpty
      ? strings.map { TextMeasurer.width(of: $0, font: font) }
      : styled.map { TextMeasurer.width(of: $0, font: font) }
    return widths.max() ?? .zero
  }
}
