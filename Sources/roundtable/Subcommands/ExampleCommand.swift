// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import EmbeddedFiles
import Platform
import Session
import Shell
import TableModel

struct ExampleCommand: Subcommand {
  static let name = "example"
  static let abstract = "Print an example spec or session, or list them."
  static let discussion =
    "To get started: roundtable example account > account.yaml && roundtable account.yaml"

  var name: String?
  static let parameters: [Parameter<Self>] = [
    .optional(
      "name", \.name, .text,
      "The example's name, such as account or settings.rt; default: list all names."
    ).offering { files.map(\.name) }
  ]

  /// The specs of well-known screens first, because a new user looks for one.
  private static var files: [(name: String, text: String)] {
    (galleryFiles().texts + exampleFiles().texts).map { ($0.name, $0.text) }
  }

  func run() throws {
    let files = Self.files
    guard let name else {
      let width = (files.map(\.name.count).max() ?? 0) + 2
      let lines = files.map { file in
        let padding = String(repeating: " ", count: width - file.name.count)
        return file.name + padding + Self.meaning(of: file.text) + "\n"
      }
      StandardStream.output.write(lines.joined())
      return
    }
    guard let example = files.first(where: { $0.name == name || $0.name == name + ".yaml" }) else {
      let near = NearestNames.suggestions(for: name, among: files.map(\.name)).first
      StandardStream.error.write(
        "error: there is no example '\(VisibleText.line(name))'\n"
          + "hint: \(near.map { "did you mean 'roundtable example \($0)'?" } ?? "'roundtable example' lists all of them")\n"
      )
      ExitStatus.usage.exit()
    }
    StandardStream.output.write(example.text)
  }

  /// The first sentence of an example's first comment.
  private static func meaning(of text: String) -> Substring {
    let line = text.prefix { $0 != "\n" }.drop { $0 == "#" || $0 == " " }
    return line.firstRange(of: ". ").map { line[..<$0.lowerBound] }
      ?? (line.hasSuffix(".") ? line.dropLast() : line)
  }
}
