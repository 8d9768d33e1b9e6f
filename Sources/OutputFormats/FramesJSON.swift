// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout

/// Writes all frames and parameters of a table as JSON, in points, y down from the top of the content.
package enum FramesJSON {
  static let identifier = "json"
  static let fileExtensions = ["json"]

  /// The value of `format`, the first member of each document.
  private static let format = "roundtable-frames"

  /// Whether a text begins like such a document, in any layout of its spaces.
  package static func isFrames(beginning text: some StringProtocol) -> Bool {
    String(text.prefix(200).filter { !$0.isWhitespace }).hasPrefix("{\"format\":\"\(format)\"")
  }

  /// The JSON of one row with its frames, as in ``bytes(of:)``.
  package static func row(_ row: FrameTree.Row) -> [UInt8] {
    var json = JSONWriter()
    json.row(row)
    return json.bytes
  }

  /// The document, which ends with a newline.
  package static func bytes(of frames: FrameTree) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("format", .text(format))
      json.member("version", .integer(1))
      if let title = frames.title { json.member("title", .text(title)) }
      json.member("scale", .integer(frames.scale))
      json.key("contentSize")
      json.numbers(["width": frames.contentSize.width, "height": frames.contentSize.height])
      if let bar = frames.navigationBar { json.navigationBar(bar) }
      json.frame("statusBar", frames.statusBar)
      json.frame("homeIndicator", frames.homeIndicator)
      json.frame("tableHeaderView", frames.tableHeaderView)
      json.frame("tableFooterView", frames.tableFooterView)
      json.rects("fillerSeparators", frames.fillerSeparators)
      json.gaps(frames.gaps)
      json.parameters(frames.parameters)
      json.list("sections", frames.sections) { json, section in
        WorkProgress.advance()
        json.section(section)
      }
    }
    json.newline()
    return json.bytes
  }
}
