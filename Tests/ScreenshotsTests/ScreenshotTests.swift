// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import Pixels
import PreviewRendering
import Screenshots
import TableLayout
import TableModel
import Testing

/// Each change of a picture is said where it arises, and nothing else is.
@Suite(.enabled(if: Shot.isPossible, Shot.needsProgram))
struct ScreenshotTests {
  private static let none = ["no difference above 0.5 points in 9 elements"]

  @Test(arguments: [1, 2, 3]) func `an equal picture has no difference`(scale: Int) throws {
    let comparison = try Shot(scale: scale).comparison
    #expect(comparison.lines == Self.none && comparison.agrees)
    #expect(comparison.score == 1 && comparison.top == 0 && comparison.notes.isEmpty)
  }

  @Test func `a row and all below it that are lower are one difference, with the named gap`() throws {
    var shot = try Shot()
    shot.insert(2, at: shot.frame(ofRow: 0, in: 1).minY.doubleValue - 12)
    #expect(
      try shot.comparison.lines == [
        "row 1.0 'Airplane Mode' is 2 points lower: the gap above it is 37.333, not 35.333 (untitledFooterHeight 17.333 + untitledHeaderHeight 18)"
      ])
    #expect(try !shot.comparison.agrees)
  }

  @Test func `a row whose contents are lower is taller, by the gap above the contents`() throws {
    var shot = try Shot()
    shot.insert(2, at: shot.frame(ofRow: 1, in: 1).minY.doubleValue + 4)
    let lines = try shot.comparison.lines
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix("row 1.1 'Wi-Fi' is 2 points taller: its height is 46, not 44; contentTop is "))
  }

  @Test func `a row that moved alone is one difference`() throws {
    var shot = try Shot()
    let frame = shot.frame(ofRow: 1, in: 1)
    shot.move(from: frame.minY.doubleValue, to: frame.maxY.doubleValue, by: 2)
    let lines = try shot.comparison.lines
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix("row 1.1 'Wi-Fi' is 2 points lower, and the row below it isn't (contentTop is "))
  }

  @Test func `a row that is higher at both sides of its contents has another height`() throws {
    var shot = try Shot()
    let frame = shot.frame(ofRow: 2, in: 1)
    shot.insert(4, at: frame.maxY.doubleValue - 4)
    shot.insert(4, at: frame.minY.doubleValue + 4)
    #expect(
      try shot.comparison.lines == ["row 1.2 'Bluetooth' is 8 points taller: its height is 52, not 44"])
  }

  @Test func `contents that moved in their row are said without the row`() throws {
    var shot = try Shot()
    let frame = shot.frame(ofRow: 2, in: 1)
    shot.move(from: frame.minY.doubleValue + 4, to: frame.maxY.doubleValue - 6, by: 2)
    let lines = try shot.comparison.lines
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("row 1.2 'Bluetooth': the contents are 2 points lower in it (contentTop is "))
  }

  @Test func `a missing row, another row in its place, and a row too many`() throws {
    var shot = try Shot()
    let frame = shot.frame(ofRow: 2, in: 1)
    shot.remove(frame.height.doubleValue, at: frame.minY.doubleValue)
    #expect(try shot.comparison.lines == ["row 1.2 'Bluetooth' is not in the screenshot"])
    shot.image = shot.picture
    shot.wipe(Rect(x: 24, y: frame.minY + 4, width: 340, height: frame.height - 8))
    #expect(
      try shot.comparison.lines == [
        "row 1.2 'Bluetooth' looks different in the screenshot, and its place can't be read"
      ])
    shot.image = shot.picture
    shot.insert(44, at: frame.maxY.doubleValue - 2)
    #expect(
      try shot.comparison.lines == [
        "row 1.2 'Bluetooth': the screenshot has 44 points more there, such as another row"
      ])
  }

  @Test func `the gaps around a header and above a footer have their own names`() throws {
    let shot = try Shot()
    let gaps = shot.layout.sectionGaps(2)
    for name in ["headerTopMargin", "headerBottomMargin", "footerTopMargin"] {
      let gap = try #require(gaps.first { $0.name == name })
      var changed = shot
      changed.insert(3, at: gap.frame.midY.doubleValue)
      let changes = try changed.comparison.changes
      #expect(changes.count == 1 && changes[0].difference == 3, "\(name): \(changes)")
      #expect(changes[0].gaps.map(\.name).contains(name))
    }
  }

  // MARK: - Alignment

  @Test(arguments: [0.5, 0.75, 1.37 / 2]) func `a scaled screenshot has no difference`(factor: Double) throws
  {
    var shot = try Shot()
    shot.scale(by: factor)
    #expect(try shot.comparison.lines == Self.none)
    shot.image = shot.picture
    shot.insert(3, at: shot.frame(ofRow: 0, in: 1).minY.doubleValue - 12)
    shot.scale(by: factor)
    let comparison = try shot.comparison
    let changes = comparison.changes
    #expect(changes.count == 1 && changes[0].kind == .gap, "\(comparison.lines)")
    #expect(abs(changes[0].difference.doubleValue - 3) < 0.35)
  }

  @Test func `bars above the table and a screenshot that ends earlier are an alignment`() throws {
    var shot = try Shot()
    shot.crop(from: 0, to: 260)
    shot.addBar(height: 97.5)
    let comparison = try shot.comparison
    #expect(comparison.top == 97.5 && comparison.agrees && comparison.score == 1)
    #expect(comparison.notes.count == 3, "\(comparison.notes)")
    #expect(
      comparison.notes[0]
        == "The spec doesn't explain the 97.5 points at the top of the screenshot, such as bars.")
    #expect(
      comparison.notes[2].contains("are outside of the screenshot or behind its bars, and weren't compared."))
  }

  @Test func `a bar that the spec draws makes the first gap a difference`() throws {
    let spec = Shot.spec.replacing(
      "sections:", with: "navigation: {title: Settings}\nscreen: {statusBar: true}\nsections:")
    var shot = try Shot(spec)
    #expect(try shot.comparison.agrees)
    let first = shot.layout.rectForRow(at: Table.IndexPath(row: 0, section: 0)).minY
    shot.insert(3, at: (first - shot.layout.pictureOrigin.y).doubleValue - 4)
    let lines = try shot.comparison.lines
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("row 0.0 'Ada Lovelace' is 3 points lower: the gap above it is "))
    // A whole screen begins at its top: also the bar has a place.
    shot.image = shot.picture
    shot.insert(4, at: 70)
    shot.crop(from: 0, to: Double(shot.picture.height) / 2)
    #expect(try shot.comparison.lines == ["navigation bar 'Settings' is 4 points lower than in the spec"])
  }

  @Test func `a scrolled table is an alignment`() throws {
    var shot = try Shot()
    shot.crop(from: 37.5, to: 400)
    #expect(try shot.comparison.top == -37.5)
    #expect(try shot.comparison.agrees)
  }

  @Test(arguments: Array(stride(from: 94.0, to: 300, by: 13.5)))
  private func `rows that are scrolled away aren't taken for others that are shown`(offset: Double) throws {
    let rows = (0..<24).map {
      "{title: \(String(repeating: "Word ", count: $0 % 5 + 1)), detail: \($0), cellStyle: value1, accessory: disclosureIndicator}"
    }
    let sections = stride(from: 0, to: 24, by: 6).map {
      "  - rows: [\(rows[$0..<$0 + 6].joined(separator: ", "))]\n"
    }
    var shot = try Shot(
      "style: insetGrouped\nprofile: ios15\ntraits: {device: iPhone-15}\nsections:\n" + sections.joined())
    shot.crop(from: offset, to: offset + 760)
    shot.addBar(height: 54)
    let comparison = try shot.comparison
    #expect(abs(comparison.top.doubleValue - (54 - offset)) < 0.5)
    #expect(comparison.changes.isEmpty, "\(comparison.lines)")
  }

  @Test func `a screen of another device has that device's scale, which is said`() throws {
    var shot = try Shot(Shot.spec.replacing("iPhone-15}", with: "iPhone-14}"), scale: 3)
    shot.addBar(height: 844 - Double(shot.image.height) / 3)
    #expect(shot.image.width == 1170 && shot.image.height == 2532)
    let other = try Shot(scale: 3)
    let comparison = ScreenshotComparison(other.layout, picture: other.picture, screenshot: shot.image)
    #expect(comparison.scale.scale == 3)
    #expect(comparison.notes[0].hasPrefix("The screenshot has the size of iPhone-14 (390 points wide)"))
    #expect(comparison.changes.allSatisfy { $0.kind != .gap && $0.kind != .height }, "\(comparison.lines)")
  }

  // MARK: - Other pixels

  @Test func `noise, and another font, change nothing`() throws {
    var noisy = try Shot()
    noisy.addBlockNoise()
    #expect(noisy.image != noisy.picture)
    #expect(try noisy.comparison.lines == Self.none)
    for font in ["DejaVu Sans", "Nimbus Sans", "Noto Sans"] {
      var shot = try Shot(font: font)
      #expect(try shot.comparison.lines == Self.none, "\(font)")
      shot.insert(2, at: shot.frame(ofRow: 0, in: 1).minY.doubleValue - 12)
      #expect(try shot.comparison.changes.map(\.difference) == [2], "\(font)")
    }
  }

  @Test(arguments: ["appearance: dark", "direction: rtl", "textSize: accessibilityLarge"])
  func `a row is found in each variant`(trait: String) throws {
    var shot = try Shot(Shot.spec.replacing("iPhone-15}", with: "iPhone-15, \(trait)}"))
    #expect(try shot.comparison.lines == Self.none)
    shot.insert(2, at: shot.frame(ofRow: 0, in: 1).minY.doubleValue - 12)
    let changes = try shot.comparison.changes
    #expect(changes.map(\.difference) == [2] && changes.map(\.kind) == [.gap])
  }

  @Test(arguments: ["ltr", "rtl"])
  func `parts that are further to the side are said, with the gap beside them`(direction: String) throws {
    let spec = Shot.spec.replacing("iPhone-15}", with: "iPhone-15, direction: \(direction)}")
    let own = try Shot(spec)
    let other = try Shot("metrics: {imageToTextSpacing: 19}\n" + spec)
    let comparison = ScreenshotComparison(own.layout, picture: own.picture, screenshot: other.picture)
    let changes = comparison.changes
    #expect(changes.count == 1 && changes[0].kind == .side && changes[0].element == "title")
    #expect(changes.first?.difference == 4 && changes.first?.gaps.map(\.name) == ["imageToTitle"])
    #expect(
      comparison.lines == [
        "rows 1.0 to 1.3: imageToTitle is 19, not 15; the title is 4 points further inside"
      ])
    let inset = try Shot("inset: {left: 23}\n" + spec)
    let moved = ScreenshotComparison(own.layout, picture: own.picture, screenshot: inset.picture).changes
    #expect(moved.contains { $0.kind == .side && $0.gaps.map(\.name) == ["insetLeft"] }, "\(moved)")
  }

  @Test func `a dark screenshot of a light spec names the appearance, and no place`() throws {
    let dark = try Shot(Shot.spec.replacing("iPhone-15}", with: "iPhone-15, appearance: dark}"))
    let light = try Shot()
    let comparison = ScreenshotComparison(light.layout, picture: light.picture, screenshot: dark.picture)
    #expect(!comparison.agrees && comparison.changes.isEmpty && comparison.lines.isEmpty)
    #expect(
      comparison.notes == [
        "The screenshot is dark, the spec is not: set traits.appearance to dark.",
        "The rows of the spec were not found in the screenshot.",
      ])
  }

  @Test func `a screenshot of another profile has other heights, each kind said once`() throws {
    let other = try Shot(Shot.spec.replacing("profile: ios15", with: "profile: ios26"))
    let own = try Shot()
    let comparison = ScreenshotComparison(own.layout, picture: own.picture, screenshot: other.picture)
    let heights = comparison.changes.filter { $0.kind == .height }
    #expect(heights.flatMap(\.places).count >= 5, "\(comparison.lines)")
    #expect(heights.allSatisfy { abs($0.difference.doubleValue - 8) <= 0.5 })
  }

  @Test func `an empty screenshot has no row`() throws {
    var shot = try Shot()
    shot.image = PixelImage(width: 786, height: 900, bytes: Array(repeating: 255, count: 786 * 900 * 4))
    let comparison = try shot.comparison
    #expect(!comparison.agrees && !comparison.isAligned && comparison.score == nil)
  }
}
