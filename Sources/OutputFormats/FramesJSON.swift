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
    var none = WrittenParameters()
    json.row(row, after: &none)
    return json.takePiece()
  }

  /// The document, which ends with a newline.
  package static func bytes(of layout: LaidOutTable) -> [UInt8] {
    var bytes: [UInt8] = []
    forEachPiece(of: layout) { piece in
      bytes += piece
      return true
    }
    return bytes
  }

  /// The bytes after which a piece is passed on: 16 rows.
  private static let pieceSize = 1 << 16

  /// Makes the document piece by piece until `body` returns `false`. A row takes 4 kB, so the whole document of
  /// 10 000 rows takes more memory than the table and its layout.
  package static func forEachPiece(of layout: LaidOutTable, _ body: ([UInt8]) -> Bool) {
    var json = JSONWriter()
    var parameters = WrittenParameters()
    var isWanted = true
    json.object { json in
      json.member("format", .text(format))
      json.member("version", .integer(1))
      json.table(layout.tableTree())
      json.key("sections")
      json.array { json in
        for index in layout.sections.indices {
          guard isWanted, WorkProgress.advance() else { return }
          json.element()
          json.object { json in
            json.section(layout.sectionTree(index))
            json.key("rows")
            json.array { json in
              layout.forEachRow(inSection: index) { row in
                json.element()
                json.row(row, after: &parameters)
                if json.bytes.count >= pieceSize { isWanted = body(json.takePiece()) }
                return isWanted
              }
            }
          }
        }
      }
    }
    json.newline()
    if isWanted { _ = body(json.takePiece()) }
  }
}
