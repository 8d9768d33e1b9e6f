// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles

/// The symbols that have a drawing: the lines of `Sources/Resources/symbols.txt`, whose head describes them.
/// The file is part of the program and is first read when a symbol is looked up.
package enum SymbolCatalog {
  /// The SF Symbols names that have a drawing, sorted.
  package static let names: [String] = (0..<starts.count - 1).map {
    String(decoding: name($0), as: UTF8.self)
  }

  /// The names that have a drawing but aren't SF Symbols: an app must bring its own image.
  package static let outsideOfSFSymbols: Set<String> = ["bluetooth"]

  /// Whether a symbol has a drawing.
  package static func contains(_ name: String) -> Bool { index(of: name) != nil }

  /// The shapes of a symbol in the file's notation, such as `stroke 1.7 M5 5H19 | fill M8 8H16V16Z`; `nil` if
  /// it has no drawing.
  package static func drawing(of name: String) -> String? {
    index(of: name).map { words($0)[4] }
  }

  /// The side of the square that drawings are made in. Their numbers are its units.
  package static let box = 24

  /// The left and the right end of a symbol's drawing, lines included, in units of ``box``. A symbol without a
  /// drawing has those of its placeholder.
  package static func ends(of name: String) -> (left: Points, right: Points) {
    guard let index = index(of: name) ?? index(of: placeholder) else { return (.zero, Points(box)) }
    let words = words(index)
    return (Points(Double(words[2]) ?? 0), Points(Double(words[3]) ?? Double(box)))
  }

  /// The symbol whose drawing is part of the placeholder for names without one.
  package static let placeholder = "square.dashed"

  /// The name, the theme, the left and the right end, and the shapes of a symbol.
  private static func words(_ index: Int) -> [String] {
    line(index).split(separator: space, maxSplits: 4).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The name of the symbol that replaces `name` in right-to-left layouts. `forward` means left there;
  /// `right` remains right.
  package static func mirrored(_ name: String) -> String {
    if name.hasSuffix(".forward") { return String(name.dropLast("forward".count)) + "backward" }
    if name.hasSuffix(".backward") { return String(name.dropLast("backward".count)) + "forward" }
    return name
  }

  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")

  private static var bytes: UnsafeBufferPointer<UInt8> {
    let text = symbolsFile()
    return UnsafeBufferPointer(start: text.bytes, count: text.count)
  }

  /// The index of the first byte of each symbol's line, and at the end the file's size.
  private static let starts: [Int] = {
    let bytes = SymbolCatalog.bytes
    let raw = UnsafeRawBufferPointer(bytes)
    var starts: [Int] = []
    var (start, index) = (0, 0)
    while index < bytes.count {
      // Eight bytes at a time take a third of the instructions. A byte of `rest` is 0 at a line's end.
      if index + 8 <= bytes.count {
        let rest = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
        if (rest &- 0x0101_0101_0101_0101) & ~rest & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
      }
      guard let end = bytes[index...].firstIndex(of: newline) else { break }
      if bytes[start] != UInt8(ascii: "#") { starts.append(start) }
      start = end + 1
      index = start
    }
    return starts + [start]
  }()

  private static func line(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    bytes[starts[index]..<starts[index + 1] - 1]
  }

  private static func name(_ index: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    line(index).prefix { $0 != space }
  }

  /// The number of a symbol's line, found by binary search.
  private static func index(of name: String) -> Int? {
    var name = name
    return name.withUTF8 { wanted in
      // A space is less than all bytes of names, so lines are in the order of their names.
      let index = (0..<starts.count - 1).partitioningIndex { !line($0).lexicographicallyPrecedes(wanted) }
      return index < starts.count - 1 && self.name(index).elementsEqual(wanted) ? index : nil
    }
  }
}
