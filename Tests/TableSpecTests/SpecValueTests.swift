// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TableSpec
import Testing

/// Values of single settings, as a command line has them.
struct SpecValueTests {
  private func shape(_ name: String) throws -> SettingShape {
    let own = Table.Info.settings[name]?.shape ?? Row.settings[name]?.shape
    return try #require(own ?? Look.settings[name]?.shape)
  }

  static let values: [(String, String, ValueTree)] = [
    ("cornerRadius", "16", .points(16)),
    ("rowHeight", " automatic ", .word("automatic")),
    ("titleColor", "systemRed", .color(.semantic(.systemRed))),
    ("titleColor", "'#FF0000'", .color(.rgba(RGBA(red: 255, green: 0, blue: 0)))),
    ("masksToBounds", "false", .flag(false)),
    ("title", "\"Wi-Fi: 2 \\u00e9\"", .text("Wi-Fi: 2 é")),
    ("title", "Rock 'n' roll", .text("Rock 'n' roll")),
    ("titleOrigin", "[0, -2.5]", .list([.points(0), .points(-2.5)])),
    ("maskedCorners", "[topLeft, topRight]", .list([.word("topLeft"), .word("topRight")])),
    ("traits.device", "iPhone 15 Pro", .word("iPhone-15")),
    ("image", "wifi", .text("wifi")),
    (
      "image", "{symbol: wifi, tileColor: systemBlue}",
      .record([
        .init(name: "symbol", value: .text("wifi")),
        .init(name: "tileColor", value: .color(.semantic(.systemBlue))),
      ])
    ),
    (
      "shadow", "{\"radius\": 2, offset: [0, 2]}",
      .record([
        .init(name: "radius", value: .points(2)),
        .init(name: "offset", value: .list([.points(0), .points(2)])),
      ])
    ),
    ("shadow", "none", .word("none")),
  ]

  @Test(arguments: values.indices)
  func `a value is read as behind a key of a spec`(index: Int) throws {
    let (name, text, value) = Self.values[index]
    #expect(SpecValue.read(text, as: try shape(name), named: name) == .success(value))
  }

  @Test func `a group takes its short form or its members`() throws {
    let separator = SettingShape.short(
      .choice(["none", "singleLine"]),
      or: SettingRecord([.init(name: "left", shape: .number(0...100), meaning: "")]))
    #expect(SpecValue.read("none", as: separator, named: "separator") == .success(.word("none")))
    #expect(
      SpecValue.read("{left: 16}", as: separator, named: "separator")
        == .success(.record([.init(name: "left", value: .points(16))])))
  }

  /// A key, a text, the problem's column, its message and a part of its hint.
  static let problems: [(String, String, Int, String, String?)] = [
    (
      "shadow", "{radius: x, offset: 3}", 10, "expected 'radius' to be a number from 0 to 1000000, found 'x'",
      nil
    ),
    ("shadow", "{radus: 2}", 2, "unknown key 'radus' in shadow", "did you mean 'radius'?"),
    ("shadow", "{radius: 2, radius: 3}", 13, "the key 'radius' is given twice", "line 1"),
    ("shadow", "{radius: 2", 1, "this '{' is not closed", "add '}'"),
    ("shadow", "{radius: 2} x", 13, "the value ends before this", "remove this text"),
    ("shadow", "{radius: 2}}", 12, "the value ends before this", "remove this text"),
    ("titleOrigin", "[0, 2] [1]", 8, "the value ends before this", "remove this text"),
    (
      "shadow", "radius: 2", 1, "expected 'shadow' to be none, or a mapping, found 'radius: 2'",
      "as in {radius: 2}"
    ),
    ("maskedCorners", "- topLeft", 1, "expected 'maskedCorners' to be a list of", "as in [topLeft]"),
    ("maskedCorners", "[topLeft, top]", 11, "unknown corner 'top'", "topLeft"),
    ("title", "Note: this", 1, "expected 'title' to be text, found 'Note: this'", "as in \"Note: this\""),
    ("title", "\"a\" b", 5, "the text in quotes ends before this", "whole text"),
    ("title", "'a", 1, "this quote is not closed", "same quote"),
    ("title", "&a b", 1, "anchors and aliases are not supported", "quote"),
    ("title", "*a", 1, "anchors and aliases are not supported", "quote"),
    ("title", "!!str b", 1, "tags are not supported", "quote"),
    ("title", "a\n---\nb", 2, "the value of 'title' has more than one line", "\\n"),
    ("title", "--- a", 1, "expected 'title' to be text, found '--- a'", "---"),
    ("title", "", 1, "'title' has no value", nil),
    ("title", "~", 1, "'title' has no value", nil),
    ("titleColor", " #FF0000", 2, "'titleColor' has no value", "\"#FF0000\""),
    ("shadow", "{color: #FF0000}", 1, "this '{' is not closed", "\"#FF0000\""),
    ("cornerRadius", "12px", 1, "expected 'cornerRadius' to be a number", "write 12"),
    ("image", "{color: red}", 1, "'image' has no symbol, file or monogram", "add 'symbol: NAME'"),
    ("image", "{symbol: wifi, file: a.png}", 22, "'image' has both symbol and file", "remove the other"),
  ]

  @Test(arguments: problems.indices)
  func `the first problem is reported with its column`(index: Int) throws {
    let (name, text, column, message, hint) = Self.problems[index]
    guard case .failure(let problem) = SpecValue.read(text, as: try shape(name), named: name) else {
      Issue.record("\(text) was read")
      return
    }
    #expect(problem.line == 1)
    #expect(problem.column == column)
    #expect(problem.message.hasPrefix(message))
    if let hint { #expect(problem.hint?.contains(hint) == true, "\(problem.hint ?? "no hint")") }
  }

  @Test func `nesting and length are limited`() throws {
    let deep = String(repeating: "[", count: 100) + String(repeating: "]", count: 100)
    let long = String(repeating: "a", count: 70_000)
    for text in [deep, long] {
      guard case .failure(let problem) = SpecValue.read(text, as: .text, named: "title") else {
        Issue.record("it was read")
        continue
      }
      #expect(problem.message.contains("more than 64 levels") || problem.message.contains("longer than"))
    }
  }
}
