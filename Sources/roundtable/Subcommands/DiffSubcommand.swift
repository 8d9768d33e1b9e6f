// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats
import Platform
import Session
import Shell
import SpecFiles
import TableLayout
import TableModel
import TableSpec

struct DiffSubcommand: Subcommand {
  static let name = "diff"
  static let abstract = "Compare two specs: rows, sections, settings and the layout."
  static let discussion = """
    A spec is a file, - for standard input, or a file in a git revision, written REV:PATH as for 'git show': \
    HEAD:./a.yaml is in this folder, HEAD:a.yaml is in the repository's root folder, :./a.yaml is in the index. A spec \
    from a revision includes files from the same revision. A file whose name contains a colon is written ./NAME. A single \
    file is compared with its version in the last commit. Exit codes: 0 no difference, 1 the specs differ, 2 a spec is \
    invalid or can't be read.
    """

  @Required var old: String
  var new: String?
  var format = DiffFormat.text
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [
      .argument(
        "old", \.$old, .path(SpecRecognition.fileExtensions),
        "The old spec, or the only one, to compare with HEAD."),
      .optional("new", \.new, .path(SpecRecognition.fileExtensions), "The new spec."),
      .option(
        "format", standard: \.format, .choice,
        "Default: text. The guide Pull-Requests-and-CI lists the members of the JSON."),
    ] + Parameter.limits(\.limits)

  func validate() throws(SessionError) {
    for (name, other) in [(old, new), (new ?? "", old)] where FileReader.entryKey(of: name) == nil {
      let file = other.flatMap { $0 == "-" || FileReader.entryKey(of: $0) == nil ? nil : $0 }
      guard let range = GitRevision.Failure(rangeIn: name, beside: file) else { continue }
      throw SessionError(range.message, hint: range.hint)
    }
    if let new {
      if old == "-", new == "-" { throw SessionError("standard input can be read only once") }
    } else if old == "-" || GitRevision(old) != nil {
      throw SessionError("missing the spec to compare '\(VisibleText.line(old))' with")
    }
    for name in [old, new].compactMap({ $0 })
    where !name.contains(where: { ".:-/".contains($0) }) && FileReader.entryKey(of: name) == nil {
      throw SessionError(
        "no file '\(VisibleText.line(name))'",
        hint: "a spec of a revision is REV:PATH, such as \(VisibleText.line(name)):specs/a.yaml")
    }
    for name in [old, new ?? ""]
    where name.first == "-" && name != "-" && FileReader.entryKey(of: name) == nil {
      throw SessionError("no file '\(VisibleText.line(name))', and a revision can't begin with '-'")
    }
  }

  func run() throws {
    let command = self
    let (text, differs) = try InterruptibleSubcommand.run("diff") { try command.compare() }
    StandardStream.output.write(text)
    if differs { throw ExitStatus.failure }
  }

  private func compare() throws -> (text: [UInt8], differs: Bool) {
    let (formerName, former, latterName, latter) = try tables()
    let difference = LayoutDifference(from: former, to: latter)
    let differs = !difference.isEmpty
    switch format {
    case .json: return (DifferenceJSON.bytes(of: difference, old: formerName, new: latterName), differs)
    case .text:
      guard differs else { return (Array("no difference\n".utf8), false) }
      let lines = ["\(formerName) → \(latterName)"] + difference.lines
      return (Array(lines.map { VisibleText.line($0) + "\n" }.joined().utf8), true)
    }
  }

  private func tables() throws(ExitStatus) -> (String, Table, String, Table) {
    do throws(ExitStatus) {
      guard let new else {
        let latter = try SpecFile.open(old, limits: limits)
        let head = GitRevision(headOf: old)
        return (head.name, try SpecFile.open(head, limits: limits).table, old, latter.table)
      }
      let former = try SpecFile.open(old, limits: limits)
      return (old, former.table, new, try SpecFile.open(new, limits: limits).table)
    } catch {
      // Exit code 1 means that they differ, as in diff(1), so an invalid spec has another code.
      throw error.code == ExitStatus.failure.code ? .usage : error
    }
  }
}

/// How differences are printed.
enum DiffFormat: String, CaseIterable {
  case text, json
}
