// SPDX-License-Identifier: GPL-3.0-or-later

import TestSupport
import Testing

@testable import TableSpec

struct YAMLParserTests {
  /// The texts of a flow mapping's values.
  private func values(_ text: String) throws -> [YAMLNode] {
    let root = try YAMLParser.parse(Array(text.utf8))
    guard case .mapping(let entries)? = root?.content else { return [] }
    return entries.map(\.value)
  }

  @Test func `escapes of JSON are read, also surrogate pairs`() throws {
    let text =
      #"{"a": "\"\\\/\b\f\n\r\t\u00e9\u4e2d\u0041b", "b": "x\ud83d\uDE00y \\ud83d\\ude00", "c": "\uD83D\ude00\ud83d\ude01"}"#
    let read = try values(text)
    #expect(read.map(\.text) == ["\"\\/\u{8}\u{C}\n\r\té中Ab", "x😀y \\ud83d\\ude00", "😀😁"])
  }

  @Test func `places after surrogate pairs are those of the file`() throws {
    let text = "[{\"a\": \"x\\ud83d\\uDE00y\", \"é\": \"\\uD83D\\ude00\", \"c\": 1},\n {\"d\": 2}]"
    let root = try YAMLParser.parse(Array(text.utf8))
    guard case .sequence(let items)? = root?.content, case .mapping(let first) = items[0].content,
      case .mapping(let second) = items[1].content
    else {
      Issue.record("no list of mappings")
      return
    }
    #expect(first.map(\.key.start.column) == [3, 26, 47])
    #expect(first.map(\.value.end.column) == [24, 45, 53])
    #expect(second[0].key.start == YAMLMark(line: 2, column: 3))
  }

  @Test(arguments: [
    #"{"a": "\ud83d"}"#, #"{"a": "\ude00"}"#, #"{"a": "\ud83d\ud83d"}"#, #"{"a": "\ud83dx\ude00"}"#,
    #"{"a": "\ud83d\ude00 \ud83d"}"#, #"a: "\ud83d\ude00""#, #"{a: 'it', "b": "\ud83d\ude00"}"#,
    #"{"b": "\ud83d\u+e00"}"#,
  ])
  func `a single surrogate, and a pair outside of JSON, are refused`(text: String) {
    #expect(throws: YAMLFailure.self) { try YAMLParser.parse(Array(text.utf8)) }
  }

  @Test func `errors after a surrogate pair have their place in the file`() {
    let pair = #"{"a": "\ud83d\ude00","#
    for (rest, column) in [(" \"b\": [1}", 27), (" \"b\": \"\u{1}\"}", 28)] {
      // Longer than the first part of a text that libyaml reads.
      let lines = String(repeating: "\n", count: 70_000)
      do {
        _ = try YAMLParser.parse(Array((pair + lines + pair.dropFirst() + rest).utf8))
        Issue.record("\(rest) is read")
      } catch {
        #expect(error.mark == YAMLMark(line: 70_001, column: column), "\(error.message)")
      }
    }
  }
}
