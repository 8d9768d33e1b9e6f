// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TestSupport
import Testing

struct TextMeasurerTests {
  private let body = Font(size: 17)

  @Test func `widths come from the font's table and the tracking`() {
    // Inter has no tracking at 12 points: H is 1516 units of 2048, i is 486.
    let font = Font(size: 12)
    #expect(TextMeasurer.width(of: "H", font: font) == Points(1516.0 / 2048 * 12))
    #expect(TextMeasurer.width(of: "Hi", font: font) == Points(2002.0 / 2048 * 12))
    #expect(TextMeasurer.width(of: "", font: font) == .zero)
    let tracked = TextMeasurer.width(of: "H", font: body)
    #expect(tracked == Points(1516.0 / 2048 * 17) + Points(-0.43))
  }

  @Test func `bolder text is wider, and accents add no width`() {
    let semibold = Font(size: 17, weight: .semibold)
    #expect(
      TextMeasurer.width(of: "Settings", font: semibold) > TextMeasurer.width(of: "Settings", font: body))
    #expect(
      TextMeasurer.width(of: "Caf\u{E9}", font: body) == TextMeasurer.width(of: "Cafe\u{301}", font: body))
  }

  @Test func `truncated text fits and ends in an ellipsis`() {
    let text = "A rather long title that cannot fit"
    for width in stride(from: 20, through: 200, by: 9) {
      let cut = TextMeasurer.truncate(text, to: Points(width), font: body)
      #expect(cut.isTruncated)
      #expect(cut.text.last == "…")
      #expect(TextMeasurer.width(of: cut.text, font: body) <= Points(width))
      #expect(text.hasPrefix(String(cut.text.dropLast())))
    }
    let whole = TextMeasurer.truncate("Fits", to: 200, font: body)
    #expect(whole.text == "Fits" && !whole.isTruncated)
  }

  @Test(arguments: [
    "The quick brown fox jumps over the lazy dog", "設定を変更すると表示が更新されます", "Unbreakablesupercalifragilistic",
    "mixed 設定 and 👩‍👩‍👧 family, é and e\u{301}", "a\nhard break", "", "   ",
  ])
  func `lines fit and lose nothing but spaces`(text: String) {
    for width in [30, 60, 100, 250] {
      let lines = TextMeasurer.wrap(text, width: Points(width), font: body, maximumLines: 0)
      #expect(!lines.isEmpty)
      for line in lines where line.count > 1 {
        #expect(TextMeasurer.width(of: line, font: body) <= Points(width))
      }
      let kept = lines.joined().filter { !$0.isWhitespace }
      #expect(kept == text.filter { !$0.isWhitespace })
    }
  }

  @Test func `words stay whole if they fit on a line`() {
    let lines = TextMeasurer.wrap("one two three", width: 70, font: body, maximumLines: 0)
    #expect(lines == ["one two", "three"])
  }

  @Test(arguments: [
    ("one two", false), ("thirteen", true), ("one thirteen", true), ("thirteen one", true),
    ("one-two", false),
    ("one-thirteen", true), ("設定設定設定", false), ("a\nthirteen", true), ("", false),
  ])
  func `a word that is too long for a line is reported`(text: String, isBroken: Bool) {
    let width = TextMeasurer.width(of: "thirtee", font: body)
    #expect(TextMeasurer.breaksWord(of: text, width: width, font: body) == isBroken)
  }

  @Test func `a limited label ends its last line in an ellipsis`() {
    let lines = TextMeasurer.wrap("one two three four five", width: 70, font: body, maximumLines: 2)
    #expect(lines.count == 2)
    #expect(lines[1].hasSuffix("…"))
    #expect(TextMeasurer.width(of: lines[1], font: body) <= 70)
  }

  @Test(arguments: [
    ("Settings", false), ("إعدادات", true), ("הגדרות", true), ("123 שלום", true), ("", false),
  ])
  func `the first strong letter sets the direction`(text: String, isRightToLeft: Bool) {
    #expect(TextMeasurer.isRightToLeft(text) == isRightToLeft)
  }

  @Test(arguments: [(17, 20.287109375), (13, 15.513671875), (12, 14.3203125)])
  func `line heights are UIFont's`(size: Int, height: Double) {
    #expect(FontMetrics(Font(size: Points(size))).lineHeight == Points(height))
  }

  @Test(arguments: [(11, 0.06), (13, -0.08), (17, -0.43), (14, -0.155)])
  func `tracking follows the published sizes`(size: Int, tracking: Double) {
    #expect(FontMetrics.tracking(Font(size: Points(size))) == Points(tracking))
  }

  @Test(arguments: [Points(12), 17, 28])
  func `a line as wide as its room stays whole, and one slightly wider does not`(size: Points) {
    let font = Font(size: size)
    let text = "Wi-Fi Assist"
    let width = TextMeasurer.width(of: text, font: font)
    let hair = Points(subpoints: 1)
    #expect(TextMeasurer.wrap(text, width: width, font: font, maximumLines: 0) == [text])
    #expect(TextMeasurer.wrap(text, width: width - hair, font: font, maximumLines: 0) == ["Wi-Fi", "Assist"])
    #expect(TextMeasurer.truncate(text, to: width, font: font).text == text)
    #expect(TextMeasurer.truncate(text, to: width - hair, font: font).isTruncated)
  }

  @Test(arguments: ["-", "\u{200B}"])
  func `a line breaks after a hyphen and at a zero-width space`(mark: String) {
    let text = "aaaa\(mark)bbbb"
    let width = TextMeasurer.width(of: "aaaa\(mark)bb", font: body)
    #expect(TextMeasurer.wrap(text, width: width, font: body, maximumLines: 0) == ["aaaa\(mark)", "bbbb"])
  }

  @Test func `all lines up to the limit are shown`() {
    #expect(TextMeasurer.wrap("a\nb", width: 100, font: body, maximumLines: 2) == ["a", "b"])
  }

  @Test func `a line holds as many words as fit`() {
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 1...9, using: &dice)).map { number in
        "\(number)" + String(repeating: "x", count: Int.random(in: 0...6, using: &dice))
      }
      let font = Font(size: [13, 17, 28, 53].randomElement(using: &dice)!)
      let widest = words.map { TextMeasurer.width(of: $0, font: font) }.max()!
      // The width often equals the widest word's, because a word that just fits must stay whole.
      let width = widest + Points(max(0, Int.random(in: -50...200, using: &dice)))
      var expected: [String] = []
      for word in words {
        let longer = expected.last.map { $0 + " " + word }
        if let longer, TextMeasurer.width(of: longer, font: font) <= width {
          expected[expected.count - 1] = longer
        } else {
          expected.append(word)
        }
      }
      let text = words.joined(separator: " ")
      #expect(TextMeasurer.wrap(text, width: width, font: font, maximumLines: 0) == expected)
      #expect(TextMeasurer.wrap(text + "  ", width: width, font: font, maximumLines: 0) == expected)
    }
  }

  @Test func `ASCII text is broken the same as beside other letters`() {
    var dice = SeededGenerator(seed: 11)
    let letters = Array("ab WiM-.,'()  \n\u{1}\u{7F}")
    for _ in 0..<500 {
      let text = String(
        (0..<Int.random(in: 0...60, using: &dice)).map { _ in letters.randomElement(using: &dice)! })
      let font = Font(size: [13, 17, 28].randomElement(using: &dice)!)
      let width = Points(Int.random(in: 5...200, using: &dice))
      // The letter of the first paragraph keeps the measurer from reading the text as bytes.
      let beside = TextMeasurer.wrap("é\n" + text, width: width, font: font, maximumLines: 0)
      #expect(
        beside == ["é"] + TextMeasurer.wrap(text + "\n", width: width, font: font, maximumLines: 0).dropLast()
      )
    }
    let carriage = TextMeasurer.wrap("a\r\nb", width: 100, font: body, maximumLines: 0)
    #expect(carriage == ["a\r\nb"])
  }
}
