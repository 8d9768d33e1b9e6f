// SPDX-License-Identifier: GPL-3.0-or-later

/// An array whose copies share everything but the blocks that an edit touches.
///
/// The history, the saved state and the line that may still fail each keep a table. With plain arrays every
/// edit would then copy all rows; here it copies one block and the list of blocks, and two arrays that share
/// their blocks are compared block by block without looking into them.
package struct BlockArray<Element> {
  /// The most elements of a block. Copying a block and copying the list of blocks of 100 000 rows cost about
  /// the same with it.
  package static var blockLimit: Int { 64 }

  /// None of them is empty.
  private(set) var blocks: [[Element]] = []
  /// The index of the first element of each block but the first: nothing to keep for a single block.
  private var laterStarts: [Int] = []
  package private(set) var count = 0

  package init() {}

  package init(_ elements: some Sequence<Element>) {
    if let same = elements as? Self {
      self = same
    } else {
      append(contentsOf: elements)
    }
  }
}

extension BlockArray: Sendable where Element: Sendable {}

extension BlockArray {
  /// The block that holds an index, and the place in it.
  ///
  /// - Parameter index: from 0 to before ``count``.
  private func place(of index: Int) -> (block: Int, offset: Int) {
    // Arrays that were made in one go have full blocks.
    let guess = Swift.min(index / Self.blockLimit, blocks.count - 1)
    let offset = index - start(of: guess)
    if offset >= 0, offset < blocks[guess].count { return (guess, offset) }
    var low = 0
    var high = blocks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if start(of: middle) <= index { low = middle } else { high = middle }
    }
    return (low, index - start(of: low))
  }

  private func start(of block: Int) -> Int { block == 0 ? 0 : laterStarts[block - 1] }

  /// Counts anew from a block on, after its length changed.
  private mutating func renumber(from block: Int) {
    let first = Swift.max(1, Swift.min(block, laterStarts.count + 1))
    laterStarts.removeSubrange((first - 1)...)
    var next = first - 1 < blocks.count ? start(of: first - 1) + blocks[first - 1].count : 0
    for index in first..<Swift.max(first, blocks.count) {
      laterStarts.append(next)
      next += blocks[index].count
    }
    count = blocks.isEmpty ? 0 : next
  }
}

extension BlockArray: RandomAccessCollection, MutableCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { count }

  package subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < count, "index out of range")
      let place = place(of: index)
      return blocks[place.block][place.offset]
    }
    _modify {
      precondition(index >= 0 && index < count, "index out of range")
      let place = place(of: index)
      yield &blocks[place.block][place.offset]
    }
  }

  /// Goes through the blocks, without looking each index up.
  package struct Iterator: IteratorProtocol {
    private let blocks: [[Element]]
    private var block = 0
    private var elements: IndexingIterator<[Element]>

    fileprivate init(_ blocks: [[Element]]) {
      self.blocks = blocks
      elements = [].makeIterator()
    }

    package mutating func next() -> Element? {
      if let element = elements.next() { return element }
      guard block < blocks.count else { return nil }
      elements = blocks[block].makeIterator()
      block += 1
      return elements.next()
    }
  }

  package func makeIterator() -> Iterator { Iterator(blocks) }

  /// Looks into the blocks where they are: rows are large, and copying each to look at its id takes long.
  package func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    var start = 0
    for block in blocks {
      if let offset = try block.firstIndex(where: predicate) { return start + offset }
      start += block.count
    }
    return nil
  }
}

extension BlockArray: RangeReplaceableCollection {
  package mutating func append(_ element: Element) {
    if let last = blocks.indices.last, blocks[last].count < Self.blockLimit {
      blocks[last].append(element)
    } else {
      if !blocks.isEmpty { laterStarts.append(count) }
      blocks.append([element])
    }
    count += 1
  }

  package mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  package mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range out of bounds")
    if range.lowerBound == count { return append(contentsOf: elements) }
    let first = place(of: range.lowerBound)
    let last = range.upperBound == count ? nil : place(of: range.upperBound)
    var merged = Array(blocks[first.block][..<first.offset])
    merged.append(contentsOf: elements)
    var end = blocks.count
    if let last {
      merged.append(contentsOf: blocks[last.block][last.offset...])
      end = last.block + 1
    }
    // What has become short joins a neighbour, or many removals would leave a block for each element.
    if end < blocks.count, merged.count + blocks[end].count <= Self.blockLimit / 2 {
      merged.append(contentsOf: blocks[end])
      end += 1
    }
    blocks.replaceSubrange(first.block..<end, with: Self.evenBlocks(of: merged))
    renumber(from: first.block)
  }

  /// As few blocks as will do, of about the same length: a full one that got one more is then two with room.
  private static func evenBlocks(of elements: [Element]) -> [[Element]] {
    guard elements.count > blockLimit else { return elements.isEmpty ? [] : [elements] }
    let number = (elements.count + blockLimit - 1) / blockLimit
    return (0..<number).map { index in
      Array(elements[(index * elements.count / number)..<((index + 1) * elements.count / number)])
    }
  }
}

extension BlockArray: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension BlockArray: Equatable where Element: Equatable {
  /// Arrays compare by their storage first: what two copies share is not looked at.
  package static func == (left: Self, right: Self) -> Bool {
    guard left.count == right.count else { return false }
    return left.laterStarts == right.laterStarts
      ? left.blocks == right.blocks : left.elementsEqual(right)
  }
}

extension BlockArray: Hashable where Element: Hashable {
  package func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension BlockArray: CustomDebugStringConvertible {
  package var debugDescription: String { Array(self).debugDescription }
}
