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
  static var files: [(name: String, text: String)] {
    (galleryFiles().texts + exampleFiles().texts).map { ($0.name, $0.text) }
  }

  func run() throws {
    let files = Self.files
    guard let name else {
      let width = files.map(\.name.count).max() ?? 0
      StandardStream.output.write(
        files.map { "\($0.name.padded(to: width))  \(Self.meaning(of: $0.text))\n" }.joined())
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

  /// The first sentence of the comment that an example begins with.
  static func meaning(of text: String) -> String {
    let comment = text.split(separator: "\n").prefix { $0.hasPrefix("#") }.map { $0.dropFirst(2) }
      .joined(separator: " ")
    let end = comment.firstRange(of: ". ")?.lowerBound ?? comment.lastIndex(of: ".")
    return String(comment[..<(end ?? comment.endIndex)])
  }
}
