// SPDX-License-Identifier: GPL-3.0-or-later

/// What a preview is written as, and its file's ending.
package enum PreviewFormat: String, Hashable, Sendable, CaseIterable {
  case text, svg, png, pdf

  package static let standard: [PreviewFormat] = [.text, .svg]

  package var ending: String { self == .text ? "txt" : rawValue }

  package var raster: RasterFormat? {
    switch self {
    case .text, .svg: nil
    case .png: .png
    case .pdf: .pdf
    }
  }

  /// Several by their names, with commas between them.
  ///
  /// - Returns: nil where one is unknown, or named twice.
  package static func list(_ names: String) -> [PreviewFormat]? {
    let words = names.split(separator: ",", omittingEmptySubsequences: false)
    let formats = words.compactMap { PreviewFormat(rawValue: String($0)) }
    return formats.count == words.count && Set(formats).count == formats.count ? formats : nil
  }
}
