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
    "To get started: roundtable example settings.yaml > settings.yaml && roundtable settings.yaml"

  var name: String?
  static let parameters: [Parameter<Self>] = [
    .optional(
      "name", \.name, .text, "The example's file name, such as settings.yaml; default: list all names."
    ).offering { exampleFiles().texts.map(\.name) }
  ]

  func run() throws {
    let examples = exampleFiles().texts
    guard let name else {
      StandardStream.output.write(examples.map { "\($0.name)\n" }.joined())
      return
    }
    guard let example = examples.first(where: { $0.name == name }) else {
      let near = NearestNames.suggestions(for: name, among: examples.map(\.name)).first
      StandardStream.error.write(
        "error: there is no example '\(VisibleText.line(name))'\n"
          + "hint: \(near.map { "did you mean 'roundtable example \($0)'?" } ?? "'roundtable example' lists all of them")\n"
      )
      ExitStatus.usage.exit()
    }
    StandardStream.output.write(example.text)
  }
}
