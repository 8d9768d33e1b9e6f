// SPDX-License-Identifier: GPL-3.0-or-later

extension BlockArray {
  /// A part of the tree of a ``BlockArray``: a block of elements, or branches of the same depth.
  ///
  /// It has two plain arrays, one of which is empty: unlike the payload of an enumeration, they can be
  /// changed in place. If the array of a node is the same storage as before, nothing below the node has
  /// changed, because a change copies shared storage.
  public struct Node {
    /// The number of elements in and below it.
    @usableFromInline package internal(set) var count: Int
    /// The elements of a block; empty in a branch.
    @usableFromInline package internal(set) var elements: [Element] = []
    /// The children of a branch; empty in a block.
    @usableFromInline package internal(set) var children: [Node] = []

    @usableFromInline
    init(_ elements: [Element]) {
      count = elements.count
      self.elements = elements
    }

    @usableFromInline
    init(children: [Node]) {
      count = children.reduce(0) { $0 + $1.count }
      self.children = children
    }

    @inlinable
    public var isBlock: Bool { children.isEmpty }

    /// The number of levels below it, 0 for a block.
    @inlinable
    public var depth: Int { children.isEmpty ? 0 : children[0].depth + 1 }

    @inlinable
    public var first: Element? { children.isEmpty ? elements.first : children[0].first }

    /// The number of elements of a block or of children of a branch.
    @inlinable
    var width: Int { isBlock ? elements.count : children.count }

    /// Whether both have the same storage, so that nothing below them differs. This holds as long as both are
    /// retained, because a change copies shared storage.
    @inlinable
    public func isIdentical(to other: Node) -> Bool {
      Self.areIdentical(elements, other.elements) && Self.areIdentical(children, other.children)
    }

    /// Whether both arrays have the same storage.
    @inlinable
    static func areIdentical<Item>(_ one: [Item], _ other: [Item]) -> Bool {
      one.count == other.count
        && one.withUnsafeBufferPointer { one in
          other.withUnsafeBufferPointer { one.baseAddress == $0.baseAddress }
        }
    }
  }
}

extension BlockArray.Node: Sendable where Element: Sendable {}

extension BlockArray.Node {
  /// The largest number of elements of a block, and of children of a branch. With 32, a changed row costs a
  /// path of four small arrays among a million; with 64 it took a third more time, with 16 no less.
  @usableFromInline static var limit: Int { 32 }

  /// The child of a branch that contains an index, and the index in it.
  @inlinable
  public func place(of index: Int) -> (child: Int, offset: Int) {
    var child = 0
    var offset = index
    while offset >= children[child].count {
      offset -= children[child].count
      child += 1
    }
    return (child, offset)
  }

  @inlinable
  public subscript(index: Int) -> Element {
    if children.isEmpty { return elements[index] }
    let (child, offset) = place(of: index)
    return children[child][offset]
  }

  /// Removes the block that contains an index from the tree, so that an unshared one is changed in place.
  /// ``attachBlock(_:with:)`` must put it back.
  @inlinable
  mutating func detachBlock(with index: Int) -> (elements: [Element], offset: Int) {
    if children.isEmpty {
      let block = elements
      elements = []
      return (block, index)
    }
    let (child, offset) = place(of: index)
    return children[child].detachBlock(with: offset)
  }

  /// Puts a detached block back.
  @inlinable
  mutating func attachBlock(_ block: [Element], with index: Int) {
    if children.isEmpty { return elements = block }
    let (child, offset) = place(of: index)
    children[child].attachBlock(block, with: offset)
  }

  /// - Returns: whether `body` returned true for all blocks.
  @inlinable
  func forEachBlock(_ body: ([Element]) -> Bool) -> Bool {
    isBlock ? body(elements) : children.allSatisfy { $0.forEachBlock(body) }
  }

  /// - Parameter isAtEnd: whether no element follows in the whole array.
  /// - Returns: a right neighbour with the elements for which the node has no room; `nil` if all fit.
  @inlinable
  mutating func insert(_ element: Element, at index: Int, isAtEnd: Bool) -> Self? {
    count += 1
    if isBlock {
      elements.insert(element, at: index)
      // Appending elements one by one leaves full blocks.
      return elements.count > Self.limit ? split(at: isAtEnd ? index : elements.count / 2) : nil
    }
    var child = 0
    var offset = index
    while offset > children[child].count {
      offset -= children[child].count
      child += 1
    }
    guard let right = children[child].insert(element, at: offset, isAtEnd: isAtEnd) else { return nil }
    children.insert(right, at: child + 1)
    return children.count > Self.limit ? split(at: isAtEnd ? child + 1 : children.count / 2) : nil
  }

  /// Removes the elements or children from `place` on and returns them as a node.
  @inlinable
  mutating func split(at place: Int) -> Self {
    let right =
      isBlock ? Self(Array(elements[place...])) : Self(children: Array(children[place...]))
    if isBlock { elements.removeSubrange(place...) } else { children.removeSubrange(place...) }
    count -= right.count
    return right
  }

  mutating func remove(at index: Int) -> Element {
    count -= 1
    if isBlock { return elements.remove(at: index) }
    let (child, offset) = place(of: index)
    let removed = children[child].remove(at: offset)
    // A short child is joined with a neighbour; otherwise many removals would leave a block for each element.
    if children[child].width < Self.limit / 4 {
      if child > 0, joins(child - 1) { return removed }
      if child + 1 < children.count { _ = joins(child) }
    }
    return removed
  }

  /// Joins a child and the next one if they fit in one node. Returns whether they did.
  private mutating func joins(_ child: Int) -> Bool {
    guard children[child].width + children[child + 1].width <= Self.limit else { return false }
    let right = children.remove(at: child + 1)
    children[child].elements += right.elements
    children[child].children += right.children
    children[child].count += right.count
    return true
  }

  /// A tree of full blocks.
  @inlinable
  static func tree(of elements: [Element]) -> Self {
    guard elements.count > limit else { return Self(elements) }
    var nodes = stride(from: 0, to: elements.count, by: limit).map { start in
      Self(Array(elements[start..<Swift.min(start + limit, elements.count)]))
    }
    while nodes.count > 1 {
      nodes = stride(from: 0, to: nodes.count, by: limit).map { start in
        Self(children: Array(nodes[start..<Swift.min(start + limit, nodes.count)]))
      }
    }
    return nodes[0]
  }
}

extension BlockArray.Node where Element: Equatable {
  /// The number of equal elements at the beginning of both. Shared parts aren't read.
  @inlinable
  static func commonPrefix(_ one: Self, _ other: Self) -> Int {
    if one.isIdentical(to: other) { return one.count }
    guard !one.isBlock, !other.isBlock else { return commonPrefix([one], [other]) }
    var sum = 0
    var place = 0
    while place < Swift.min(one.children.count, other.children.count),
      one.children[place].count == other.children[place].count
    {
      let common = commonPrefix(one.children[place], other.children[place])
      sum += common
      guard common == one.children[place].count else { return sum }
      place += 1
    }
    return sum + commonPrefix(one.children[place...], other.children[place...])
  }

  /// The same for parts that are divided differently: block by block.
  @inlinable
  static func commonPrefix(_ one: ArraySlice<Self>, _ other: ArraySlice<Self>) -> Int {
    var blocks = BlockArray.Blocks(one)
    var others = BlockArray.Blocks(other)
    var block: ArraySlice<Element> = []
    var otherBlock: ArraySlice<Element> = []
    var sum = 0
    while true {
      if block.isEmpty, otherBlock.isEmpty {
        guard let next = blocks.next(), let otherNext = others.next() else { return sum }
        guard !areIdentical(next, otherNext) else {
          sum += next.count
          continue
        }
        block = next[...]
        otherBlock = otherNext[...]
      }
      if block.isEmpty { block = blocks.next()?[...] ?? [] }
      if otherBlock.isEmpty { otherBlock = others.next()?[...] ?? [] }
      guard let first = block.first, first == otherBlock.first else { return sum }
      block.removeFirst()
      otherBlock.removeFirst()
      sum += 1
    }
  }
}
