// SPDX-License-Identifier: GPL-3.0-or-later

/// The date or the time in the texts of a date picker, as English devices show them: `1 Jun 2026`, `June 1, 2026`,
/// `2026-06-01`, `1.6.2026`; `9:41`, `9:41 PM`. The order of `6/1/26` depends on the region, so it is none of them.
struct PickedDate {
  private(set) var parts: [(name: String, value: Int)] = []

  /// - Returns: `nil` if a text is another one, or if both are empty.
  init?(date: String, time: String) {
    guard !date.isEmpty || !time.isEmpty else { return nil }
    if !date.isEmpty {
      guard let date = Self.date(date) else { return nil }
      parts += date
    }
    if !time.isEmpty {
      guard let time = Self.time(time) else { return nil }
      parts += time
    }
  }

  /// A `Date`.
  var literal: String {
    let parts = parts.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    return "DateComponents(calendar: .current, \(parts)).date ?? .now"
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  private static func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }

  private static func date(_ text: String) -> [(String, Int)]? {
    let words = words(text)
    let numbers = words.compactMap { Int($0) }
    let names = words.filter { Int($0) == nil }.compactMap { word in
      months.firstIndex { word.lowercased().hasPrefix($0) }
    }
    var found: (year: Int, month: Int, day: Int)?
    switch (names.count, numbers.count) {
    case (1, 2): found = (numbers[1], names[0] + 1, numbers[0])
    case (0, 3) where numbers[0] > 31: found = (numbers[0], numbers[1], numbers[2])
    case (0, 3) where text.contains("."): found = (numbers[2], numbers[1], numbers[0])
    default: break
    }
    guard let found, (1000...9999).contains(found.year), (1...12).contains(found.month),
      (1...31).contains(found.day)
    else { return nil }
    return [("year", found.year), ("month", found.month), ("day", found.day)]
  }

  private static func time(_ text: String) -> [(String, Int)]? {
    let words = words(text)
    guard (2...3).contains(words.count), var hour = Int(words[0]), let minute = Int(words[1]),
      (0...23).contains(hour), (0...59).contains(minute)
    else { return nil }
    if words.count == 3 {
      guard let half = ["am", "pm"].firstIndex(of: words[2].lowercased()), (1...12).contains(hour) else {
        return nil
      }
      hour = hour % 12 + 12 * half
    }
    return [("hour", hour), ("minute", minute)]
  }
}
