// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Renderers

/// Every output format: the pictures, and the frames themselves. A new one is one file and one line here.
package enum RendererRegistry {
  package static let all: [any Renderer.Type] = [
    ASCIIRenderer.self,
    BoxDrawingRenderer.self,
    JSONRenderer.self,
    SVGRenderer.self,
  ]

  package static func named(_ identifier: String) -> (any Renderer.Type)? {
    all.first { $0.identifier == identifier }
  }

  /// The format that a file ending (without the dot) stands for.
  package static func forFileExtension(_ ending: String) -> (any Renderer.Type)? {
    all.first { $0.fileExtensions.contains(ending.lowercased()) }
  }
}
