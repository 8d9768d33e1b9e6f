// SPDX-License-Identifier: GPL-3.0-or-later

import CodeExport

/// A format of the files that are written beside a spec at every save.
package enum PreviewFormat: String, Hashable, Sendable, CaseIterable {
  case text, svg, png, pdf, uikit, swiftui, xctest

  /// The default formats.
  package static let standard: [PreviewFormat] = [.text, .svg]

  /// The file extension without the dot.
  package var ending: String {
    switch self {
    case .text: "txt"
    case .svg, .png, .pdf: rawValue
    // The name of the format is in the extension, so that the files of several formats can be in one folder.
    case .uikit, .swiftui, .xctest: rawValue + ".swift"
    }
  }

  /// The format of exported code; `nil` for a picture.
  package var code: CodeFormat? { CodeFormat(rawValue: rawValue) }

  /// The format that another program draws; `nil` for text, SVG and code.
  package var raster: RasterFormat? {
    switch self {
    case .text, .svg, .uikit, .swiftui, .xctest: nil
    case .png: .png
    case .pdf: .pdf
    }
  }

  /// The names of all formats, for messages.
  package static let names = allCases.map(\.rawValue).joined(separator: ", ")

  /// The help of an option that takes several formats.
  package static let meaning =
    "The formats, separated by commas: \(names). Default: "
    + "\(standard.map(\.rawValue).joined(separator: " and "))."

  /// The formats of a comma-separated list of names.
  ///
  /// - Returns: `nil` if a name is unknown or repeated.
  package static func list(_ names: String) -> [PreviewFormat]? {
    let words = names.split(separator: ",", omittingEmptySubsequences: false)
    let formats = words.compactMap { PreviewFormat(rawValue: String($0)) }
    return formats.count == words.count && Set(formats).count == formats.count ? formats : nil
  }
}
