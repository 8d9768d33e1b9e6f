// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Session
import Shell
import SpecFiles
import TableSpec

struct SnapshotSubcommand: Subcommand {
  static let name = "snapshot"
  static let abstract = "Compare specs with their recorded frames, colours, corners, texts and images."
  static let discussion = """
    The reference of specs/settings.yaml is specs/__Snapshots__/settings.yaml.txt; commit it. It has the traits of the spec, in \
    light and in dark appearance, and is the same on every machine. In a folder or a pattern, .yaml, .yml and .json files with \
    sections are compared; subfolders and hidden files are ignored.
    --record sets which references are written. missing: those that don't exist. failed: those that don't exist, differ or can't be \
    compared. all: all. never: none, and a stale reference, whose spec is gone, is a failure. The default is missing, and never if \
    the environment variable CI is set. A file that isn't a snapshot is never replaced.
    Exit codes: 0 all specs are as recorded, or --record recorded them; 1 a spec differs, has no reference, or got its first one \
    without --record, or with never a reference is stale; 2 a spec or a file can't be read.
    """

  var names: [String] = []
  var record: RecordMode?
  var json = false
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [
      .specs(\.names),
      .option("record", \.record, .choice, "Default: missing; never if the environment variable CI is set."),
      .flag("json", \.json, "Print one JSON document. The guide Pull-Requests-and-CI lists its members."),
    ] + Parameter.limits(\.limits)

  private var specs: NamedSpecs { NamedSpecs(names: names, use: "compared") }

  func validate() throws(SessionError) { try specs.validate() }

  func run() throws {
    let command = self
    let report = try InterruptibleSubcommand.run("snapshot") { try command.compare() }
    StandardStream.output.write(json ? report.json : report.text)
    if report.exitStatus.code != ExitStatus.success.code { throw report.exitStatus }
  }

  private func compare() throws(ExitStatus) -> SnapshotReport {
    func note(_ words: String) { Diagnostic(note: words).write(asJSON: json) }
    let found = try specs.find(note: note)
    noteSubfolders(note)
    let mode = record ?? .standard
    let check = SnapshotCheck(mode: mode, reportsJSON: json, limits: limits)
    var report = SnapshotReport(mode: mode, isModeGiven: record != nil, names: names)
    for spec in found { report.results.append((spec, try check.outcome(of: spec))) }
    report.stale = SnapshotReference.stale(besides: found)
    return report
  }

  /// A check must not seem to include specs that it doesn't read.
  private func noteSubfolders(_ note: (String) -> Void) {
    for folder in names where FileReader.key(of: folder)?.isDirectory == true {
      let subfolders = FolderListing.names(in: folder).sorted()
        .filter { $0.hasSuffix("/") && !$0.hasPrefix(".") }
        .map { PathText.join(folder, String($0.dropLast())) }
        .filter { !SpecArgument($0).specs.isEmpty }
      if !subfolders.isEmpty {
        let list = subfolders.map { "'\(VisibleText.line($0))'" }.joined(separator: ", ")
        note("subfolders are not searched; name them to compare their specs: \(list)")
      }
    }
  }
}
