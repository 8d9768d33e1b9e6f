// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Testing

/// Widths of characters for which Inter has no glyphs. `ScriptFontTests` compares them with the fonts.
struct ScriptWidthTests {
  /// The width at 2048 points: there, one point is one unit of the tables.
  private func units(_ text: String, _ weight: FontWeight = .regular) -> Points {
    TextMeasurer.width(of: text, font: Font(size: 2048, weight: weight))
  }

  private static let beh = "\u{628}"
  private static let lam = "\u{644}"
  private static let alef = "\u{627}"
  private static let nonJoiner = "\u{200C}"

  @Test func `letters of other scripts have their fonts' widths and no tracking`() {
    #expect(TextMeasurer.width(of: "設定", font: Font(size: 17)) == 34)
    #expect(units("カナ、") == 3 * 2048 && units("ｶﾅ") == 2048 && units("한국어") == 3 * 1884)
    #expect(units("\u{5D0}") == units("\u{5D0}\u{5B8}"))
    #expect(units("\u{E01}\u{E48}\u{E33}") == units("\u{E01}") + units("\u{E33}"))
    // Bold letters are wider, but ideographs fill the same square.
    #expect(units("\u{5D0}", .bold) > units("\u{5D0}") && units("設", .semibold) == 2048)
    #expect(units("\u{5D0}", .bold) == units("\u{5D0}", .semibold))
  }

  @Test(arguments: ["😀", "👩‍👩‍👧", "🇩🇪", "👍🏽", "❤️", "1️⃣", "©️"])
  func `an emoji has one width, however many scalars it has`(emoji: String) {
    #expect(units(emoji) == 2550)
    #expect(TextMeasurer.width(of: emoji, font: Font(size: 17)) == Points(2550.0 / 2048 * 17))
  }

  @Test func `a variation selector chooses a letter instead of an emoji`() {
    #expect(units("\u{A9}\u{FE0E}") == units("\u{A9}"))
  }

  @Test func `an Arabic letter is as wide as its form between its neighbours`() {
    let isolated = units(Self.beh)
    let pair = units(Self.beh + Self.beh)
    // The middle letter is joined on both sides and is the narrowest.
    let medial = units(Self.beh + Self.beh + Self.beh) - pair
    #expect(medial > 0 && medial < isolated / 2 && pair < isolated * 2)
    // Alef joins only the letter before it.
    #expect(units(Self.alef + Self.beh) == units(Self.alef) + isolated)
    #expect(units(Self.beh + Self.alef) < units(Self.alef) + isolated)
    #expect(units(Self.beh + Self.nonJoiner + Self.beh) == isolated * 2)
    #expect(units("\(Self.beh) \(Self.beh)") == isolated * 2 + units(" "))
    #expect(units(Self.beh + "\u{64E}" + Self.beh) == pair)
  }

  @Test func `lam and alef are one glyph`() {
    let ligature = units(Self.lam + Self.alef)
    #expect(ligature < units(Self.lam + Self.beh))
    // The ligature doesn't join the letter on its left.
    #expect(units(Self.lam + Self.alef + Self.beh) == ligature + units(Self.beh))
    #expect(units(Self.beh + Self.lam + Self.alef) != units(Self.beh) + ligature)
    #expect(units(Self.lam + Self.nonJoiner + Self.alef) == units(Self.lam) + units(Self.alef))
  }

  @Test func `consonants of Devanagari have half forms before others, and ra becomes a mark`() {
    let (pa, na, da, ra, virama) = ("\u{92A}", "\u{928}", "\u{926}", "\u{930}", "\u{94D}")
    #expect(units(na + virama + da) < units(na) + units(da) && units(na + virama + da) > units(da))
    #expect(units(pa + virama + ra) == units(pa))
    #expect(units(ra + virama + pa) == units(pa))
    #expect(units(pa + "\u{93E}") > units(pa) && units(pa + "\u{947}") == units(pa))
    #expect(units(na + virama) == units(na))
  }

  @Test func `letter spacing makes a text as wide as it was measured`() {
    let body = Font(size: 17)
    let tracking = FontMetrics.tracking(Font(size: 17))
    #expect(TextMeasurer.spacing(of: "Wi-Fi", font: body) == tracking)
    #expect(TextMeasurer.spacing(of: "Größe – ж", font: body) == tracking)
    #expect(TextMeasurer.spacing(of: "設定", font: body) == .zero)
    #expect(TextMeasurer.spacing(of: "Wi-Fi 設定", font: body) == tracking * 6 / 8)
    // Spacing would separate joined letters.
    #expect(TextMeasurer.spacing(of: "Wi-Fi \(Self.beh)", font: body) == .zero)
  }

  @Test func `lines of ideographs, joined letters and tracked ones fit, and lose nothing`() {
    let font = Font(size: 17)
    for text in ["画面表示と明るさ、設定の変更", "الإعدادات والشبكة اللاسلكية", "Wi-Fi 設定 📶 и Wi-Fi"] {
      for width in [70, 120] {
        let lines = TextMeasurer.wrap(text, width: Points(width), font: font, maximumLines: 0)
        #expect(lines.count > 1 || width == 120)
        #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
        for line in lines where line.count > 1 {
          #expect(TextMeasurer.width(of: line, font: font) <= Points(width))
        }
      }
    }
    #expect(TextMeasurer.wrap("한국어", width: 20, font: font, maximumLines: 0) == ["한", "국", "어"])
    #expect(TextMeasurer.wrap("한 국어", width: 36, font: font, maximumLines: 0) == ["한", "국어"])
    #expect(TextMeasurer.wrap("a設定", width: 30, font: font, maximumLines: 0) == ["a設", "定"])
  }

  @Test func `characters without a glyph in any font are found`() {
    for text in [
      "Wi-Fi", "Größe ⌘ ★ →", "Việt", "Ελληνικά", "Русский", "العربية", "עברית", "ไทย น้ำ", "हिन्दी", "中文 𠮷", "日本語",
      "한국어",
      "தமிழ்", "বাংলা", "ქართული", "Հայերեն", "አማርኛ", "👨‍👩‍👧 1️⃣ 🇩🇪 👍🏽", "a\u{A0}b\u{200B}\u{2028}\n",
    ] { #expect(GlyphCoverage.missing(in: text) == nil, "\(text)") }
    #expect(GlyphCoverage.missing(in: "a\u{10570}b\u{10571}") == "\u{10570}")
    #expect(GlyphCoverage.missing(in: "\u{E000}") == "\u{E000}")
    // One is after the last range, one is in a gap.
    #expect(GlyphCoverage.missing(in: "\u{10FFFD}") != nil && GlyphCoverage.missing(in: "\u{3FFFD}") != nil)
  }

  @Test func `a character without a font is as wide as an average letter or an ideograph`() {
    #expect(units("\u{10570}") == 1180 && units("\u{2FFFD}") == 2048)
  }
}
