// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Renderers
import TableLayout

/// What a layout can be written as. A new picture is one renderer and one line in ``all``.
package enum OutputFormat: Sendable {
  /// The display list, drawn.
  case picture(any Renderer.Type)
  /// Every frame and parameter as numbers: no display list is made for them.
  case frames

  package static let all: [OutputFormat] = [
    .picture(ASCIIRenderer.self), .picture(BoxDrawingRenderer.self), .frames, .picture(SVGRenderer.self),
  ]

  /// The name on the command line: `--format svg`.
  package var identifier: String {
    switch self {
    case .picture(let renderer): renderer.identifier
    case .frames: FramesJSON.identifier
    }
  }

  /// File endings that mean this format, without the dot; the first is the usual one.
  package var fileExtensions: [String] {
    switch self {
    case .picture(let renderer): renderer.fileExtensions
    case .frames: FramesJSON.fileExtensions
    }
  }

  package static func named(_ identifier: String) -> OutputFormat? {
    all.first { $0.identifier == identifier }
  }

  /// The format that a file ending (without the dot) stands for.
  package static func forFileExtension(_ ending: String) -> OutputFormat? {
    all.first { $0.fileExtensions.contains(ending.lowercased()) }
  }

  /// - Parameter withRulers: whether the named gaps are drawn over a picture; frames tell of them anyway.
  package func bytes(of layout: LaidOutTable, withRulers: Bool) -> [UInt8] {
    switch self {
    case .picture(let renderer): renderer.init().render(layout.unkeptDisplayList(withRulers: withRulers))
    case .frames: FramesJSON.bytes(of: layout.frameTree())
    }
  }
}
