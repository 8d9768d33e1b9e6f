// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Renderers

/// A part of a contact sheet: the cells that one job of several drew. `--join` makes the sheet of all parts, and its bytes are those
/// that one job makes.
///
/// The file is a line about the sheet, and for each cell a line with its index, its kind and the lengths of its labels and of its
/// content in bytes, followed by both.
package struct SheetPart: Hashable, Sendable {
  /// Which of how many parts: `2/8`.
  package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// Counted from 1.
    package let number: Int
    package let count: Int

    /// - Returns: `nil` unless the text is two numbers, the first from 1 to the second, and the second at most 10 000.
    package init?(_ text: String) {
      let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let number = numbers[0], let count = numbers[1], (1...10_000).contains(count),
        (1...count).contains(number), text == "\(number)/\(count)"
      else { return nil }
      (self.number, self.count) = (number, count)
    }

    package var description: String { "\(number)/\(count)" }

    /// The indexes of its cells. Neighbours are in different parts, so that all take about the same time.
    package func indexes(of cells: Int) -> [Int] { Array(stride(from: number - 1, to: cells, by: count)) }
  }

  /// The reason why bytes aren't a part, or parts don't make a sheet.
  package struct Failure: Error, Hashable, Sendable {
    package let message: String
    package let hint: String
  }

  package let shard: Shard
  package let kind: ContactSheet.Kind
  package let columns: Int
  /// The number of cells of the whole sheet.
  package let cellCount: Int
  /// The cells of ``shard``, in order.
  package let cells: [SheetCell]

  package init(
    _ shard: Shard, of cellCount: Int, kind: ContactSheet.Kind, columns: Int, cells: [SheetCell]
  ) {
    (self.shard, self.kind, self.columns) = (shard, kind, columns)
    (self.cellCount, self.cells) = (cellCount, cells)
  }

  // MARK: - Joining

  /// - Parameter parts: all parts of a sheet in any order, each with the name of its file.
  package static func joined(_ parts: [(name: String, part: SheetPart)]) throws(Failure) -> ContactSheet {
    guard let (firstName, first) = parts.first else {
      throw Failure(message: "no part to join", hint: "name the files that 'sheet --shard' wrote")
    }
    var names: [Int: String] = [:]
    var cells = [SheetCell?](repeating: nil, count: first.cellCount)
    for (name, part) in parts {
      guard part.shard.count == first.shard.count, part.kind == first.kind, part.columns == first.columns,
        part.cellCount == first.cellCount
      else {
        throw Failure(
          message:
            "'\(VisibleText.line(name))' is part of another sheet than '\(VisibleText.line(firstName))'",
          hint: "all parts need the same specs and options")
      }
      if let other = names.updateValue(name, forKey: part.shard.number) {
        throw Failure(
          message:
            "'\(VisibleText.line(name))' and '\(VisibleText.line(other))' are both the part \(part.shard)",
          hint: "name each part once")
      }
      for (index, cell) in zip(part.shard.indexes(of: part.cellCount), part.cells) { cells[index] = cell }
    }
    if let missing = (1...first.shard.count).first(where: { names[$0] == nil }) {
      throw Failure(
        message: "the part \(missing)/\(first.shard.count) is missing",
        hint: "make it with 'sheet … --shard \(missing)/\(first.shard.count)'")
    }
    return ContactSheet(cells.compactMap { $0 }, columns: first.columns)
  }

  // MARK: - Bytes

  private static let mark = "roundtable-sheet-part 1"

  /// Whether a file is a part.
  ///
  /// - Parameter text: the beginning of the file.
  package static func isPart(beginning text: some StringProtocol) -> Bool { text.hasPrefix(mark + " ") }

  package var bytes: [UInt8] {
    var bytes = Array(
      "\(Self.mark) \(shard) \(kind.rawValue) \(columns) \(cellCount)\n".utf8)
    for cell in cells {
      let labels = Array(cell.labels.map { VisibleText.line($0) + "\n" }.joined().utf8)
      let (name, content): (String, [UInt8]) =
        switch cell.content {
        case .picture(let svg): ("picture", svg)
        case .text(let text): ("text", text)
        case .failure(let lines, let isUnreadable):
          (
            isUnreadable ? "unreadable" : "invalid",
            Array(lines.map { VisibleText.line($0) + "\n" }.joined().utf8)
          )
        }
      bytes += "\(name) \(labels.count) \(content.count)\n".utf8
      bytes += labels
      bytes += content
    }
    return bytes
  }

  /// - Throws: ``Failure`` if the bytes aren't those of a part.
  package init(_ bytes: [UInt8], named name: String) throws(Failure) {
    let wrong = Failure(
      message: "'\(VisibleText.line(name))' is not a whole part of a sheet",
      hint: "'sheet SPEC… --shard 1/2 -o FILE' writes a part")
    var rest = bytes[...]
    func line() throws(Failure) -> [Substring] {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")), end - rest.startIndex < 200 else {
        throw wrong
      }
      let text = Substring(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      return text.split(separator: " ", omittingEmptySubsequences: false)
    }
    func taken(_ count: Int) throws(Failure) -> [UInt8] {
      guard (0...rest.count).contains(count) else { throw wrong }
      defer { rest = rest.dropFirst(count) }
      return Array(rest.prefix(count))
    }
    func lines(_ count: Int) throws(Failure) -> [String] {
      String(decoding: try taken(count), as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .dropLast().map(String.init)
    }
    let head = try line()
    guard head.count == 6, head[0] + " " + head[1] == Self.mark, let shard = Shard(String(head[2])),
      let kind = ContactSheet.Kind(rawValue: String(head[3])), let columns = Int(head[4]), columns > 0,
      let cellCount = Int(head[5]), (0...1_000_000).contains(cellCount)
    else { throw wrong }
    var cells: [SheetCell] = []
    while !rest.isEmpty {
      let words = try line()
      guard words.count == 3, let labelCount = Int(words[1]), let count = Int(words[2]) else { throw wrong }
      let labels = try lines(labelCount)
      switch (words[0], kind) {
      case ("picture", .pictures):
        let svg = try taken(count)
        guard SVGRenderer.isOurs(beginning: svg) else { throw wrong }
        cells.append(SheetCell(labels: labels, content: .picture(svg)))
      case ("text", .text): cells.append(SheetCell(labels: labels, content: .text(try taken(count))))
      case ("unreadable", _), ("invalid", _):
        cells.append(
          SheetCell(
            labels: labels, content: .failure(try lines(count), isUnreadable: words[0] == "unreadable")))
      default: throw wrong
      }
    }
    guard cells.count == shard.indexes(of: cellCount).count else { throw wrong }
    self.init(shard, of: cellCount, kind: kind, columns: columns, cells: cells)
  }
}
