// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles
import Renderers

/// A guide: one of the Markdown documents that the program contains.
struct Guide: Sendable {
  /// The argument of `help guide`, such as `lint` or `from-preview-to-code`.
  let name: String
  private let text: String

  static let all = guideFiles().texts.map { file in
    Guide(name: file.name.lowercased().replacing(".md", with: ""), text: file.text)
  }

  /// The name and the title of each guide, one per line.
  static var list: String {
    (["guides"] + all.map { "  \($0.name.padded(to: 28)) \($0.abstract)" }
      + ["", "'help guide NAME' opens one; the start of its name is enough."]).joined(separator: "\n")
  }

  /// - Parameter word: a guide's name or the start of it, with spaces or hyphens.
  /// - Throws: an error that lists the guides if no guide, or more than one, has such a name.
  static func named(_ word: String) throws(SessionError) -> Guide {
    let start = word.lowercased().replacing(" ", with: "-")
    let found = all.filter { $0.name == start }
    let beginning = found.isEmpty ? all.filter { $0.name.hasPrefix(start) } : found
    guard beginning.count == 1, let guide = beginning.first else {
      throw .unknown("guide", word, among: all.map(\.name), hint: "'help guide' lists all guides")
    }
    return guide
  }

  /// The sentence below the title.
  private var abstract: String {
    let lines = text.split(separator: "\n")
    return lines.dropFirst().first { !$0.hasPrefix("<!--") }.map(String.init) ?? ""
  }

  /// The guide without the comments of its tests. Prose is wrapped; specs, commands and outputs keep their lines.
  func page(columns: Int) -> String {
    var isFenced = false
    var paragraph = ""
    var lines: [String] = []
    func end() {
      if !paragraph.isEmpty { lines.append(WrappedText.lines(paragraph, columns: columns)) }
      paragraph = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("<!--") || (line.isEmpty && !isFenced && paragraph.isEmpty && lines.last == "") {
        continue
      }
      let isFence = line.hasPrefix("```")
      if isFence { isFenced.toggle() }
      // A table or list has a line for each entry.
      let isEntry = line.hasPrefix("|") || line.hasPrefix("- ") || line.hasPrefix("#")
      if isFence || isFenced || line.isEmpty || isEntry { end() }
      if isFence || isFenced || line.isEmpty || line.hasPrefix("#") {
        lines.append(line)
      } else if line.hasPrefix("|") {
        lines.append(WrappedText.lines(line, columns: columns))
      } else {
        paragraph += paragraph.isEmpty ? line : " " + line.drop { $0 == " " }
      }
    }
    end()
    return lines.joined(separator: "\n")
  }
}
