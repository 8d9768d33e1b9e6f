// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session
import Shell
import SpecFiles
import TableSpec

struct DiffSubcommand: Subcommand {
  static let name = "diff"
  static let abstract = "Compare specs: rows, sections, settings, looks and the layout."
  static let discussion = """
    A spec is a file, - for standard input, or a file in a git revision, written REV:PATH as for 'git show': \
    HEAD:./a.yaml is in this folder, HEAD:a.yaml is in the repository's root folder, :./a.yaml is in the index. A spec \
    from a revision includes files from the same revision. A file whose name contains a colon is written ./NAME. A single \
    file or folder is compared with the last commit. Two folders, a branch or another revision, two revisions and a range \
    such as main..feature or main...feature compare all specs that they have; a file or a folder after a revision or a range \
    limits that. A spec that only one of the sides has is new or deleted, which is a difference; /dev/null is no spec. Exit \
    codes: 0 no difference, 1 the specs differ, 2 a spec is invalid or can't be read.
    """

  @Required var old: String
  var new: String?
  var format = DiffFormat.text
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [
      .argument(
        "old", \.$old, .path(SpecRecognition.fileExtensions),
        "The old spec, folder, revision or range; a single file or folder is compared with HEAD."),
      .optional("new", \.new, .path(SpecRecognition.fileExtensions), "The new spec, folder or revision."),
      .option(
        "format", standard: \.format, .choice,
        "Default: text. svg, png and html show both pictures. The guide Pull-Requests-and-CI lists the members of the JSON."
      ),
    ] + Parameter.limits(\.limits)

  func validate() throws(SessionError) {
    if let new {
      if old == "-", new == "-" { throw SessionError("standard input can be read only once") }
    } else if old == "-" || GitRevision(old) != nil {
      throw SessionError("missing the spec to compare '\(VisibleText.line(old))' with")
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
    let (inputs, format) = (DiffInputs(old: old, new: new, limits: limits), format)
    let (bytes, differences) = try InterruptibleSubcommand.run("diff") {
      let differences = try inputs.differences()
      return (try format.bytes(of: differences), differences)
    }
    StandardStream.output.write(bytes)
    for note in differences.notes { Diagnostic(note: note).write(asJSON: false) }
    for error in differences.errors { StandardStream.error.write(error + "\n") }
    if !differences.errors.isEmpty { throw ExitStatus.usage }
    if differences.differs { throw ExitStatus.failure }
  }
}
