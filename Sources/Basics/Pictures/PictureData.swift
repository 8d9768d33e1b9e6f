// SPDX-License-Identifier: GPL-3.0-or-later

/// The formats of picture files, recognized by their first bytes.
package enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  case png, jpeg, svg, pdf

  /// The name in messages.
  package var name: String { rawValue.uppercased() }

  /// The media type in a `data:` URL; `nil` for a format that an SVG can't embed.
  package var mediaType: String? {
    switch self {
    case .png: "image/png"
    case .jpeg: "image/jpeg"
    case .svg: "image/svg+xml"
    case .pdf: nil
    }
  }
}

/// The bytes of a picture file. They are never decoded: pictures embed them as they are.
///
/// A class, so that copies of a table and of a display list share the bytes.
package final class PictureData: Sendable {
  package let bytes: [UInt8]
  package let format: PictureFormat
  /// A name that the contents decide: `picture-` and 16 hexadecimal digits.
  package let name: String

  package init(_ bytes: [UInt8], _ format: PictureFormat) {
    self.bytes = bytes
    self.format = format
    let digits = String(ContentHash(of: bytes).value, radix: 16)
    name = "picture-" + String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The file as a URL; `nil` for a format that an SVG can't embed.
  package var url: String? {
    format.mediaType.map { "data:\($0);base64,\(Base64.text(bytes))" }
  }
}

extension PictureData: Hashable {
  package static func == (one: PictureData, other: PictureData) -> Bool {
    one === other || (one.name == other.name && one.format == other.format && one.bytes == other.bytes)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
