// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewDaemon
import PreviewRendering
import Session
import Shell
import SpecFiles
import TableSpec

/// The specs that the command line names.
extension WatchSubcommand {
  /// Throws an error for a name that can't be a spec's. A file that doesn't exist yet is allowed.
  func refuse(_ name: String) throws(SessionError) {
    guard !name.isEmpty else { throw SessionError("a spec's name is empty", hint: "name a file") }
    guard name != "-" else {
      throw SessionError(
        "'-' is standard input, which cannot be watched", hint: "name a file; './-' for one of that name")
    }
    guard FileReader.entryKey(of: name) != nil || !GitRevision.isMeant(by: name) else {
      throw SessionError(
        "'\(VisibleText.line(name))' is a git revision, which cannot be watched",
        hint: "name a file; a file's name can begin with ./")
    }
    guard case .several(let files) = SpecArgument(name), files.isEmpty else { return }
    let kind = FileReader.key(of: name)?.isDirectory == true ? "the folder" : "the pattern"
    throw SessionError(
      "\(kind) '\(VisibleText.line(name))' has no spec",
      hint: "a spec's name ends in .\(SpecRecognition.fileExtensions.joined(separator: ", ."))")
  }

  /// Prints which files of a folder or a pattern are ignored.
  func findSpecs() throws -> [String] {
    let arguments = names.map(SpecArgument.init)
    let specs = DistinctSpecs.of(arguments.flatMap(\.specs))
    let chosen = Set(specs.map { PathIdentity($0).entry })
    let others = arguments.flatMap(\.files).filter { !chosen.contains(PathIdentity($0).entry) }
    // With --detach, the daemon prints the note, and this process passes it on.
    if !others.isEmpty, !detach {
      let list = DistinctSpecs.of(others).map { "'\(VisibleText.line($0))'" }.joined(separator: ", ")
      StandardStream.error.write("note: not watched, because they contain no sections: \(list)\n")
    }
    guard !specs.isEmpty else {
      StandardStream.error.write(
        "error: none of these files has sections (hint: a spec contains 'sections:', followed by its rows)\n")
      throw ExitStatus.failure
    }
    return specs
  }

  /// Refuses two specs whose previews are one file.
  func refuseCollisions(_ rendering: SpecRendering, of specs: [String]) throws {
    let claims = OutputClaims(OutputGuard(specs: specs))
    for spec in specs {
      do { try claims.claim(rendering.outputPaths(of: spec), for: spec) } catch {
        throw SessionError(VisibleText.line(error.message), hint: error.hint)
      }
    }
  }
}
