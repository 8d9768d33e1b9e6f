// SPDX-License-Identifier: GPL-3.0-or-later

import EmbeddedFiles

/// A fixed file of the page, embedded in the program.
struct PageAsset: Sendable, Equatable {
  /// For example "page.js".
  let name: String
  let bytes: [UInt8]

  /// The page's document, with placeholders for its first state. It isn't served under an address of its own.
  static let template: [UInt8] = all["page.html"]?.bytes ?? []

  /// The document of the start page, likewise.
  static let gallery: [UInt8] = all["gallery.html"]?.bytes ?? []

  /// - Returns: `nil` if no asset is served under this name.
  init?(served name: String) {
    guard !name.hasSuffix(".html"), let asset = Self.all[name] else { return nil }
    self = asset
  }

  private init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  private static let all: [String: PageAsset] = {
    let files = pageFiles()
    return Dictionary(
      uniqueKeysWithValues: UnsafeBufferPointer(start: files.first, count: files.count).map { file in
        let asset = PageAsset(name: String(cString: file.name), bytes: Array(String(cString: file.text).utf8))
        return (asset.name, asset)
      })
  }()

  var contentType: String {
    if name.hasSuffix(".css") { return "text/css; charset=utf-8" }
    return name.hasSuffix(".svg") ? "image/svg+xml" : "text/javascript; charset=utf-8"
  }
}
