// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport

/// What is written beside a spec at every save, and its file's ending.
package enum PreviewFormat: String, Hashable, Sendable, CaseIterable {
  case text, svg, png, pdf, uikit, swiftui, xctest

  package static let standard: [PreviewFormat] = [.text, .svg]

  package var ending: String {
    switch self {
    case .text: "txt"
    case .svg, .png, .pdf: rawValue
    // They may stand beside each other.
    case .uikit, .swiftui, .xctest: rawValue + ".swift"
    }
  }

  /// The code that it is; `nil` for a picture.
  package var code: CodeFormat? { CodeFormat(rawValue: rawValue) }

  package var raster: RasterFormat? {
    switch self {
    case .text, .svg, .uikit, .swiftui, .xctest: nil
    case .png: .png
    case .pdf: .pdf
    }
  }

  /// Their names, for messages.
  package static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// What an option that takes several of them says of itself.
  package static let meaning =
    "The formats, separated by commas: \(names). Default: "
    + "\(standard.map(\.rawValue).joined(separator: " and "))."

  /// Several by their names, with commas between them.
  ///
  /// - Returns: nil where one is unknown, or named twice.
  package static func list(_ names: String) -> [PreviewFormat]? {
    let words = names.split(separator: ",", omittingEmptySubsequences: false)
    let formats = words.compactMap { PreviewFormat(rawValue: String($0)) }
    return formats.count == words.count && Set(formats).count == formats.count ? formats : nil
  }
}
