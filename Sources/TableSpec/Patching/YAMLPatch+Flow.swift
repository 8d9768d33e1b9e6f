// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Patches flow collections, `{a: 1}` and `[a, b]`. They are joined again from their elements' texts, with
/// the space that was between them.
extension YAMLPatch {
  mutating func patchFlow(
    _ node: YAMLNode, _ entries: [YAMLNode.Entry], _ old: [ValueTree.Member], _ new: [ValueTree.Member]
  ) -> Bool {
    var pieces: [Piece] = []
    var names: [String] = []
    for entry in entries {
      let name = entry.key.text ?? ""
      let before = old.first { $0.name == name }?.value
      let after = new.first { $0.name == name }?.value
      if before != nil, after == nil { continue }
      let range = source.offset(entry.key.start)..<end(of: entry.value)
      names.append(name)
      guard let after, before != after else {
        pieces.append(Piece(range: range, text: source.string(range)))
        continue
      }
      pieces.append(Piece(range: range, text: patched(entry, before, after, range)))
    }
    for entry in Self.added(to: entries, old, new) {
      let place = new.firstIndex { $0.name == entry.name } ?? 0
      let before = new[..<place].reversed().compactMap { names.firstIndex(of: $0.name) }.first
      let index = before.map { $0 + 1 } ?? 0
      pieces.insert(Piece(range: nil, text: text(entry)), at: index)
      names.insert(entry.name, at: index)
    }
    join(node, pieces)
    return true
  }

  private func patched(_ entry: YAMLNode.Entry, _ old: ValueTree?, _ new: ValueTree, _ range: Range<Int>)
    -> String
  {
    var inner = YAMLPatch(source)
    let start = source.offset(entry.value.start)
    if let old, inner.patch(entry.value, from: old, to: new, key: entry.key.text) {
      return String(decoding: TextEdit.apply(inner.edits, to: source.bytes, window: range), as: UTF8.self)
    }
    let isNull = start == source.offset(entry.value.end)
    return source.string(range.lowerBound..<start) + (isNull ? " " : "") + text(new)
  }

  mutating func patchFlow(_ node: YAMLNode, _ items: [YAMLNode], _ old: [ValueTree], _ new: [ValueTree])
    -> Bool
  {
    let alignment = ListAlignment(from: old, to: new)
    let pieces = alignment.sources.enumerated().map { index, origin -> Piece in
      switch origin {
      case .kept(let place), .moved(let place):
        let range = source.offset(items[place].start)..<end(of: items[place])
        return Piece(range: range, text: source.string(range))
      case .changed(let place):
        let range = source.offset(items[place].start)..<end(of: items[place])
        var inner = YAMLPatch(source)
        guard inner.patch(items[place], from: old[place], to: new[index]) else {
          return Piece(range: range, text: text(new[index]))
        }
        let bytes = TextEdit.apply(inner.edits, to: source.bytes, window: range)
        return Piece(range: range, text: String(decoding: bytes, as: UTF8.self))
      case .new: return Piece(range: nil, text: text(new[index]))
      }
    }
    join(node, pieces)
    return true
  }

  /// An element's text and its old place, if it has one.
  private struct Piece {
    var range: Range<Int>?
    var text: String
  }

  private mutating func join(_ node: YAMLNode, _ pieces: [Piece]) {
    let whole = source.offset(node.start)..<source.offset(node.end)
    let inside = whole.lowerBound + 1..<whole.upperBound - 1
    // The space before the first element and between the first two is kept if it contains no comment.
    let opening = space(from: inside.lowerBound, in: inside)
    let between = separator(node)
    var text = source.string(whole.lowerBound..<inside.lowerBound) + opening
    text += pieces.map(\.text).joined(separator: "," + between)
    let closing = trailingSpace(in: inside)
    text += (pieces.isEmpty ? "" : closing) + source.string(inside.upperBound..<whole.upperBound)
    edits.append(TextEdit(range: whole, text: text))
  }

  private func separator(_ node: YAMLNode) -> String {
    let places: [Range<Int>]
    switch node.content {
    case .mapping(let entries):
      places = entries.map { source.offset($0.key.start)..<end(of: $0.value) }
    case .sequence(let items): places = items.map { source.offset($0.start)..<end(of: $0) }
    case .scalar: places = []
    }
    guard places.count > 1 else { return " " }
    let gap = source.string(places[0].upperBound..<places[1].lowerBound)
    let space = gap.drop { $0 != "," }.dropFirst()
    return space.allSatisfy { $0 == " " || $0.isNewline } && !space.isEmpty ? String(space) : " "
  }

  private func space(from start: Int, in range: Range<Int>) -> String {
    var end = start
    while end < range.upperBound, [0x20, 0x0A, 0x0D].contains(source.bytes[end]) { end += 1 }
    return end == range.upperBound ? "" : source.string(start..<end)
  }

  private func trailingSpace(in range: Range<Int>) -> String {
    var start = range.upperBound
    while start > range.lowerBound, [0x20, 0x0A, 0x0D].contains(source.bytes[start - 1]) { start -= 1 }
    return start == range.lowerBound ? "" : source.string(start..<range.upperBound)
  }
}
