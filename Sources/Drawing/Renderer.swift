// SPDX-License-Identifier: GPL-3.0-or-later

/// One picture format. A renderer sees a finished display list and gives bytes; it touches nothing else.
package protocol Renderer: Sendable {
  /// The name on the command line: `--format svg`.
  static var identifier: String { get }
  /// File endings that mean this format, without the dot; the first is the usual one.
  static var fileExtensions: [String] { get }

  init()

  /// The same list gives the same bytes, always. Ends with a newline, unless there is nothing to draw.
  func render(_ list: DisplayList) -> [UInt8]
}
