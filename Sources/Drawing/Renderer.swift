// SPDX-License-Identifier: GPL-3.0-or-later

/// A picture format: it turns a finished display list into bytes and depends on nothing else.
package protocol Renderer: Sendable {
  /// The name on the command line: `--format svg`.
  static var identifier: String { get }
  /// The file extensions of this format without the dot; the first is the usual one.
  static var fileExtensions: [String] { get }

  init()

  /// The picture's bytes. Equal lists always give equal bytes, which end with a newline unless there is
  /// nothing to draw.
  func render(_ list: DisplayList) -> [UInt8]
}
