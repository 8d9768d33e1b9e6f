// SPDX-License-Identifier: GPL-3.0-or-later

import NIOHTTP1

/// The names and values of a query: plain words and numbers that need no percent-encoding.
struct QueryItems {
  private var items: [(name: String, value: String)] = []

  init(_ query: Substring) throws(PageRefusal) {
    guard !query.isEmpty else { return }
    for item in query.split(separator: "&", omittingEmptySubsequences: false) {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isPlain) }),
        !items.contains(where: { $0.name == parts[0] })
      else { throw Self.malformed }
      items.append((String(parts[0]), String(parts[1])))
    }
    // It only makes the address unique for each save.
    _ = remove("revision")
  }

  static let malformed = PageRefusal(status: .badRequest, reason: "The query is malformed.")

  /// Removes an item and returns its value.
  mutating func remove(_ name: String) -> String? {
    guard let index = items.firstIndex(where: { $0.name == name }) else { return nil }
    return items.remove(at: index).value
  }

  /// Removes an item with one of a few values, and refuses other values.
  mutating func remove<Value: RawRepresentable<String>>(
    _ name: String, as type: Value.Type
  ) throws(PageRefusal) -> Value? {
    guard let text = remove(name) else { return nil }
    guard let value = Value(rawValue: text) else { throw Self.malformed }
    return value
  }

  /// Removes a whole number of at most nine digits, and refuses other values.
  mutating func removeNumber(_ name: String) throws(PageRefusal) -> Int? {
    guard let text = remove(name) else { return nil }
    guard text.utf8.count < 10, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text)
    else {
      throw Self.malformed
    }
    return number
  }

  /// Refuses the request if items remain.
  func finish() throws(PageRefusal) {
    guard items.isEmpty else { throw Self.malformed }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
