// SPDX-License-Identifier: GPL-3.0-or-later

/// Source with conditional lines and placeholders. Conditional lines are between `%if A !B` (A is true and B is false) and
/// `%end`, with an optional `%else`. A placeholder is `<#name#>`.
struct SwiftTemplate {
  var flags: Set<String>
  var values: [String: String]

  init(_ flags: [String: Bool], _ values: [String: String] = [:]) {
    self.flags = Set(flags.filter(\.value).keys)
    self.values = values
  }

  /// The source with its conditions resolved. A placeholder that is alone on its line can become several lines, or none.
  func lines(_ text: String) -> [String] {
    var result: [String] = []
    var isKept = [true]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.first == "%" ? line.split(separator: " ") : []
      switch words.first {
      case "%if": isKept.append(words.dropFirst().allSatisfy(holds))
      case "%else": isKept[isKept.count - 1].toggle()
      case "%end": isKept.removeLast()
      default:
        guard isKept.allSatisfy(\.self) else { continue }
        append(String(line), to: &result)
      }
    }
    return result
  }

  private func append(_ line: String, to result: inout [String]) {
    guard line.contains("<#") else {
      let isBlank = line.isEmpty
      // Removed lines leave no two empty lines in a row.
      let follows = result.last.map { $0.isEmpty || $0.hasSuffix("{") } ?? true
      if isBlank, follows { return }
      if line.drop(while: { $0 == " " }).hasPrefix("}"), result.last == "" { result.removeLast() }
      result.append(line)
      return
    }
    let margin = line.prefix { $0 == " " }
    let parts = filled(line.dropFirst(margin.count)).split(separator: "\n", omittingEmptySubsequences: false)
    for part in parts where parts.count > 1 || !part.isEmpty {
      result.append(part.isEmpty ? "" : String(margin) + part)
    }
  }

  private func holds(_ word: Substring) -> Bool {
    word.first == "!" ? !flags.contains(String(word.dropFirst())) : flags.contains(String(word))
  }

  /// Replaces each placeholder once: a table's text may contain one.
  private func filled(_ line: Substring) -> String {
    var result = ""
    var rest = line
    while let start = rest.firstRange(of: "<#"), let end = rest[start.upperBound...].firstRange(of: "#>") {
      result += rest[..<start.lowerBound]
      result += values[String(rest[start.upperBound..<end.lowerBound])] ?? ""
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}
