// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import Platform
import Session
import Shell
import SpecFiles
import TableSpec

struct DiffSubcommand: Subcommand {
  static let name = "diff"
  static let abstract = "Compare two specs: rows, sections, settings and the layout."
  static let discussion = """
    A spec is a file, - for standard input, or a file in a git revision, written REV:PATH as for 'git show': \
    HEAD:./a.yaml is in this folder, HEAD:a.yaml is in the repository's root folder, :./a.yaml is in the index. A spec \
    from a revision includes files from the same revision. A file whose name contains a colon is written ./NAME. A single \
    file is compared with its version in the last commit. A spec that only one of the sides has is new or deleted, which is \
    a difference; /dev/null is no spec. Exit codes: 0 no difference, 1 the specs differ, 2 a spec is invalid or can't be read.
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
        "Default: text. svg, png and html show both pictures. The guide Pull-Requests-and-CI lists the members of the JSON."
      ),
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
    if format == .png, Descriptor.standardOutput.isTerminal {
      throw SessionError("can't print png to a terminal", hint: "add > FILE.png")
    }
    let command = self
    let (bytes, differs) = try InterruptibleSubcommand.run("diff") {
      let comparison = SpecComparison(try command.pair())
      return (try command.format.bytes(of: [comparison]), comparison.differs)
    }
    StandardStream.output.write(bytes)
    if differs { throw ExitStatus.failure }
  }

  private func pair() throws(ExitStatus) -> SpecPair {
    // Exit code 1 means that they differ, as in diff(1), so an invalid spec has another code.
    do throws(ExitStatus) {
      guard let new else { return try pairWithHead() }
      return try pair(new)
    } catch {
      throw error.code == ExitStatus.failure.code ? .usage : error
    }
  }

  private func pair(_ new: String) throws(ExitStatus) -> SpecPair {
    // A missing file beside another file is a wrong name; beside a file of a revision, it was deleted, or isn't new yet.
    let former = try SpecFile.openIfPresent(old, mayBeMissing: GitRevision(new) != nil, limits: limits)
    let latter = try SpecFile.openIfPresent(new, mayBeMissing: GitRevision(old) != nil, limits: limits)
    return try pair((old, former), (new, latter))
  }

  private func pairWithHead() throws(ExitStatus) -> SpecPair {
    let head = GitRevision(headOf: old)
    let latter = try SpecFile.openIfPresent(old, mayBeMissing: true, limits: limits)
    return try pair((head.name, SpecFile.openIfPresent(head, limits: limits)), (old, latter))
  }

  private func pair(
    _ old: (name: String, spec: LoadedSpec?), _ new: (name: String, spec: LoadedSpec?)
  ) throws(ExitStatus) -> SpecPair {
    func side(_ side: (name: String, spec: LoadedSpec?)) -> SpecPair.Side? {
      side.spec.map { SpecPair.Side(name: side.name, table: $0.table) }
    }
    guard old.spec != nil || new.spec != nil else {
      let names = [old.name, new.name].map { "'\(VisibleText.line($0))'" }
      Diagnostic("neither \(names[0]) nor \(names[1]) exists").write(asJSON: false)
      throw .usage
    }
    return SpecPair(old: side(old), new: side(new))
  }
}
