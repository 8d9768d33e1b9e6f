// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The pictures of a page in all variants, and the numbers of their elements, within a limit of bytes.
struct PageContent {
  /// The pictures with their variants, in the order of the page.
  private(set) var pictures: [VariedPicture]
  /// The numbers of all elements.
  private(set) var trees = SharedTrees()
  /// The variants in which each picture is drawn.
  private(set) var variety = StaticPage.Variety.own
  /// The elements of the pictures as their specs say, and those among them without numbers.
  private var elementCount = 0
  private var missingCount = 0
  private let mostBytes: Int

  init(_ pictures: [StaticPage.Picture], mostBytes: Int) {
    self.mostBytes = mostBytes
    self.pictures = pictures.enumerated().map { VariedPicture($0.element, at: $0.offset) }
    for index in self.pictures.indices {
      guard !WorkProgress.isCancelled else { return }
      self.pictures[index].addOwn()
    }
    // Pictures first: the numbers get the room that they leave.
    for index in self.pictures.indices {
      guard !WorkProgress.isCancelled else { return }
      let (known, all) = self.pictures[index].inspectOwn(into: &trees, mostBytes: room)
      elementCount += all
      missingCount += all - known
    }
  }

  /// Adds the variants of a step, unless the page would be too large.
  mutating func add(_ next: StaticPage.Variety) -> Bool {
    guard missingCount == 0, room > trees.byteCount else { return false }
    let former = self
    for index in pictures.indices where !pictures[index].add(next, to: &trees, mostBytes: room) {
      self = former
      return false
    }
    guard room > trees.byteCount, !WorkProgress.isCancelled else {
      self = former
      return false
    }
    variety = next
    return true
  }

  /// The bytes that are left for the numbers of elements.
  private var room: Int {
    mostBytes - PageWriter.fixedByteCount - pictures.reduce(0) { $0 + $1.byteCount }
  }

  func leftOut(of wanted: StaticPage.Variety) -> [String] {
    var words: [String] = []
    let steps: [(StaticPage.Variety, String)] = [
      (.appearances, "the other appearance"), (.directions, "the other direction"),
      (.textSizes, "other text sizes"),
    ]
    let names = steps.filter { variety < $0.0 && $0.0 <= wanted }.map(\.1)
    if !names.isEmpty {
      words.append(
        "The page leaves out \(names.joined(separator: ", ")), because it would be too large with them.")
    }
    if missingCount > 0, missingCount == elementCount {
      words.append("The page has no numbers of elements, because it would be too large with them.")
    } else if missingCount > 0 {
      words.append("The inspector has the first \(elementCount - missingCount) of \(elementCount) elements.")
    }
    return words
  }
}
