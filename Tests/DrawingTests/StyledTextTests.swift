// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TestSupport
import Testing

/// Texts with bold parts. A text of one part behaves as the same plain text does.
struct StyledTextTests {
  private let body = Font(size: 17)
  private let large = Font(size: 34)

  private func styled(_ parts: (String, FontWeight)...) -> StyledText {
    StyledText(parts.enumerated().map { .init($1.0, weight: $1.1, style: $0) })
  }

  @Test func `the width is the sum of the parts' widths in their own weights`() {
    for font in [body, large] {
      let semibold = Font(size: font.size, weight: .semibold)
      let text = styled(("Order ", .regular), ("seven", .semibold), (" 日本", .regular))
      let sum =
        TextMeasurer.width(of: "Order ", font: font) + TextMeasurer.width(of: "seven", font: semibold)
        + TextMeasurer.width(of: " 日本", font: font)
      // The tracking of a weight of the Display cut is rounded to units of the font.
      #expect(abs((TextMeasurer.width(of: text, font: font) - sum).doubleValue) < 0.05)
    }
  }

  @Test(arguments: [0, 1, 2, 5])
  func `a text of one weight wraps and is cut as a plain text`(maximumLines: Int) {
    for text in ["A rather long title that cannot fit", "two\nparagraphs of words", "日本語のとても長い文字列", "a ", ""]
    {
      for width in stride(from: 12, through: 260, by: 13) {
        let plain = TextMeasurer.wrap(text, width: Points(width), font: body, maximumLines: maximumLines)
        let parts = styled((text, .regular))
        let lines = TextMeasurer.wrap(parts, width: Points(width), font: body, maximumLines: maximumLines)
        #expect(lines.map(\.string) == plain, "\(text), \(width)")
        #expect(
          TextMeasurer.truncate(parts, to: Points(width), font: body).string
            == TextMeasurer.truncate(text, to: Points(width), font: body).text)
        #expect(
          TextMeasurer.breaksWord(of: parts, width: Points(width), font: body)
            == TextMeasurer.breaksWord(of: text, width: Points(width), font: body))
      }
    }
  }

  @Test func `a line breaks inside a part, and a bold part breaks earlier`() {
    let text = "These words are wide enough to need two lines"
    let regular = styled((text, .regular))
    let bold = styled(
      ("These words are ", .regular), ("wide enough to need", .bold), (" two lines", .regular))
    let width = TextMeasurer.width(of: regular, font: body)
    #expect(TextMeasurer.wrap(regular, width: width, font: body, maximumLines: 0).count == 1)
    let lines = TextMeasurer.wrap(bold, width: width - 100, font: body, maximumLines: 0)
    #expect(lines.map(\.string).joined(separator: " ") == text)
    #expect(lines.count == 2 && lines[0].parts.map(\.style) == [0, 1] && lines[1].parts.last?.style == 2)
    #expect(lines.allSatisfy { TextMeasurer.width(of: $0, font: body) <= width - 100 })
    #expect(TextMeasurer.wrap(bold, width: width, font: body, maximumLines: 0).count == 2)
  }

  @Test func `the ellipsis has the look of the part that it cuts`() {
    let text = styled(("Order ", .regular), ("number seven", .semibold), (" is late", .regular))
    let cut = TextMeasurer.truncate(text, to: 110, font: body)
    #expect(cut.parts.map(\.style) == [0, 1] && cut.parts[1].text.hasSuffix("…"))
    // Blanks before the ellipsis are removed, and with them a part.
    let room = TextMeasurer.width(of: "Order …", font: body)
    #expect(TextMeasurer.truncate(text, to: room, font: body).parts.map(\.text) == ["Order…"])
    #expect(TextMeasurer.truncate(text, to: 1, font: body).parts.map(\.text) == ["…"])
    let lines = TextMeasurer.wrap(text, width: 90, font: body, maximumLines: 1)
    #expect(lines.count == 1 && lines[0].parts.last?.style == 1)
  }
}
