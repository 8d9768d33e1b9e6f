// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The tags of an SVG, one after the other. It skips texts, comments, instructions and CDATA sections.
struct SVGTags {
  struct Tag {
    var name: String
    var attributes: [String: String] = [:]
    /// `</g>`
    var isEnd = false
    /// `<path/>`
    var isEmpty = false
  }

  private let bytes: [UInt8]
  private var place = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// - Returns: `nil` at the end.
  mutating func next() throws(PictureHeader.Complaint) -> Tag? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = start + 1
      if begins("!--") {
        try skip("-->")
      } else if begins("![CDATA[") {
        try skip("]]>")
      } else if begins("?") {
        try skipInstruction()
      } else if begins("!") {
        // Its entities could multiply, or name other files.
        throw PictureHeader.Complaint("it has a DOCTYPE, which pictures don't need; remove it")
      } else {
        return try tag()
      }
    }
    return nil
  }

  private func begins(_ text: StaticString) -> Bool {
    let length = text.utf8CodeUnitCount
    return place + length <= bytes.count
      && bytes[place..<(place + length)].elementsEqual(
        UnsafeBufferPointer(start: text.utf8Start, count: length))
  }

  private mutating func skip(_ end: StaticString) throws(PictureHeader.Complaint) {
    while place < bytes.count {
      if begins(end) {
        place += end.utf8CodeUnitCount
        return
      }
      place += 1
    }
    throw Self.cut
  }

  /// A declaration of another encoding could hide anything.
  private mutating func skipInstruction() throws(PictureHeader.Complaint) {
    let start = place
    try skip("?>")
    let words = String(decoding: bytes[start..<place], as: UTF8.self).lowercased()
    guard words.hasPrefix("?xml "), words.contains("encoding") else { return }
    guard
      ["utf-8", "us-ascii", "ascii"].contains(where: {
        words.contains("\"\($0)\"") || words.contains("'\($0)'")
      })
    else { throw PictureHeader.Complaint("it is an SVG in another encoding than UTF-8") }
  }

  private static let cut = PictureHeader.Complaint("its size can't be read from the SVG; it may be damaged")

  private mutating func tag() throws(PictureHeader.Complaint) -> Tag {
    var tag = Tag(name: "")
    if begins("/") {
      tag.isEnd = true
      place += 1
    }
    tag.name = word()
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: ">"):
        place += 1
        return tag
      case UInt8(ascii: "/"):
        tag.isEmpty = true
        place += 1
      case 0...0x20: place += 1
      default:
        let name = word()
        guard !name.isEmpty else { throw Self.cut }
        skipBlanks()
        guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { throw Self.cut }
        place += 1
        skipBlanks()
        tag.attributes[name] = try quoted()
      }
    }
    throw Self.cut
  }

  private mutating func skipBlanks() { while place < bytes.count, bytes[place] <= 0x20 { place += 1 } }

  private mutating func word() -> String {
    let start = place
    while place < bytes.count, bytes[place] > 0x20, !"=/><\"'".utf8.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted() throws(PictureHeader.Complaint) -> String {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'"),
      let end = bytes[(place + 1)...].firstIndex(of: bytes[place])
    else { throw Self.cut }
    defer { place = end + 1 }
    return String(decoding: bytes[(place + 1)..<end], as: UTF8.self)
  }
}
