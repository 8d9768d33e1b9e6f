// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import Testing

@testable import TableSpec

/// Limits of specs, and that a hostile spec costs no more than its length. The tests count work instead of
/// time.
struct SpecLimitsTests {
  private func error(_ text: String, _ limits: SpecLimits = .standard, files: [String: String] = [:])
    -> SpecError?
  {
    do {
      let decoder = SpecDecoder(
        fileName: "t.yaml", includes: files.isEmpty ? nil : IncludeTests.Files(texts: files), limits: limits)
      _ = try decoder.decode(Array(text.utf8))
      return nil
    } catch { return error }
  }

  private func limits(_ kind: SpecLimits.Kind, _ value: Int) -> SpecLimits {
    var limits = SpecLimits()
    limits[kind] = value
    return limits
  }

  private static let repeated: [(String, String, String)] = [
    ("", "unknownKey: 1\n", ""),
    ("{", "unknownKey: 1, ", "}"),
    ("title: a\n", "title: a\n", ""),
    ("sections: [{rows: [", "{id: same}, ", "]}]"),
    ("sections: [{rows: [", "{rowColor: sysBlu}, ", "]}]"),
    ("sections: [", "1, ", "]"),
    ("sections:\n- rows:\n", "  - [a]\n", ""),
    ("sections:\n- rows:\n", "  - {title: [a], detail: {}, rowHeight: x}\n", ""),
  ]

  /// Four times as many equal errors give the same text, and all are counted.
  @Test(arguments: repeated.indices) func `equal errors are counted`(_ index: Int) throws {
    let (head, body, tail) = Self.repeated[index]
    let counts = try [1000, 4000].map { count in
      let error = try #require(self.error(head + String(repeating: body, count: count) + tail))
      #expect(error.problems.count <= 6)
      #expect(error.description.utf8.count < 12_000)
      return error.count
    }
    #expect(abs(counts[1] - 4 * counts[0]) <= 16)
  }

  /// A spec with the given number of different errors.
  private static func distinct(_ count: Int) -> String { (0..<count).map { "unknown\($0): 1\n" }.joined() }

  @Test func `equal errors are one problem with its first line, their number and some of their lines`()
    throws
  {
    let text = "sections:\n" + String(repeating: "- rows: [A]\n  foo: 3\n", count: 300) + "bar: 1\n"
    let error = try #require(self.error(text))
    #expect(error.problems.map(\.line) == [3, 602])
    #expect(error.count == 301)
    let lines = error.description.split(separator: "\n")
    #expect(lines[0] == "t.yaml:3:3: error: unknown key 'foo' in a section")
    #expect(lines.contains("  the same mistake 299 more times, on lines 5, 7, 9, 11, 13, …"))
    #expect(!error.description.contains("more problems"))
    #expect(
      self.error("sections: [{foo: 1}, {foo: 2}]\n")?.description.hasSuffix(
        "\n  the same mistake once more on this line")
        == true)
  }

  @Test func `further problems are reported by their number`() throws {
    let text = Self.distinct(1311)
    let last = try #require(error(text)?.description.split(separator: "\n").last)
    #expect(last == "t.yaml: … and 1 211 more problems (raise the limit with --max-problems N)")
    #expect(error(text, limits(.problems, 1311))?.problems.count == 1311)
    #expect(
      error(Self.distinct(101))?.description.contains("… and 1 more problem (") == true)
    #expect(error(Self.distinct(100))?.description.contains("more problem") == false)
  }

  @Test func `each file reports up to a hundred problems`() throws {
    let text = Self.distinct(150)
    let error = try #require(self.error("include: a.yaml\n" + text, files: ["a.yaml": text]))
    #expect(
      error.problems.map(\.file) == Array(repeating: "a.yaml", count: 100)
        + Array(repeating: "t.yaml", count: 100))
    let lines = error.description.split(separator: "\n").filter { $0.contains("… and 50 more problems") }
    #expect(lines.map { $0.prefix(6) } == ["a.yaml", "t.yaml"])
  }

  /// Only the first ten thousand problems, which may be equal, get a text, and only reported problems get a
  /// hint.
  @Test func `little text is made for a problem that is only counted`() {
    var context = SpecContext(fileName: "t", bytes: Array("a: b\n".utf8), budget: SpecBudget(.standard))
    var (messages, hints) = (0, 0)
    func message() -> String {
      messages += 1
      return "x\(messages)"
    }
    func hint() -> String {
      hints += 1
      return "y"
    }
    for _ in 0..<20_000 { context.report(message(), hint: hint(), at: YAMLMark(line: 1, column: 2)) }
    #expect([messages, hints] == [10_000, 100])
    #expect(context.untold == ["t": 19_900])
  }

  /// A place on a line of millions of characters is found from a nearby checkpoint.
  @Test func `places on long lines are found from a nearby checkpoint`() {
    let text = "\u{FEFF}ä€😀 b: " + String(repeating: "xé", count: 20_000) + "\nc: d\r\n"
    let source = SourceText(Array(text.utf8))
    var offset = 3
    for (index, scalar) in text.split(separator: "\n")[0].unicodeScalars.dropFirst().enumerated() {
      let mark = YAMLMark(line: 1, column: index + 1)
      if index % 97 == 0 || index < 20 {
        #expect(source.offset(mark) == offset)
        #expect(mark.column - source.start(near: mark).column <= SourceText.stride)
      }
      offset += UTF8.width(scalar)
    }
    #expect(source.offset(YAMLMark(line: 2, column: 4)) == offset + 4)
    #expect(source.newline == "\n")
  }

  @Test func `too many rows are refused at the first excess row`() throws {
    let text = "sections:\n- rows: [a, b]\n- rows:\n  - c\n  - d\n"
    #expect(error(text, limits(.rows, 4)) == nil)
    let problem = try #require(error(text, limits(.rows, 3))?.problems.first)
    #expect([problem.line, problem.column] == [5, 5])
    #expect(problem.message == "the spec has more than 3 rows")
    #expect(problem.hint == "raise the limit with --max-rows N")
  }

  @Test func `too many sections are refused`() throws {
    let text = "sections: [{}, {}, {}]\n"
    #expect(error(text, limits(.sections, 3)) == nil)
    let problem = try #require(error(text, limits(.sections, 2))?.problems.first)
    #expect(problem.message == "the spec has more than 2 sections")
    #expect(problem.hint == "raise the limit with --max-sections N")
  }

  /// Rows of included files count as well, although the spec's own rows replace them, because they were read.
  @Test func `included files share the limit`() {
    let file = "sections: [{rows: [a, b]}]\n"
    let text = "include: [a.yaml, b.yaml]\n" + file
    let files = ["a.yaml": file, "b.yaml": file]
    #expect(error(text, limits(.rows, 6), files: files) == nil)
    #expect(
      error(text, limits(.rows, 5), files: files)?.problems.first?.message == "the spec has more than 5 rows")
    let bytes = text.utf8.count + 2 * file.utf8.count
    #expect(error(text, limits(.bytes, bytes), files: files) == nil)
    #expect(
      error(text, limits(.bytes, bytes - 1), files: files)?.problems.first?.hint
        == "raise the limit with --max-bytes N")
  }

  /// Decoding stops where a list gets too long, because a text of empty values would take a hundred times its
  /// size in memory.
  @Test func `long lists are not read to their end`() throws {
    var limits = limits(.rows, 1000)
    limits[.sections] = 500
    for (head, item) in [("sections:\n", "-\n"), ("foo:\n", "- a\n"), ("sections:\n- rows:\n", "  - a\n")] {
      let problem = try #require(
        error(head + String(repeating: item, count: 50_000) + "]]]", limits)?.problems.first)
      #expect(problem.message == "a list has more than 1000 items")
      #expect(problem.line == 1001 + head.split(separator: "\n").count)
      #expect(problem.hint == "raise the limit with --max-rows N or --max-sections N")
    }
  }

  /// A megabyte of open brackets is refused at the 65th bracket, before the stack overflows.
  @Test(arguments: ["[", "{", "- ", "? ", "{a: ", "[{a: ", "\"a\": {", "- - ? "])
  func `deep nesting is refused early`(_ opening: String) throws {
    let problem = try #require(
      error(String(repeating: opening, count: 1_000_000 / opening.utf8.count))?.problems.first)
    #expect(problem.message == "values are nested more than 64 levels deep")
    #expect(problem.line == 1)
    #expect(problem.column < 70 * opening.utf8.count)
  }

  @Test func `deep blocks are refused early`() throws {
    let text = (0..<2000).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    #expect(error(text)?.problems.first?.line == 64)
  }

  @Test func `large texts are refused`() {
    let text = String(repeating: "a: b\n", count: 100)
    #expect(error(text, limits(.bytes, 500))?.problems.first?.message != "the file is larger than 500 bytes")
    let problem = error(text, limits(.bytes, 499))?.problems.first
    #expect(problem?.message == "the file is larger than 499 bytes")
    #expect(problem?.hint == "raise the limit with --max-bytes N")
  }
}
