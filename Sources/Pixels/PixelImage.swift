// SPDX-License-Identifier: GPL-3.0-or-later

import CPNG

/// A picture as pixels: rows from the top, each from the left, 4 bytes per pixel (red, green, blue, alpha), in sRGB, not
/// premultiplied.
package struct PixelImage: Hashable, Sendable {
  /// In pixels, at least 1.
  package let width: Int
  /// In pixels, at least 1.
  package let height: Int
  /// `width * height * 4` bytes.
  package private(set) var bytes: [UInt8]

  /// The most pixels that a file may have: 100 million, 400 MB of memory. The tallest screenshots that people scroll and
  /// join have a tenth of it.
  package static let mostPixels = 100_000_000

  /// The first bytes of each PNG.
  package static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// - Precondition: there are `width * height * 4` bytes.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * 4)
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The pixel's red, green, blue and alpha.
  package subscript(_ x: Int, _ y: Int) -> SIMD4<UInt8> {
    get {
      let start = (y * width + x) * 4
      return SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    }
    set {
      let start = (y * width + x) * 4
      for channel in 0..<4 { bytes[start + channel] = newValue[channel] }
    }
  }

  /// Whether no pixel is transparent.
  package var isOpaque: Bool {
    bytes.withUnsafeBufferPointer { bytes in
      stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
  }

  /// The rows of the picture from `rows.lowerBound` on.
  package func rows(_ rows: Range<Int>) -> PixelImage {
    PixelImage(
      width: width, height: rows.count,
      bytes: Array(bytes[rows.lowerBound * width * 4..<rows.upperBound * width * 4]))
  }
}

// MARK: - PNG

/// Why bytes aren't a picture.
package enum PNGError: Error, Hashable {
  /// The bytes don't begin with PNG's signature.
  case otherFormat
  /// libpng's words.
  case damaged(String)
  /// More than ``PixelImage/mostPixels``.
  case large(width: Int, height: Int)
}

extension PixelImage {
  /// Decodes a PNG of any kind of pixels, with libpng.
  ///
  /// - Parameter mostPixels: a larger picture is refused before it is decoded. Default: ``mostPixels``.
  package init(png: [UInt8], mostPixels: Int = Self.mostPixels) throws(PNGError) {
    guard png.starts(with: Self.pngSignature) else { throw .otherFormat }
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let result: Result<PixelImage, PNGError> = png.withUnsafeBytes { source in
      guard png_image_begin_read_from_memory(&image, source.baseAddress, source.count) != 0 else {
        return .failure(.damaged(Self.words(of: image)))
      }
      let (width, height) = (Int(image.width), Int(image.height))
      guard width > 0, height > 0, width <= mostPixels / height else {
        return .failure(.large(width: width, height: height))
      }
      image.format = png_shim_rgba()
      var isWhole = false
      let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        // A row takes `width * 4` bytes; without a colour to mix with, libpng keeps alpha.
        isWhole = png_image_finish_read(&image, nil, buffer.baseAddress, png_int_32(width * 4), nil) != 0
        count = isWhole ? width * height * 4 : 0
      }
      guard isWhole else { return .failure(.damaged(Self.words(of: image))) }
      return .success(PixelImage(width: width, height: height, bytes: bytes))
    }
    self = try result.get()
  }

  /// The picture as a PNG, compressed by libpng.
  ///
  /// - Returns: `nil` if memory is lacking.
  package func png() -> [UInt8]? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    image.width = png_uint_32(width)
    image.height = png_uint_32(height)
    image.format = png_shim_rgba()
    defer { png_image_free(&image) }
    return bytes.withUnsafeBytes { pixels in
      // libpng never needs more than the pixels, one byte for each row, and its headers; zlib may store blocks as they
      // are, with 5 bytes for each 16 KB.
      var size = pixels.count + height + pixels.count / 1_000 + 1_024
      var isWhole = false
      let result = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        isWhole =
          png_image_write_to_memory(&image, buffer.baseAddress, &size, 0, pixels.baseAddress, 0, nil) != 0
        count = isWhole ? size : 0
      }
      return isWhole ? result : nil
    }
  }

  private static func words(of image: png_image) -> String {
    withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
