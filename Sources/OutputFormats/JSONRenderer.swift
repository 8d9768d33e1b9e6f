// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry
import JSON
import WorkProgress

/// Every frame and parameter as JSON, in points, y down from the top of the content.
package struct JSONRenderer: Renderer {
  package static let identifier = "json"
  package static let fileExtensions = ["json"]
  package static let abstract = "every frame, corner, separator and parameter as numbers"

  package static let readsFrames = true

  /// What the first member says of every document of this kind.
  private static let format = "roundtable-frames"

  package init() {}

  /// Whether a text begins as what is rendered here, however it was laid out since.
  package static func isFrames(beginning text: some StringProtocol) -> Bool {
    String(text.prefix(200).filter { !$0.isWhitespace }).hasPrefix("{\"format\":\"\(format)\"")
  }

  /// One row with its frames, as ``render(_:)`` writes it.
  package static func row(_ row: FrameTree.Row) -> [UInt8] {
    var json = JSONWriter()
    json.row(row)
    return json.bytes
  }

  package func render(_ list: DisplayList) -> [UInt8] {
    var json = JSONWriter()
    let frames = list.frames
    json.object { json in
      json.key("format")
      json.string(Self.format)
      json.key("version")
      json.number(1)
      if let title = list.title {
        json.key("title")
        json.string(title)
      }
      json.key("scale")
      json.number(list.scale)
      json.key("contentSize")
      json.numbers(["width": frames.contentSize.width, "height": frames.contentSize.height])
      json.optional("tableHeaderView", frames.tableHeaderView)
      json.optional("tableFooterView", frames.tableFooterView)
      json.rects("fillerSeparators", frames.fillerSeparators)
      json.gaps(frames.gaps)
      json.parameters(frames.parameters)
      json.key("sections")
      json.array { json in
        for section in frames.sections {
          guard WorkProgress.advance() else { return }
          json.element()
          json.section(section)
        }
      }
    }
    json.newline()
    return json.bytes
  }
}
