// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Collects the edits that change a text from the value `old` to the value `new`.
struct YAMLPatch {
  let source: SourceText
  var edits: [TextEdit] = []
  /// Whether the file is JSON, and must remain so.
  private let isJSON: Bool

  init(_ source: SourceText) {
    self.source = source
    let first = source.bytes.first { $0 > UInt8(ascii: " ") }
    let hasQuotedKeys =
      source.bytes.drop { $0 != UInt8(ascii: "{") }.dropFirst()
      .first { $0 > UInt8(ascii: " ") } == UInt8(ascii: "\"")
    isJSON = first == UInt8(ascii: "{") && hasQuotedKeys
  }

  /// A value on one line.
  func text(_ value: ValueTree) -> String { isJSON ? value.exactJSONLine : YAMLWriter.inline(value) }

  /// `name: value`.
  func text(_ member: ValueTree.Member) -> String {
    "\(isJSON ? JSONText.string(member.name) : member.name): \(text(member.value))"
  }

  /// - Parameter shape: the form of the values; `nil` for those of unknown keys.
  /// - Returns: whether the edits suffice; `false` if the whole value must be rewritten.
  mutating func patch(_ node: YAMLNode, from old: ValueTree, to new: ValueTree, as shape: SettingShape?)
    -> Bool
  {
    if old == new { return true }
    // A card that no longer fits in a line gets several. Several lines are the author's own, perhaps with comments.
    if new.isBlock, !old.isBlock, !isJSON, isFlow(node),
      source.line(at: source.offset(node.start)) == source.line(at: source.offset(node.end))
    {
      return false
    }
    if case .mapping(let entries) = node.content, let oldEntries = Self.longForm(old, shape),
      let newEntries = Self.longForm(new, shape)
    {
      return isFlow(node)
        ? patchFlow(node, entries, oldEntries, newEntries, shape?.record)
        : patchBlock(node, entries, oldEntries, newEntries, shape?.record)
    }
    if case .sequence(let items) = node.content, let oldItems = old.items, let newItems = new.items,
      items.count == oldItems.count
    {
      return isFlow(node)
        ? patchFlow(node, items, oldItems, newItems, shape?.element)
        : patchBlock(node, items, oldItems, newItems, shape?.element)
    }
    return false
  }

  /// The entries of a value. Those of a short form are the ones that it sets, so that an existing mapping is kept with its
  /// comments: `title` for a row's bare text, `left` and `right` for one inset.
  private static func longForm(_ value: ValueTree, _ shape: SettingShape?) -> [ValueTree.Member]? {
    if let entries = value.members { return entries }
    guard let shape, let record = shape.record, !record.short.isEmpty else { return nil }
    // A list is the short form of segments, and nothing else's.
    if value.items != nil {
      guard case .short(.list, _) = shape else { return nil }
    }
    var short = record.short
    if case .text(let text) = value, let only = record.part(shortenedTo: text) { short = [only] }
    return short.map { ValueTree.Member(name: $0, value: value) }
  }

  // MARK: Block mappings

  private mutating func patchBlock(
    _ node: YAMLNode, _ entries: [YAMLNode.Entry], _ old: [ValueTree.Member], _ new: [ValueTree.Member],
    _ record: SettingRecord?
  ) -> Bool {
    let indent = source.column(source.offset(node.start))
    var kept: [YAMLNode.Entry] = []
    var removed = 0
    for entry in entries {
      let name = entry.key.text ?? ""
      let before = old.first { $0.name == name }?.value
      let after = new.first { $0.name == name }?.value
      if before == after || (before == nil && after == nil) {
        kept.append(entry)
      } else if let after {
        kept.append(entry)
        let mark = edits.count
        if !patch(entry.value, from: before ?? .null, to: after, as: record?[name]) {
          edits.removeSubrange(mark...)
          replaceValue(of: entry, with: after, indent: indent)
        }
      } else {
        removed += 1
      }
    }
    // A mapping without any kept key is rewritten as a whole.
    let added = Self.added(to: entries, old, new)
    guard !kept.isEmpty || removed == 0 else { return false }
    remove(entries, except: Set(kept.map(\.key.start)))
    for entry in added { insert(entry, into: kept, order: new.map(\.name), indent: indent) }
    return true
  }

  /// The new and changed entries for which the text has no key.
  static func added(to entries: [YAMLNode.Entry], _ old: [ValueTree.Member], _ new: [ValueTree.Member])
    -> [ValueTree.Member]
  {
    new.filter { item in !old.contains(item) && !entries.contains { $0.key.text == item.name } }
  }

  private mutating func replaceValue(of entry: YAMLNode.Entry, with value: ValueTree, indent: Int) {
    guard let colon = colon(behind: entry.key) else { return }
    let text = lines(value, indent: indent)
    let isNull = entry.value.isNull && source.offset(entry.value.start) == source.offset(entry.value.end)
    let start = source.offset(entry.value.start)
    let isOnKeyLine = source.line(at: start) == source.line(at: colon)
    if isNull {
      edits.append(.insert(text, at: colon))
    } else if !value.isBlock, isOnKeyLine, !isBlock(entry.value) {
      let end = end(of: entry.value)
      edits.append(TextEdit(range: start..<end, text: self.text(value) + blank(after: value, before: end)))
    } else {
      edits.append(TextEdit(range: colon..<end(of: entry.value), text: text))
    }
  }

  /// A second blank before a comment such as `#first`, which would read as a part of a text without quotes.
  private func blank(after value: ValueTree, before end: Int) -> String {
    guard case .text = value, source.bytes[end...].starts(with: " #".utf8) else { return "" }
    return " "
  }

  /// The text behind a key's colon, without the last line end.
  private func lines(_ value: ValueTree, indent: Int) -> String {
    var writer = YAMLWriter()
    writer.writeValue(value, indent: indent)
    return withNewlines(String(writer.output.dropLast()))
  }

  private func withNewlines(_ text: String) -> String {
    guard source.newline != "\n" else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: source.newline)
  }

  private mutating func remove(_ entries: [YAMLNode.Entry], except kept: Set<YAMLMark>) {
    for (index, entry) in entries.enumerated() where !kept.contains(entry.key.start) {
      let start = source.offset(entry.key.start)
      let line = source.line(at: start)
      let isFirstOnLine = source.trimmed(line: line).utf8.count == source.end(ofLine: line) - start
      if !isFirstOnLine, let next = entries[index...].first(where: { kept.contains($0.key.start) }) {
        // Behind a dash, the first kept key takes the place.
        edits.append(.remove(start..<source.offset(next.key.start)))
      } else if isFirstOnLine, !isSwallowed(entry, entries, kept) {
        edits.append(.remove(source.start(ofLine: line)..<source.next(afterLine: lastLine(of: entry))))
      }
    }
  }

  /// Whether the key is removed together with the one behind the dash, before the first kept key.
  private func isSwallowed(_ entry: YAMLNode.Entry, _ entries: [YAMLNode.Entry], _ kept: Set<YAMLMark>)
    -> Bool
  {
    guard let first = entries.first, !kept.contains(first.key.start) else { return false }
    let start = source.offset(first.key.start)
    let line = source.line(at: start)
    guard source.trimmed(line: line).utf8.count != source.end(ofLine: line) - start else { return false }
    let staying = entries.first { kept.contains($0.key.start) }
    return staying.map { source.offset(entry.key.start) < source.offset($0.key.start) } ?? true
  }

  private mutating func insert(
    _ entry: ValueTree.Member, into kept: [YAMLNode.Entry], order: [String], indent: Int
  ) {
    let place = order.firstIndex(of: entry.name) ?? order.count
    let before = order[..<place].reversed().compactMap { name in
      kept.first { $0.key.text == name }
    }.first
    let pad = String(repeating: " ", count: indent)
    let text = entry.name + ":" + lines(entry.value, indent: indent)
    if let anchor = before ?? kept.first(where: { $0.key.text == "version" }) {
      edits.append(.insert(source.newline + pad + text, at: endOfKeptLine(upTo: lastLine(of: anchor))))
    } else if let first = kept.first {
      edits.append(.insert(text + source.newline + pad, at: source.offset(first.key.start)))
    }
  }

  /// The end of the last line, up to a line, that no edit removes: the last elements of a list may be gone.
  private func endOfKeptLine(upTo line: Int) -> Int {
    let end = source.end(ofLine: line)
    let removal = edits.first { $0.text.isEmpty && $0.range.lowerBound <= end && end < $0.range.upperBound }
    return removal.map { endOfKeptLine(upTo: source.line(at: $0.range.lowerBound) - 1) } ?? end
  }

  // MARK: Block lists

  private mutating func patchBlock(
    _ node: YAMLNode, _ items: [YAMLNode], _ old: [ValueTree], _ new: [ValueTree], _ element: SettingShape?
  ) -> Bool {
    let alignment = ListAlignment(from: old, to: new)
    let dashes = items.map { dashLine(of: $0) }
    let stays = Set(items.indices).subtracting(alignment.removed)
    // New elements need a kept element beside them.
    guard let first = stays.min() else { return false }
    let indent = source.column(source.offset(node.start))
    var anchor: Int?
    for (index, origin) in alignment.sources.enumerated() {
      switch origin {
      case .kept(let place): anchor = place
      case .changed(let place):
        anchor = place
        let mark = edits.count
        if !patch(items[place], from: old[place], to: new[index], as: element) {
          edits.removeSubrange(mark...)
          replaceItem(items[place], with: new[index], indent: indent)
        }
      case .moved(let place):
        let range = linesWithComments(dashes[place], items[place], floor: floor(place, dashes, items))
        var text = source.string(range)
        if !text.hasSuffix("\n") { text += source.newline }
        insertLines(text, after: anchor.map { items[$0] }, before: dashes[first])
      case .new:
        var writer = YAMLWriter()
        writer.write([new[index]], indent: indent)
        insertLines(withNewlines(writer.output), after: anchor.map { items[$0] }, before: dashes[first])
      }
    }
    let moved = Set(
      alignment.sources.compactMap { origin -> Int? in
        if case .moved(let place) = origin { return place }
        return nil
      })
    for place in alignment.removed {
      let range =
        moved.contains(place)
        ? linesWithComments(dashes[place], items[place], floor: floor(place, dashes, items))
        : source.start(ofLine: dashes[place])..<source.next(afterLine: lastLine(of: items[place]))
      edits.append(.remove(range))
    }
    return true
  }

  private mutating func replaceItem(_ item: YAMLNode, with value: ValueTree, indent: Int) {
    var writer = YAMLWriter()
    writer.write([value], indent: 0)
    // The text behind the dash and its space. Further lines are indented like the list.
    let pad = String(repeating: " ", count: indent)
    let lines = writer.output.dropFirst(2).dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    let end = end(of: item)
    let text = lines.joined(separator: source.newline + pad) + blank(after: value, before: end)
    edits.append(TextEdit(range: source.offset(item.start)..<end, text: text))
  }

  /// Inserts whole lines behind an element, or before the first kept one.
  private mutating func insertLines(_ text: String, after item: YAMLNode?, before dash: Int) {
    guard let item else {
      edits.append(.insert(text, at: source.start(ofLine: dash)))
      return
    }
    let end = endOfKeptLine(upTo: lastLine(of: item))
    let body = text.hasSuffix("\r\n") ? text.dropLast() : text.hasSuffix("\n") ? text.dropLast() : text[...]
    edits.append(.insert(source.newline + body, at: end))
  }

  /// The range of an element's lines and the comments directly above them, which move with it.
  private func linesWithComments(_ dash: Int, _ item: YAMLNode, floor: Int) -> Range<Int> {
    var first = dash
    while first - 1 >= floor, source.trimmed(line: first - 1).hasPrefix("#") { first -= 1 }
    return source.start(ofLine: first)..<source.next(afterLine: lastLine(of: item))
  }

  /// The first line behind the previous element.
  private func floor(_ place: Int, _ dashes: [Int], _ items: [YAMLNode]) -> Int {
    place == 0 ? dashes[0] : lastLine(of: items[place - 1]) + 1
  }

  func dashLine(of item: YAMLNode) -> Int {
    var line = source.line(at: source.offset(item.start))
    while line > 0, !source.trimmed(line: line).hasPrefix("-") { line -= 1 }
    return line
  }
}
