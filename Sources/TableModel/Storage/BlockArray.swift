// SPDX-License-Identifier: GPL-3.0-or-later

/// An array in which an edit copies only one block of elements, because it is a tree of small arrays that
/// copies share.
///
/// The history, the saved state and the state before the current line each keep a table. With plain arrays,
/// every edit would copy all rows; here it copies one block and the branches above it. Arrays that share
/// blocks are compared and laid out without reading those. With 100 000 rows, an edit takes 2 µs of processor
/// time; a copy of one array of all rows takes 18 ms, and with 1 000 rows 27 µs.
///
/// It is public, although only the package uses it, so that the compiler specialises it for the element in
/// other targets. Unspecialised, comparing the identity of two arrays took a hundred instructions.
public struct BlockArray<Element> {
  @usableFromInline package internal(set) var root: Node

  @inlinable
  public init() { self.init(tree: Node([])) }

  @inlinable
  public init(_ elements: some Sequence<Element>) {
    if let same = elements as? Self {
      self = same
    } else {
      self.init(tree: Node.tree(of: Array(elements)))
    }
  }

  @usableFromInline
  init(tree: Node) { root = tree }
}

extension BlockArray: Sendable where Element: Sendable {}

extension BlockArray: RandomAccessCollection, MutableCollection {
  @inlinable
  public var startIndex: Int { 0 }
  @inlinable
  public var endIndex: Int { root.count }
  @inlinable
  public var count: Int { root.count }

  @inlinable
  public subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < root.count, "index out of range")
      return root[index]
    }
    _modify {
      precondition(index >= 0 && index < root.count, "index out of range")
      // This isn't a recursive `_modify` of the node: optimised but unspecialised, as for a caller in this
      // module, one ended with a bad pointer (Swift 6.3.1).
      var (block, offset) = root.detachBlock(with: index)
      defer { root.attachBlock(block, with: index) }
      yield &block[offset]
    }
  }

  /// The blocks from first to last.
  public struct Blocks: IteratorProtocol, Sequence {
    /// The branches on the way down, each with its remaining children.
    @usableFromInline var branches: [ArraySlice<Node>]

    @usableFromInline
    init(_ nodes: ArraySlice<Node>) { branches = [nodes] }

    @inlinable
    public mutating func next() -> [Element]? {
      while let last = branches.indices.last {
        guard let node = branches[last].popFirst() else {
          branches.removeLast()
          continue
        }
        if node.isBlock { return node.elements }
        branches.append(node.children[...])
      }
      return nil
    }
  }

  /// The blocks from first to last.
  @inlinable
  public var blocks: Blocks { Blocks([root]) }

  /// Iterates over the blocks, without a look-up of each index.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var blocks: Blocks
    @usableFromInline var elements: IndexingIterator<[Element]>

    @inlinable
    init(_ blocks: Blocks) {
      self.blocks = blocks
      elements = [].makeIterator()
    }

    @inlinable
    public mutating func next() -> Element? {
      while true {
        if let element = elements.next() { return element }
        guard let block = blocks.next() else { return nil }
        elements = block.makeIterator()
      }
    }
  }

  /// Calls `body` for each block until it returns false. Faster than an iterator if most arrays have one
  /// block.
  @inlinable
  public func forEachBlock(_ body: ([Element]) -> Bool) { _ = root.forEachBlock(body) }

  @inlinable
  public func makeIterator() -> Iterator { Iterator(blocks) }

  /// Searches the blocks in place, because copying each row to read its id takes long.
  @inlinable
  public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int? {
    var start = 0
    for block in blocks {
      if let offset = try block.firstIndex(where: predicate) { return start + offset }
      start += block.count
    }
    return nil
  }
}

extension BlockArray: RangeReplaceableCollection {
  @inlinable
  public mutating func insert(_ element: Element, at index: Int) {
    precondition(index >= 0 && index <= count, "index out of range")
    if let right = root.insert(element, at: index, isAtEnd: index == count) {
      root = Node(children: [root, right])
    }
  }

  @inlinable
  public mutating func append(_ element: Element) { insert(element, at: count) }

  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    guard !isEmpty else { return self = Self(elements) }
    for element in elements { append(element) }
  }

  @discardableResult
  public mutating func remove(at index: Int) -> Element {
    precondition(index >= 0 && index < count, "index out of range")
    let removed = root.remove(at: index)
    while root.children.count == 1 { root = root.children[0] }
    return removed
  }

  public mutating func replaceSubrange(
    _ range: Range<Int>, with elements: some Collection<Element>
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "range out of bounds")
    // A few elements are replaced one by one, which keeps all other blocks; for many elements, all blocks are
    // made again.
    guard (range.count + elements.count) * 8 < count else {
      self = Self(Array(self[..<range.lowerBound]) + elements + Array(self[range.upperBound...]))
      return
    }
    let kept = Swift.min(range.count, elements.count)
    for (index, element) in zip(range, elements) { self[index] = element }
    for _ in kept..<range.count { remove(at: range.lowerBound + kept) }
    for (offset, element) in elements.dropFirst(kept).enumerated() {
      insert(element, at: range.lowerBound + kept + offset)
    }
  }
}

extension BlockArray: ExpressibleByArrayLiteral {
  @inlinable
  public init(arrayLiteral elements: Element...) { self.init(elements) }
}

extension BlockArray: Equatable where Element: Equatable {
  /// Arrays compare their storage first: blocks that both share aren't read.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.commonPrefix(with: right) == left.count
  }

  /// The number of equal elements at the beginning of both.
  @inlinable
  public func commonPrefix(with other: Self) -> Int { Node.commonPrefix(root, other.root) }
}

extension BlockArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for element in self { hasher.combine(element) }
  }
}

extension BlockArray: CustomDebugStringConvertible {
  public var debugDescription: String { Array(self).debugDescription }
}
