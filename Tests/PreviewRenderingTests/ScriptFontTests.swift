// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Foundation
import FoundationXML
import OutputFormats
import Platform
import Renderers
import TableLayout
import TableModel
import TestSupport
import Testing

@testable import PreviewRendering

/// Titles in ten scripts, and emoji, drawn with the fonts of Debian's packages.
struct ScriptFontTests {
  struct Title: Sendable, CustomTestStringConvertible {
    let text: String
    /// A path below `/usr/share/fonts`, with `*` for the weight.
    let font: String
    /// The name of the font in a PDF.
    let name: String

    var testDescription: String { name }
  }

  static let titles = [
    Title(text: "Bluetooth", font: "opentype/inter/Inter-*.otf", name: "Inter"),
    Title(text: "Ρυθμίσεις και γλώσσα", font: "opentype/inter/Inter-*.otf", name: "Inter"),
    Title(text: "Настройки и экран", font: "opentype/inter/Inter-*.otf", name: "Inter"),
    Title(
      text: "الإعدادات والشبكة اللاسلكية", font: "truetype/noto/NotoSansArabic-*.ttf", name: "NotoSansArabic"),
    Title(text: "הגדרות תצוגה ובהירות", font: "truetype/noto/NotoSansHebrew-*.ttf", name: "NotoSansHebrew"),
    Title(text: "การตั้งค่าและน้ำหนัก", font: "truetype/noto/NotoSansThai-*.ttf", name: "NotoSansThai"),
    Title(
      text: "प्रदर्शन और सेटिंग्स", font: "truetype/noto/NotoSansDevanagari-*.ttf", name: "NotoSansDevanagari"),
    Title(text: "显示与亮度设置", font: "opentype/noto/NotoSansCJK-*.ttc", name: "NotoSansCJKsc"),
    Title(text: "画面表示と明るさ、ディスプレイ", font: "opentype/noto/NotoSansCJK-*.ttc", name: "NotoSansCJKsc"),
    Title(text: "디스플레이및밝기", font: "opentype/noto/NotoSansCJK-*.ttc", name: "NotoSansCJKsc"),
  ]

  private static func path(_ title: Title, _ weight: String) -> String {
    "/usr/share/fonts/" + title.font.replacing("*", with: weight)
  }

  private static let hasFonts =
    HarfBuzzFont.isInstalled && Rasterizer.isInstalled
    && titles.allSatisfy { FileManager.default.fileExists(atPath: path($0, "Bold")) }
    && FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
  private static let needsFonts = Comment("install-requirements.sh --pictures was not run")

  @Test(.enabled(if: hasFonts, needsFonts), arguments: titles, [FontWeight.regular, .bold])
  func `a title's measured width equals its drawn width, and every glyph exists`(
    title: Title, weight: FontWeight
  ) throws {
    let font = try #require(HarfBuzzFont(path: Self.path(title, weight == .bold ? "Bold" : "Regular")))
    let glyphs = font.glyphs(of: title.text)
    #expect(!glyphs.isEmpty && !glyphs.contains { $0.number == 0 })
    #expect(GlyphCoverage.missing(in: title.text) == nil)
    let drawn = glyphs.reduce(0) { $0 + Double($1.advance) } / Double(font.unitsPerEm) * 12
    // There is no tracking at 12 points.
    let measured = TextMeasurer.width(of: title.text, font: Font(size: 12, weight: weight)).doubleValue
    #expect(abs(measured / drawn - 1) < 0.03, "\(measured) for \(drawn)")
  }

  private func table(_ titles: [String], _ direction: Direction = .leftToRight) -> LaidOutTable {
    var table = Table(sections: [Section(rows: titles.map { Row(title: $0) })])
    table.info.traits.width = 390
    table.info.traits.direction = direction
    return LaidOutTable(table)
  }

  private func svg(_ layout: LaidOutTable) -> [UInt8] { SVGRenderer().render(layout.displayList()) }

  @Test(.enabled(if: hasFonts, needsFonts))
  func `a PDF takes each script's letters from the font that they were measured with`() throws {
    let drawn = try Rasterizer().picture(
      of: svg(table(Self.titles.map(\.text))), as: .pdf, scale: 1)
    let fonts = String(decoding: drawn.bytes, as: UTF8.self).matches(
      of: /\/FontName \/[A-Z]+\+([A-Za-z]+)-Regular/)
    #expect(Set(fonts.map { String($0.1) }) == Set(Self.titles.map(\.name)))
  }

  private static let emoji = ["😀", "👨‍👩‍👧", "1️⃣", "🇩🇪", "👍🏽", "❤️"]

  @Test(.enabled(if: hasFonts, needsFonts))
  func `each emoji is drawn as an image that is defined once`() throws {
    let source = svg(table(["😀 a < b 😀", Self.emoji.joined(), "\u{301}😀"]))
    let picture = EmojiPictures(source)
    let text = String(decoding: picture.svg, as: UTF8.self)
    #expect(!picture.lacksFont && XMLParser(data: Data(picture.svg)).parse())
    #expect(
      text.matches(of: /<image id="emoji-[0-9]+" [^>]*href="data:image\/png;base64,iVBOR[^"]*"\/>/).count == 6
    )
    let uses = text.matches(of: /<use href="#(emoji-[0-9]+)" transform="translate\(([0-9.]+) ([0-9.]+)\)/)
    #expect(uses.count == 9 && uses[0].1 == uses[1].1 && Set(uses.map(\.1)).count == 6)
    #expect(!text.contains("😀</text>") && text.contains("> a &lt; b </text>"))
    // The letters begin at the end of the first emoji, and the second emoji begins at their end.
    let font = Font(size: 17)
    let letters = try #require(
      text.firstMatch(of: /<text x="([0-9.]+)" [^>]*> a &lt;/).flatMap { Double($0.1) })
    let start = try #require(Double(uses[0].2)), next = try #require(Double(uses[1].2))
    #expect(abs(letters - start - TextMeasurer.width(of: "😀", font: font).doubleValue) < 0.01)
    #expect(abs(next - letters - TextMeasurer.width(of: " a < b ", font: font).doubleValue) < 0.01)
    #expect(EmojiPictures(svg(table(["Größe – 設定 …"]))).svg == svg(table(["Größe – 設定 …"])))
  }

  @Test func `without their font, emoji are reported and nothing else changes`() {
    let source = svg(table(["😀 a < b"]))
    let picture = EmojiPictures(source, font: [])
    #expect(
      picture.lacksFont && picture.svg == source && !EmojiPictures(svg(table(["設定"])), font: []).lacksFont)
    func note(_ font: String?, lacksEmoji: Bool) -> String? {
      RasterPicture(bytes: [], font: font, lacksEmoji: lacksEmoji).note
    }
    #expect(note("Inter", lacksEmoji: true)?.contains("Noto Color Emoji is not installed") == true)
    #expect(
      note("Inter", lacksEmoji: false) == nil && note("Arial", lacksEmoji: true)?.contains("Arial") == true)
  }

  @Test(.enabled(if: hasFonts, needsFonts))
  func `after the first text that Inter can't draw, the others are counted`() throws {
    let lettering = try InterLettering()
    func draw(_ text: String, in font: String? = nil) -> Bool {
      let paint = RGBA(red: 0, green: 0, blue: 0, alpha: 1000)
      return lettering.line(
        TextRun(
          text: text, origin: Point(x: 0, y: 0), fontSize: 17, fontName: font, width: 10, paint: paint))
        != nil
    }
    #expect(draw("Wi-Fi") && lettering.note == nil)
    #expect(!draw("日本") && lettering.note == "Inter has no glyphs for '日本', so they remain text")
    #expect(!draw("設定"))
    #expect(lettering.note == "Inter has no glyphs for '日本' and 1 more, so they remain text")
    #expect(!draw("Wi-Fi", in: "Arial") && !draw("Wi-Fi", in: "Arial"))
    #expect(lettering.note?.hasSuffix("; texts in Arial remain text") == true)
  }

  @Test(.enabled(if: hasFonts, needsFonts))
  func `in right-to-left text, the first emoji is at the right`() throws {
    let layout = table(["😀 שלום ❤️"], .rightToLeft)
    let text = String(decoding: EmojiPictures(svg(layout)).svg, as: UTF8.self)
    let places = text.matches(of: /<use href="#emoji-[0-9]+" transform="translate\(([0-9.]+)[ ]/).map {
      Double($0.1) ?? .nan
    }
    let width = TextMeasurer.width(of: "😀", font: Font(size: 17)).doubleValue
    let frame = try #require(layout.frameTree().sections[0].rows[0].title?.frame)
    #expect(places.count == 2 && abs(places[0] + width - frame.maxX.doubleValue) < 1)
    #expect(abs(places[1] - frame.minX.doubleValue) < 1)
    #expect(text.contains(/<text x="[0-9.]+" [^>]*direction="rtl"[^>]*> שלום </))
  }
}
