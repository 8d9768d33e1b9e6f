// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Pixels

/// A format that another program draws from an SVG: a PNG or a page of PDF.
package enum RasterFormat: String, Hashable, Sendable, CaseIterable {
  case png, pdf

  /// The possible pixels per point.
  package static let scales = 1...8
  /// The longest side in pixels that Cairo can draw.
  package static let mostPixels = 32_767

  /// The side in pixels of a length in points, rounded up.
  package static func pixels(_ length: Points, scale: Int) -> Int {
    Int((length.doubleValue * Double(scale)).rounded(.up))
  }

  /// The same picture with metadata that names its maker, and so marks it as safe to overwrite.
  ///
  /// - Parameters:
  ///   - bytes: a whole file, as the rasteriser wrote it.
  ///   - font: the font of the texts; `nil` if it is unknown.
  ///   - scale: pixels per point.
  /// - Returns: `nil` if the bytes aren't a file of this format.
  package func marked(_ bytes: [UInt8], font: String?, scale: Int) -> [UInt8]? {
    switch self {
    case .png:
      guard bytes.starts(with: PixelImage.pngSignature), bytes.count > Self.headerEnd else { return nil }
      var chunks = PNGChunk.text("Software", Self.maker)
      if let font { chunks += PNGChunk.text("Font", font) }
      // In pixels per metre, horizontally and vertically. A point is a 72nd of an inch.
      let density = UInt32((Double(scale) * 72 / 0.0254).rounded())
      chunks += PNGChunk.density(density)
      return bytes[..<Self.headerEnd] + chunks + bytes[Self.headerEnd...]
    case .pdf:
      // The second line of a PDF is a comment of any four bytes that aren't ASCII, so nothing in the file
      // moves.
      guard bytes.starts(with: "%PDF-".utf8), let line = bytes.prefix(16).firstIndex(of: UInt8(ascii: "\n")),
        bytes.count > line + 5, bytes[line + 1] == UInt8(ascii: "%"),
        bytes[(line + 2)..<(line + 6)].allSatisfy({ $0 >= 0x80 })
      else { return nil }
      return bytes[..<(line + 2)] + Self.pageMark + bytes[(line + 6)...]
    }
  }

  /// Whether ``marked(_:font:scale:)`` wrote the file.
  package static func isOurs(beginning bytes: [UInt8]) -> Bool {
    if bytes.starts(with: PixelImage.pngSignature) {
      return bytes.dropFirst(headerEnd).starts(with: PNGChunk.text("Software", maker))
    }
    guard bytes.starts(with: "%PDF-".utf8), let line = bytes.prefix(16).firstIndex(of: UInt8(ascii: "\n"))
    else { return false }
    return bytes[(line + 1)...].dropFirst().starts(with: pageMark)
  }

  private static let maker = "roundtable"
  /// The end of the PNG signature of 8 bytes and the header chunk of 25, which is always first.
  private static let headerEnd = 8 + 25
  /// `Rtbl` with the highest bit of each byte set.
  private static let pageMark = Array("Rtbl".utf8).map { $0 | 0x80 }
}
