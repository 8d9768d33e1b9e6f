// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TableSpec
import Testing

/// Every number of the format rejects impossible values, and the error names the key and its range.
struct NumberRangeTests {
  /// Keys and their bounds from the published schema, with the path to each.
  private static let numbers: [(path: [String], minimum: Double, maximum: Double)] = {
    guard let data = SpecSchema.json().data(using: .utf8),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    var found: [(path: [String], minimum: Double, maximum: Double)] = []
    collect(root, [], &found)
    return found
  }()

  private static func collect(
    _ node: [String: Any], _ path: [String],
    _ found: inout [(path: [String], minimum: Double, maximum: Double)]
  ) {
    if let minimum = node["minimum"] as? Double, let maximum = node["maximum"] as? Double {
      found.append((path, minimum, maximum))
    }
    for (name, child) in node["properties"] as? [String: [String: Any]] ?? [:] {
      collect(child, path + [name], &found)
    }
    for alternative in (node["oneOf"] ?? node["anyOf"]) as? [[String: Any]] ?? [] {
      collect(alternative, path, &found)
    }
    if let items = node["items"] as? [String: Any] { collect(items, path + ["[]"], &found) }
  }

  /// A part that a mapping must have.
  private static let required = [
    "image": "symbol: bell", "level": "symbol: bell", "label": "text: a", "button": "title: a",
    "segmentedControl": "segments: [a]", "headerImage": "symbol: bell", "headerButton": "title: a",
    "secondaryButton": "title: a",
  ]

  /// A spec in which the number at the path is `value`.
  private func spec(_ path: [String], _ value: String) -> String {
    var text = value
    for (index, step) in path.enumerated().reversed() {
      if step == "[]" {
        // Pairs such as an offset contain two numbers.
        let isPair = index == path.count - 1
        text = isPair ? "[0, \(text)]" : "[\(text)]"
      } else {
        let part = text.hasPrefix("{") ? Self.required[step] : nil
        text = "{\(step): \(part.map { "{\($0), " + text.dropFirst() } ?? text)}"
      }
    }
    return text
  }

  @Test func `the schema has numbers`() {
    #expect(Self.numbers.count > 60, "\(Self.numbers.count)")
  }

  @Test func `values that are not finite or out of range are refused by name`() {
    for (path, minimum, maximum) in Self.numbers {
      guard let name = path.last(where: { $0 != "[]" }) else { continue }
      let outside = ["\(minimum - 1)", "\(maximum * 10 + 1)"]
      for value in [".nan", "nan", ".inf", "-.inf", "1e400", "-1e400", "99999999999999999999999"] + outside {
        do {
          _ = try SpecDecoder(fileName: "t").decode(Array(spec(path, value).utf8))
          Issue.record("\(path.joined(separator: ".")) takes \(value)")
        } catch {
          let text = error.description
          #expect(text.contains(name), "\(path.joined(separator: ".")) \(value): \(text)")
        }
      }
    }
  }

  @Test func `bounds themselves are accepted`() {
    for (path, minimum, maximum) in Self.numbers {
      for value in [minimum, maximum] {
        let number = value == value.rounded() ? String(Int(value)) : "\(value)"
        #expect(
          throws: Never.self, "\(path.joined(separator: ".")) \(number)"
        ) { _ = try SpecDecoder(fileName: "t").decode(Array(spec(path, number).utf8)) }
      }
    }
  }
}
