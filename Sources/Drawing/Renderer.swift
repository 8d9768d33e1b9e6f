// SPDX-License-Identifier: GPL-3.0-or-later

/// One output format. A renderer sees a finished display list and gives bytes; it touches nothing else.
package protocol Renderer: Sendable {
  /// The name on the command line: `--format svg`.
  static var identifier: String { get }
  /// File endings that mean this format, without the dot; the first is the usual one.
  static var fileExtensions: [String] { get }
  /// One line for help.
  static var abstract: String { get }

  /// Whether it reads ``DisplayList/frames``, which cost as much to work out as the picture.
  static var readsFrames: Bool { get }

  init()

  /// The same list gives the same bytes, always. Ends with a newline, unless there is nothing to draw.
  func render(_ list: DisplayList) -> [UInt8]
}

extension Renderer {
  package static var readsFrames: Bool { false }
}
