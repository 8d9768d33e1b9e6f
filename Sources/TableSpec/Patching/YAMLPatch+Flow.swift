// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Patches flow collections, `{a: 1}` and `[a, b]`.
extension YAMLPatch {
  mutating func patchFlow(
    _ node: YAMLNode, _ entries: [YAMLNode.Entry], _ old: [ValueTree.Member], _ new: [ValueTree.Member],
    _ record: SettingRecord?
  ) -> Bool {
    var pieces: [Piece] = []
    var names: [String] = []
    let places = entries.map { source.offset($0.key.start)..<end(of: $0.value) }
    for (index, entry) in entries.enumerated() {
      let name = entry.key.text ?? ""
      let before = old.first { $0.name == name }?.value
      let after = new.first { $0.name == name }?.value
      if before != nil, after == nil { continue }
      names.append(name)
      let text =
        after.flatMap { before == $0 ? nil : patched(entry, before, $0, places[index], record?[name]) }
      pieces.append(Piece(origin: index, text: text ?? source.string(places[index])))
    }
    for entry in Self.added(to: entries, old, new) {
      let place = new.firstIndex { $0.name == entry.name } ?? 0
      let before = new[..<place].reversed().compactMap { names.firstIndex(of: $0.name) }.first
      let index = before.map { $0 + 1 } ?? 0
      pieces.insert(Piece(origin: nil, text: text(entry)), at: index)
      names.insert(entry.name, at: index)
    }
    write(pieces, in: node, places)
    return true
  }

  private func patched(
    _ entry: YAMLNode.Entry, _ old: ValueTree?, _ new: ValueTree, _ range: Range<Int>, _ shape: SettingShape?
  ) -> String {
    var inner = YAMLPatch(source)
    let start = source.offset(entry.value.start)
    if let old, inner.patch(entry.value, from: old, to: new, as: shape) {
      return String(decoding: TextEdit.apply(inner.edits, to: source.bytes, window: range), as: UTF8.self)
    }
    let isNull = start == source.offset(entry.value.end)
    return source.string(range.lowerBound..<start) + (isNull ? " " : "") + text(new)
  }

  mutating func patchFlow(
    _ node: YAMLNode, _ items: [YAMLNode], _ old: [ValueTree], _ new: [ValueTree], _ element: SettingShape?
  ) -> Bool {
    let places = items.map { source.offset($0.start)..<end(of: $0) }
    let pieces = ListAlignment(from: old, to: new).sources.enumerated().map { index, origin -> Piece in
      switch origin {
      case .kept(let place), .moved(let place):
        return Piece(origin: place, text: source.string(places[place]))
      case .changed(let place):
        var inner = YAMLPatch(source)
        guard inner.patch(items[place], from: old[place], to: new[index], as: element) else {
          return Piece(origin: place, text: text(new[index]))
        }
        let bytes = TextEdit.apply(inner.edits, to: source.bytes, window: places[place])
        return Piece(origin: place, text: String(decoding: bytes, as: UTF8.self))
      case .new: return Piece(origin: nil, text: text(new[index]))
      }
    }
    write(pieces, in: node, places)
    return true
  }

  /// An element's text and its old index, if it has one.
  private struct Piece {
    var origin: Int?
    var text: String
  }

  private mutating func write(_ pieces: [Piece], in node: YAMLNode, _ places: [Range<Int>]) {
    let origins = pieces.compactMap(\.origin)
    guard hasComments(node, between: places), origins == origins.sorted(), !origins.isEmpty else {
      return join(node, pieces)
    }
    // The first new elements are before the first kept one, the others behind the kept ones before them.
    var lead = ""
    var anchor: Int?
    for piece in pieces {
      if let origin = piece.origin {
        let range = places[origin]
        if piece.text != source.string(range) { edits.append(TextEdit(range: range, text: piece.text)) }
        if !lead.isEmpty { edits.append(.insert(lead, at: range.lowerBound)) }
        (lead, anchor) = ("", origin)
      } else if let anchor {
        edits.append(.insert(", " + piece.text, at: places[anchor].upperBound))
      } else {
        lead += piece.text + ", "
      }
    }
    for index in places.indices where !origins.contains(index) { remove(index, of: places) }
  }

  /// Whether a comment is between the elements of a collection.
  private func hasComments(_ node: YAMLNode, between places: [Range<Int>]) -> Bool {
    let starts = [source.offset(node.start)] + places.map(\.upperBound)
    let ends = places.map(\.lowerBound) + [source.offset(node.end)]
    return zip(starts, ends).contains { source.bytes[$0..<$1].contains(UInt8(ascii: "#")) }
  }

  /// Removes an element: its lines with their comment if it shares none, else its text and a comma.
  private mutating func remove(_ index: Int, of places: [Range<Int>]) {
    let range = places[index]
    let lines = source.line(at: range.lowerBound)...source.line(at: range.upperBound - 1)
    let isAlone =
      source.trimmed(line: lines.lowerBound).utf8.count == source.end(ofLine: lines.lowerBound)
      - range.lowerBound
      && places.enumerated().allSatisfy { $0 == index || !lines.contains(source.line(at: $1.lowerBound)) }
      && source.string(range.upperBound..<source.end(ofLine: lines.upperBound)).drop {
        $0 == " " || $0 == ","
      }.first
        .map { $0 == "#" } ?? true
    if isAlone {
      edits.append(.remove(source.start(ofLine: lines.lowerBound)..<source.next(afterLine: lines.upperBound)))
    } else if index + 1 < places.count {
      edits.append(.remove(range.lowerBound..<places[index + 1].lowerBound))
    } else {
      edits.append(.remove(range))
    }
  }

  /// Writes the elements with the space that was between the first two.
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
