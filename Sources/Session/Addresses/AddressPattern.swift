// SPDX-License-Identifier: GPL-3.0-or-later

/// One part of an address, which may match several elements: an index, a range `1..3`, `*`, or a name with
/// `*` and `?`.
enum AddressPattern {
  case index(Int)
  case range(ClosedRange<Int>)
  case name(String)

  init(_ text: String) throws(SessionError) {
    let ends = text.splitRange
    if let ends {
      guard let first = Self.number(ends.first), let last = Self.number(ends.last) else {
        self = .name(text)
        return
      }
      guard first <= last else {
        throw SessionError("the range '\(text)' runs backwards", hint: "write \(last)..\(first)")
      }
      self = .range(first...last)
    } else if let index = Self.number(text) {
      self = .index(index)
    } else {
      self = .name(text)
    }
  }

  /// The indices of a number or a range; `nil` for a name or a pattern.
  var places: ClosedRange<Int>? {
    switch self {
    case .index(let index): index...index
    case .range(let range): range
    case .name: nil
    }
  }

  /// Whether it matches the element at `index` with this id.
  func matches(_ index: Int, id: String?) -> Bool {
    switch self {
    case .index(let own): own == index
    case .range(let range): range.contains(index)
    case .name("*"): true
    case .name(let pattern): id.map { Glob.matches($0, pattern) } ?? false
    }
  }

  private static func number(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }
}

extension String {
  /// The two ends of `a..b`.
  var splitRange: (first: String, last: String)? {
    guard let dots = firstRange(of: "..") else { return nil }
    let first = String(self[..<dots.lowerBound])
    let last = String(self[dots.upperBound...])
    return first.isEmpty || last.isEmpty || last.hasPrefix(".") ? nil : (first, last)
  }

  /// The parts of `a,b`.
  var listedParts: [String] {
    get throws(SessionError) {
      guard contains(",") else { return [self] }
      let parts = split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard parts.allSatisfy({ !$0.isEmpty }) else {
        throw SessionError("the list '\(self)' has an empty part", hint: "write 0.0,0.2 without spaces")
      }
      return parts
    }
  }

  private func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }

  /// Whether an address can match several elements.
  var isPattern: Bool { contains("*") || contains("?") || splitRange != nil }
}
