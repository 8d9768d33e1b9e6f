// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// The grid, characters and options of a text picture. Everything is drawn from left to right. A
/// right-to-left table is mirrored when it is read and again when it is written, so that its picture mirrors
/// the other one in each column.
struct TextCanvas {
  /// The content size in points.
  let size: Size
  let traits: DisplayTraits
  let options: TextPictureOptions
  let glyphs: GlyphSet
  let grid: GridMetrics
  /// The columns of the margin, which is at the left of mirrored pictures, too.
  private let marginWidth: Int

  init(size: Size, traits: DisplayTraits, options: TextPictureOptions, isASCII: Bool) {
    self.size = size
    self.traits = traits
    self.options = options
    glyphs = GlyphSet.named(isASCII: isASCII, isMirrored: traits.isRightToLeft)
    marginWidth = options.marginWidth
    grid = GridMetrics(
      width: size.width, maximumColumns: options.maximumColumns.map { [marginWidth] in $0 - marginWidth })
  }

  var width: Points { size.width }

  func blankLine() -> TextLine {
    TextLine(columns: grid.columns, isMirrored: traits.isRightToLeft, colors: options.colors)
  }

  /// Begins a line with the margin.
  ///
  /// - Parameter place: the row that the line names; `nil` for none.
  func appendMargin(_ place: TextPreview.Place?, to bytes: inout [UInt8]) {
    guard let margin = options.margin else { return }
    let cells =
      place.map {
        margin.cells(of: $0, width: marginWidth, isASCII: glyphs.isASCII, ellipsis: glyphs.ellipsis)
      } ?? []
    var line = TextLine(columns: marginWidth, colors: options.colors)
    line.write(cells[...], at: 0, before: marginWidth, width: cells[...].width, style(.dim))
    line.append(to: &bytes)
    bytes.removeLast()
    bytes += repeatElement(UInt8(ascii: " "), count: marginWidth - cells[...].width)
  }

  // MARK: - Mirroring

  func directed(_ rect: Rect) -> Rect { traits.isRightToLeft ? rect.mirrored(in: width) : rect }

  func directed(_ x: Points) -> Points { traits.isRightToLeft ? width - x : x }

  func directed(_ anchor: TextRun.Anchor) -> TextRun.Anchor {
    guard traits.isRightToLeft else { return anchor }
    switch anchor {
    case .left: return .right
    case .center: return .center
    case .right: return .left
    }
  }

  func directed(_ radii: CornerRadii) -> CornerRadii { traits.isRightToLeft ? radii.mirrored : radii }

  // MARK: - Colours

  func style(_ make: @autoclosure () -> CharacterStyle) -> CharacterStyle {
    options.colors == nil ? .plain : make()
  }
}
