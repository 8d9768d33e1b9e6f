// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The format and the size of a picture, read from the beginning of its file. Nothing is decoded, so a small file that
/// becomes a huge picture costs nothing here.
struct PictureHeader: Hashable {
  let format: PictureFormat
  /// In pixels, or in points for SVG and PDF.
  let width: Double
  let height: Double

  /// Why a file isn't shown, in words without its name.
  struct Complaint: Error, Hashable {
    let words: String

    init(_ words: String) { self.words = words }
  }

  /// The longest side, and the most pixels. Programs that draw a larger one may need gigabytes. Assumed: photos of phones
  /// have up to 48 million pixels, but no row shows one.
  static let sideLimit = 16_384.0
  static let pixelLimit = 40_000_000.0

  /// - Throws: ``Complaint`` for other formats, damaged files, and sizes above the limits.
  init(_ bytes: [UInt8]) throws(Complaint) {
    let size: (width: Double, height: Double)?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      format = .png
      size = Self.png(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
      size = Self.jpeg(bytes)
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      format = .pdf
      size = Self.pdf(bytes)
    } else if let text = SVGHeader.text(bytes) {
      format = .svg
      size = try SVGHeader.size(of: text)
    } else {
      throw Complaint("it is no PNG, JPEG, SVG or PDF")
    }
    guard let size, size.width >= 0.1, size.height >= 0.1 else {
      throw Complaint("its size can't be read from the \(format.name); it may be damaged")
    }
    guard max(size.width, size.height) <= Self.sideLimit, size.width * size.height <= Self.pixelLimit else {
      throw Complaint(
        "it has \(size.width.shortDescription) x \(size.height.shortDescription) pixels, more than 40 million or 16384 a side"
      )
    }
    (width, height) = size
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bytes.reduce(0) { $0 << 8 | UInt64($1) })
  }

  /// The size in a PNG's first chunk, which must be `IHDR`.
  private static func png(_ bytes: [UInt8]) -> (Double, Double)? {
    guard bytes.count >= 33, bytes[8..<16].elementsEqual([0, 0, 0, 13] + Array("IHDR".utf8)) else {
      return nil
    }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// The size in a JPEG's frame header, which follows segments with their lengths. An orientation in its EXIF data is
  /// ignored.
  private static func jpeg(_ bytes: [UInt8]) -> (Double, Double)? {
    var place = 2
    while place + 9 <= bytes.count {
      guard bytes[place] == 0xFF else { return nil }
      let marker = bytes[place + 1]
      switch marker {
      // Fill bytes, and markers without a segment.
      case 0xFF: place += 1
      case 0x01, 0xD0...0xD8: place += 2
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        return (number(bytes[(place + 7)..<(place + 9)]), number(bytes[(place + 5)..<(place + 7)]))
      // The end, or the beginning of the pixels.
      case 0xD9, 0xDA: return nil
      default:
        let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
        guard length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }

  /// The size of the first `MediaBox` that isn't compressed, without the page's rotation.
  private static func pdf(_ bytes: [UInt8]) -> (Double, Double)? {
    let key = Array("/MediaBox".utf8)
    guard let start = bytes.firstRange(of: key)?.upperBound else { return nil }
    let rest = bytes[start...].prefix(200)
    guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
      let close = rest.firstIndex(of: UInt8(ascii: "]")),
      open < close
    else { return nil }
    let words = rest[(open + 1)..<close].split { $0 <= 0x20 }.map { String(decoding: $0, as: UTF8.self) }
    let numbers = words.compactMap { Double($0) }
    guard numbers.count == 4, words.count == 4, numbers.allSatisfy({ abs($0) <= 100_000 }) else { return nil }
    return (abs(numbers[2] - numbers[0]), abs(numbers[3] - numbers[1]))
  }
}
