// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import TableModel

struct BlockArrayTests {
  @Test(arguments: 0..<20)
  func `random edits give the same elements as with a plain array`(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var plain: [Int] = []
    var blocks = BlockArray<Int>()
    var kept: [(plain: [Int], blocks: BlockArray<Int>)] = []
    for step in 0..<600 {
      let place = Int.random(in: 0...plain.count, using: &generator)
      switch Int.random(in: 0..<9, using: &generator) {
      case 0...2:
        plain.append(step)
        blocks.append(step)
      case 3, 4:
        plain.insert(step, at: place)
        blocks.insert(step, at: place)
      case 5 where place < plain.count:
        #expect(plain.remove(at: place) == blocks.remove(at: place))
      case 6 where place < plain.count:
        plain[place] += 1000
        blocks[place] += 1000
      case 7:
        let end = Int.random(in: place...plain.count, using: &generator)
        let new = Array(0..<Int.random(in: 0...200, using: &generator))
        plain.replaceSubrange(place..<end, with: new)
        blocks.replaceSubrange(place..<end, with: new)
      default: kept.append((plain, blocks))
      }
      #expect(blocks.count == plain.count)
      #expect(Array(blocks) == plain)
      #expect(blocks.indices.map { blocks[$0] } == plain)
      #expect(blocks == BlockArray(plain))
      #expect(blocks.hashValue == BlockArray(plain).hashValue)
      expectShape(blocks)
      for (formerPlain, former) in kept.suffix(3) {
        let common = zip(plain, formerPlain).prefix { $0 == $1 }.count
        #expect(blocks.commonPrefix(with: former) == common)
        #expect((blocks == former) == (plain == formerPlain))
      }
    }
    // Earlier copies are unchanged.
    for (plain, blocks) in kept { #expect(Array(blocks) == plain) }
  }

  /// Checks that blocks and branches are not too wide, that all have the same depth, and that the counts are
  /// right.
  private func expectShape(_ array: BlockArray<Int>) {
    #expect(array.blocks.allSatisfy { $0.count <= BlockArray<Int>.Node.limit })
    #expect(array.isEmpty || array.blocks.allSatisfy { !$0.isEmpty })
    expectShape(array.root)
  }

  private func expectShape(_ node: BlockArray<Int>.Node) {
    #expect(node.elements.isEmpty || node.children.isEmpty)
    guard !node.isBlock else { return #expect(node.count == node.elements.count) }
    #expect(node.children.count <= BlockArray<Int>.Node.limit)
    #expect(node.count == node.children.reduce(0) { $0 + $1.count })
    #expect(Set(node.children.map(\.depth)).count == 1)
    node.children.forEach(expectShape)
  }

  @Test func `equal arrays with different blocks are equal`() {
    var one = BlockArray(0..<3000)
    let other = one
    for index in stride(from: 5, to: 2900, by: 97) { one.insert(-1, at: index) }
    #expect(one != other)
    for index in stride(from: 5, to: 2900, by: 97).reversed() { one.remove(at: index) }
    #expect(Array(one.blocks).map(\.count) != Array(other.blocks).map(\.count))
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
  }

  @Test func `an array that is emptied from the front, the middle and the back keeps few blocks`() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<3 {
      var blocks = BlockArray(0..<5000)
      while blocks.count > 64 {
        blocks.remove(at: Int.random(in: 0..<blocks.count, using: &generator))
        #expect(Array(blocks.blocks).count <= 2 + blocks.count / 8)
      }
    }
  }

  @Test func `an edit of a copy shares all blocks except one or two`() {
    let original = BlockArray((0..<10_000).map { Row(title: "\($0)") })
    let edits: [(inout BlockArray<Row>) -> Void] = [
      { $0.append(Row(title: "new")) }, { $0.insert(Row(title: "new"), at: 5000) },
      { $0.remove(at: 77) }, { $0[4321].title = "new" }, { $0.insert(Row(title: "new"), at: 0) },
    ]
    for edit in edits {
      var copy = original
      edit(&copy)
      #expect(copy != original)
      let shared = Set(storage(of: original))
      #expect(storage(of: copy).filter { !shared.contains($0) }.count <= 2)
    }
  }

  private func storage(of array: BlockArray<Row>) -> [UnsafeRawPointer] {
    array.blocks.compactMap { block in block.withUnsafeBytes { $0.baseAddress } }
  }
}
