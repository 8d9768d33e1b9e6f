/// Names like `.preview.svg.k3x9qa.tmp`: hidden, beside their target, and known again by a sweep.
package enum TemporaryName {
  static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  static let randomLength = 6
  static let ending = ".tmp"
  /// File systems allow 255 bytes a name; the dots, the letters and the ending need 12 of them.
  static let stemLimit = 240

  /// - Returns: a name in the folder of the target.
  package static func random(for target: String) -> String {
    let random = String((0..<randomLength).compactMap { _ in letters.randomElement() })
    return prefix(for: target) + random + ending
  }

  package static func isTemporary(_ name: String, for target: String) -> Bool {
    let prefix = prefix(for: target)
    guard name.hasPrefix(prefix), name.hasSuffix(ending) else { return false }
    let middle = name.dropFirst(prefix.count).dropLast(ending.count)
    return middle.count == randomLength && middle.allSatisfy(letters.contains)
  }

  private static func prefix(for target: String) -> String {
    var stem = PathText.name(of: target)
    while stem.utf8.count > stemLimit { stem.removeLast() }
    return "." + stem + "."
  }
}
