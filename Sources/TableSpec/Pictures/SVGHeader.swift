// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Reads the size of an SVG, and refuses one that could cost its viewers a lot. Scripts and links to other files need no
/// check: viewers run and load neither in an embedded picture.
enum SVGHeader {
  /// The text of a file that begins as an SVG does; `nil` for other files.
  static func text(_ bytes: [UInt8]) -> String? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let rest = bytes.starts(with: mark) ? bytes[3...] : bytes[...]
    let first = rest.first { $0 > 0x20 }
    guard first == UInt8(ascii: "<"), let text = String(validating: rest, as: UTF8.self),
      rest.prefix(4096).firstRange(of: Array("<svg".utf8)) != nil
        || rest.firstRange(of: Array("<!DOCTYPE svg".utf8)) != nil
    else { return nil }
    return text
  }

  /// The size in points: a pixel of an SVG is a point. `nil` without one.
  static func size(of text: String) throws(PictureHeader.Complaint) -> (Double, Double)? {
    var scanner = SVGTags(text)
    var root: [String: String]?
    var load = SVGLoad()
    while let tag = try scanner.next() {
      if root == nil {
        guard tag.name == "svg" else {
          throw PictureHeader.Complaint("it has no svg element at its beginning")
        }
        root = tag.attributes
      }
      try load.add(tag)
    }
    try load.check()
    guard let root else { return nil }
    let box = (root["viewBox"] ?? "").split { $0 == " " || $0 == "," || $0.isNewline || $0 == "\t" }
      .compactMap { Double($0) }
    let own = (length(root["width"]), length(root["height"]))
    if let width = own.0, let height = own.1 { return (width, height) }
    guard box.count == 4, box[2] > 0, box[3] > 0 else { return nil }
    // A missing side follows from the other one.
    if let width = own.0 { return (width, width * box[3] / box[2]) }
    if let height = own.1 { return (height * box[2] / box[3], height) }
    return (box[2], box[3])
  }

  /// A length without a unit or in an absolute one; `nil` for a percentage. Source: CSS, 96 pixels to the inch.
  private static func length(_ text: String?) -> Double? {
    guard let text = text?.filter({ !$0.isWhitespace }), !text.isEmpty else { return nil }
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let factors: [String: Double] = [
      "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96,
    ]
    guard let number = Double(digits), number.isFinite,
      let factor = factors[String(text.dropFirst(digits.count))]
    else { return nil }
    return number * factor
  }
}

/// The number of elements that an SVG has after each `use` is replaced by the elements that it repeats. Ten elements that
/// each repeat the former one ten times become ten thousand million.
private struct SVGLoad {
  /// The most elements that are drawn. Assumed: large icons have thousands.
  private static let limit = 100_000
  /// The most elements inside of each other. Assumed.
  private static let depthLimit = 64

  private struct Part {
    var ids: [String] = []
    var count = 0
    var uses: [String] = []
  }

  /// The number of elements, and the repeated ids, below each element with an id.
  private var parts: [String: Part] = [:]
  /// The ids of the open elements with their depths.
  private var open: [String?] = []
  private var total = Part()

  mutating func add(_ tag: SVGTags.Tag) throws(PictureHeader.Complaint) {
    guard !tag.isEnd else {
      _ = open.popLast()
      return
    }
    guard total.count < Self.limit, open.count < Self.depthLimit else { throw Self.tooMany }
    let id = tag.attributes["id"]
    open.append(id)
    let target = tag.attributes["href"] ?? tag.attributes["xlink:href"]
    let used =
      tag.name == "use" || tag.name.hasSuffix(":use") ? target.map { String($0.drop { $0 == "#" }) } : nil
    total.count += 1
    if let used { total.uses.append(used) }
    for case let id? in open {
      parts[id, default: Part()].count += 1
      if let used { parts[id, default: Part()].uses.append(used) }
    }
    if tag.isEmpty { open.removeLast() }
  }

  func check() throws(PictureHeader.Complaint) {
    var known: [String: Int] = [:]
    var count = total.count
    for used in total.uses {
      count += size(of: used, &known, depth: 0)
      guard count <= Self.limit else { throw Self.tooMany }
    }
  }

  private func size(of id: String, _ known: inout [String: Int], depth: Int) -> Int {
    if let size = known[id] { return size }
    guard let part = parts[id] else { return 0 }
    guard depth < 100 else { return Self.limit }
    // A circle counts as too many.
    known[id] = Self.limit
    var size = part.count
    for used in part.uses where size < Self.limit { size += self.size(of: used, &known, depth: depth + 1) }
    known[id] = min(size, Self.limit)
    return min(size, Self.limit)
  }

  private static let tooMany = PictureHeader.Complaint(
    "it draws more than 100000 elements, or more than 64 inside of each other")
}
