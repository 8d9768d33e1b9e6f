// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewDaemon
import Session
import Shell
import SpecFiles
import TableSpec

/// The specs that a command line names: files, folders and patterns.
struct NamedSpecs {
  let names: [String]
  /// The participle in messages about the specs, such as `watched`.
  let use: String

  /// Throws an error for a name that can't be a spec's. A file that doesn't exist yet is allowed.
  func validate() throws(SessionError) { for name in names { try validate(name) } }

  private func validate(_ name: String) throws(SessionError) {
    guard !name.isEmpty else { throw SessionError("a spec's name is empty", hint: "name a file") }
    guard name != "-" else {
      throw SessionError(
        "'-' is standard input, which cannot be \(use)", hint: "name a file; './-' for one of that name")
    }
    guard FileReader.entryKey(of: name) != nil || !GitRevision.isMeant(by: name) else {
      throw SessionError(
        "'\(VisibleText.line(name))' is a git revision, which cannot be \(use)",
        hint: "name a file; a file's name can begin with ./")
    }
    guard case .several(let files) = SpecArgument(name), files.isEmpty else { return }
    let kind = FileReader.key(of: name)?.isDirectory == true ? "the folder" : "the pattern"
    throw SessionError(
      "\(kind) '\(VisibleText.line(name))' has no spec",
      hint: "a spec's name ends in .\(SpecRecognition.fileExtensions.joined(separator: ", ."))")
  }

  /// - Parameter note: gets a sentence about the files of a folder or a pattern that are ignored.
  /// - Returns: each spec once.
  /// - Throws: ``ExitStatus/failure``, after an error is printed, if there is none.
  func find(note: (String) -> Void) throws(ExitStatus) -> [String] {
    let arguments = names.map(SpecArgument.init)
    let specs = DistinctSpecs.of(arguments.flatMap(\.specs))
    let chosen = Set(specs.map { PathIdentity($0).entry })
    let others = arguments.flatMap(\.files).filter { !chosen.contains(PathIdentity($0).entry) }
    if !others.isEmpty {
      let list = DistinctSpecs.of(others).map { "'\(VisibleText.line($0))'" }.joined(separator: ", ")
      note("not \(use), because they contain no sections: \(list)")
    }
    guard !specs.isEmpty else {
      StandardStream.error.write(
        "error: none of these files has sections (hint: a spec contains 'sections:', followed by its rows)\n")
      throw .failure
    }
    return specs
  }
}
