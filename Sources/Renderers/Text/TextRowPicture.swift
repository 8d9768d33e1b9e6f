// SPDX-License-Identifier: GPL-3.0-or-later

import Drawing
import Geometry

/// A picture for terminals in the making, some of whose rows are kept from another one of the same table's width and colour.
package struct TextRowPicture {
  private let canvas: TextCanvas
  private var blocks: TextBlocks
  /// Bytes.
  private var expected = 4096

  /// - Parameters:
  ///   - size: the content size in points.
  ///   - options: rows that are kept are kept for the same ones alone.
  package init(size: Size, traits: DisplayTraits, options: TextPictureOptions) {
    canvas = TextCanvas(size: size, traits: traits, options: options, isASCII: false)
    blocks = TextBlocks(on: canvas)
  }

  /// Adds what lies outside of the rows; the table's background is in the first of it.
  package mutating func add(_ group: DisplayGroup) { blocks.add(group) }

  /// What is drawn of a row in every picture in which it looks the same; nil for one that has no place in it.
  package func body(of group: DisplayGroup) -> TextRowBody? {
    var own = blocks.empty
    own.add(group)
    guard var block = own.drainRows().first else { return nil }
    block.interior = TextPicture.interior(of: block, on: canvas)
    block.pieces = []
    return TextRowBody(block: block)
  }

  /// - Parameter dy: points by which it lies lower than where it was made.
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

  package mutating func finished() -> [UInt8] {
    TextPicture.bytes(of: &blocks, on: canvas, expecting: expected)
  }
}

/// What a text picture draws of one row.
package struct TextRowBody: Sendable {
  let block: TextBlock

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
