// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

/// A text picture while it is made, with rows that were kept from an earlier picture with the same width and
/// colours.
package struct TextRowPicture {
  private let canvas: TextCanvas
  private var blocks: TextBlocks
  /// The expected number of bytes.
  private var expected = 4096

  /// - Parameters:
  ///   - size: the content size in points.
  ///   - options: the options; kept rows must have the same.
  package init(size: Size, traits: DisplayTraits, options: TextPictureOptions) {
    canvas = TextCanvas(size: size, traits: traits, options: options, isASCII: false)
    blocks = TextBlocks(on: canvas)
  }

  /// Adds a group outside of the rows. The first one contains the table's background.
  package mutating func add(_ group: DisplayGroup) { blocks.add(group) }

  /// The lines of a row for all pictures in which it looks the same; `nil` if the row isn't drawn.
  package func body(of group: DisplayGroup) -> TextRowBody? {
    var own = blocks.empty
    own.add(group)
    guard var block = own.drainRows().first else { return nil }
    block.interior = TextPicture.interior(of: block, on: canvas)
    block.pieces = []
    return TextRowBody(block: block)
  }

  /// Adds a kept row.
  ///
  /// - Parameter dy: the points that it is lower than where it was made.
  package mutating func add(_ row: TextRowBody, at index: (section: Int, row: Int), movedBy dy: Points) {
    var block = row.block
    block.section = index.section
    block.row = index.row
    block.rect.origin.y += dy
    for place in block.separators.indices { block.separators[place].origin.y += dy }
    blocks.add(block)
    // An edge has a line of as many columns, of three bytes each.
    expected += (block.interior?.bytes.count ?? 0) + 256
  }

  /// The bytes of the picture, after everything was added.
  package mutating func finished() -> [UInt8] {
    TextPicture.bytes(of: &blocks, on: canvas, expecting: expected)
  }
}

/// The drawn lines of one row, for pictures that reuse them.
package struct TextRowBody: Sendable {
  let block: TextBlock

  /// The approximate bytes that it takes.
  package var count: Int { (block.interior?.bytes.count ?? 0) + 64 * block.separators.count }
}

extension TextPicture {
  fileprivate static func interior(of block: TextBlock, on canvas: TextCanvas) -> TextBlock.Interior {
    var picture = TextPicture(on: canvas)
    picture.drawInterior(of: block)
    return TextBlock.Interior(bytes: picture.bytes, count: picture.lineCount)
  }

  fileprivate static func bytes(of blocks: inout TextBlocks, on canvas: TextCanvas, expecting expected: Int)
    -> [UInt8]
  {
    var picture = TextPicture(on: canvas)
    picture.bytes.reserveCapacity(expected)
    picture.drawRest(&blocks, height: canvas.size.height)
    return picture.bytes
  }
}
