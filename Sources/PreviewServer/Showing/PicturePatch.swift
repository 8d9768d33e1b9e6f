// SPDX-License-Identifier: GPL-3.0-or-later

/// Turns one picture into another in the page that shows it: sends the row that changed, without the thousand that didn't.
///
/// The steps walk through the child elements of the old picture's root: `keep` and `drop` pass over some, `put` inserts its
/// children, and `renew` replaces an element's attributes, as for a row that only moved.
struct PicturePatch {
  /// XML of the steps, with elements of SVG such as `g` and `path` in them; the root has the new picture's size.
  let document: [UInt8]

  /// - Returns: `nil` if the new picture itself is hardly longer.
  init?(from old: [UInt8], to new: [UInt8]) {
    guard let old = PictureParts(old), let new = PictureParts(new) else { return nil }
    var writer = Writer(limit: new.count / 4 * 3)
    writer.begin(new.root)
    // Elements above the first change and below the last one are unchanged, or only moved.
    let shorter = min(old.items.count, new.items.count)
    var head = 0
    while head < shorter, old.items[head].isLike(new.items[head]) { head += 1 }
    var tail = 0
    while tail < shorter - head,
      old.items[old.items.count - 1 - tail].isLike(new.items[new.items.count - 1 - tail])
    {
      tail += 1
    }
    for index in 0..<head { writer.pass(old.items[index], new.items[index]) }
    let (gone, added) = (
      old.items[head..<(old.items.count - tail)], new.items[head..<(new.items.count - tail)]
    )
    if gone.count == added.count {
      for (gone, added) in zip(gone, added) {
        if gone.isLike(added) {
          writer.pass(gone, added)
        } else {
          writer.drop(1)
          writer.put([added])
        }
      }
    } else {
      writer.drop(gone.count)
      writer.put(added)
    }
    for index in stride(from: tail, to: 0, by: -1) {
      writer.pass(old.items[old.items.count - index], new.items[new.items.count - index])
    }
    guard let document = writer.finished() else { return nil }
    self.document = document
  }
}

/// The child elements of a picture's root, as `SVGRenderer` formats them: each begins on a new line, indented by two.
private struct PictureParts {
  struct Item {
    /// The line with the start tag; the whole element if it has one line.
    let open: ArraySlice<UInt8>
    let rest: ArraySlice<UInt8>

    /// Whether only attributes differ.
    func isLike(_ other: Item) -> Bool {
      rest == other.rest && (rest.isEmpty ? open == other.open : name == other.name)
    }

    var name: ArraySlice<UInt8> { open.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: ">") } }
  }

  let root: ArraySlice<UInt8>
  private(set) var items: [Item] = []
  let count: Int

  init?(_ bytes: [UInt8]) {
    count = bytes.count
    var lines = bytes[...].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard let root = lines.popFirst(), root.starts(with: "<svg ".utf8), root.last == UInt8(ascii: ">") else {
      return nil
    }
    self.root = root
    var start: ArraySlice<UInt8>?
    var end = root.endIndex
    for line in lines where !line.isEmpty {
      let begins = line.starts(with: "  <".utf8) && line.dropFirst(3).first != UInt8(ascii: "/")
      let closes = line.starts(with: "</svg>".utf8)
      if begins || closes {
        if let open = start { items.append(Item(open: open.dropFirst(2), rest: bytes[open.endIndex..<end])) }
        start = begins ? line : nil
        if closes { return }
      }
      end = line.endIndex
    }
    return nil
  }
}

extension PicturePatch {
  private struct Writer {
    private var bytes: [UInt8] = []
    private var kept = 0
    private var dropped = 0
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    mutating func begin(_ root: ArraySlice<UInt8>) {
      bytes += Array("<patch".utf8) + root.dropFirst("<svg".utf8.count) + [UInt8(ascii: "\n")]
    }

    mutating func pass(_ old: PictureParts.Item, _ new: PictureParts.Item) {
      guard old.open != new.open else {
        flushDropped()
        kept += 1
        return
      }
      flush()
      bytes += "<renew".utf8
      bytes += new.open.dropFirst(new.name.count).dropLast()
      bytes += "/>\n".utf8
    }

    mutating func drop(_ count: Int) {
      flushKept()
      dropped += count
    }

    mutating func put(_ items: some Sequence<PictureParts.Item>) {
      flush()
      bytes += "<put>\n".utf8
      for item in items where bytes.count <= limit {
        bytes += Array("  ".utf8) + item.open + item.rest + [UInt8(ascii: "\n")]
      }
      bytes += "</put>\n".utf8
    }

    mutating func finished() -> [UInt8]? {
      flushDropped()
      bytes += "</patch>\n".utf8
      return bytes.count <= limit ? bytes : nil
    }

    private mutating func flush() {
      flushKept()
      flushDropped()
    }

    private mutating func flushKept() {
      if kept > 0 { bytes += "<keep count=\"\(kept)\"/>\n".utf8 }
      kept = 0
    }

    private mutating func flushDropped() {
      if dropped > 0 { bytes += "<drop count=\"\(dropped)\"/>\n".utf8 }
      dropped = 0
    }
  }
}
