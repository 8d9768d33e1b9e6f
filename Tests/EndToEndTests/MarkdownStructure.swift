// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// The elements of a Markdown text as GitHub's own parser finds them, with its extensions.
struct MarkdownStructure {
  struct Element {
    /// `heading`, `code`, `html_block` …
    let name: String
    /// Of an element without inner ones.
    let text: String
  }

  static let isInstalled = ExternalTool("cmark-gfm").location != nil

  private(set) var elements: [Element] = []

  init(_ markdown: String) throws {
    let extensions = ["autolink", "table", "strikethrough", "tasklist"].flatMap { ["-e", $0] }
    let done = try ChildProcess.run(
      URL(fileURLWithPath: try #require(ExternalTool("cmark-gfm").location)),
      ["--unsafe", "-t", "xml"] + extensions, input: markdown,
      environment: TestEnvironment(home: ScratchFolder()),
      folder: "/")
    #expect(done.exitCode == 0, "\(done.standardError)")
    for match in done.standardOutput.matches(of: /(?s)<(\w+)(?: [^>]*?)?(?:\/>|>(?:([^<]*)<\/\1>)?)/) {
      elements.append(Element(name: String(match.1), text: Self.plain(match.2 ?? "")))
    }
  }

  func texts(_ name: String) -> [String] { elements.filter { $0.name == name }.map(\.text) }

  private static func plain(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(String(text)) {
      $0.replacingOccurrences(of: $1.0, with: $1.1)
    }
  }

  /// Checks that only code can contain a text from outside, and that the rest is of a report: three kinds of HTML blocks, no
  /// links, pictures, tables or mentions.
  func expectOnlyCode(has marker: String) {
    let allowed: Set = [
      "document", "heading", "text", "code", "paragraph", "list", "item", "code_block", "html_block",
      "strong",
    ]
    #expect(Set(elements.map(\.name)).subtracting(allowed) == [])
    for block in texts("html_block") {
      let known = [
        "<details><summary>Before and after</summary>\n", "<details><summary>Picture</summary>\n",
        "</details>\n",
      ]
      #expect(known.contains(block), "\(block)")
    }
    for element in elements where !["code", "code_block"].contains(element.name) {
      #expect(!element.text.contains(marker) && !element.text.contains("@"), "\(element)")
    }
    let details = texts("html_block")
    #expect(details.count % 2 == 0)
  }
}
