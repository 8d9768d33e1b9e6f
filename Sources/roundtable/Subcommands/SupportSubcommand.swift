// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Platform
import Session
import Shell
import TableSpec

struct SupportSubcommand: Subcommand {
  static let name = SupportCommand.name
  static let abstract = "Write the support files that exported code needs into a folder of an app."
  static let discussion =
    SupportCommand.discussion
    + " Without a spec, all files are written. Exit codes: 0 the files are current, 1 with --check a file is missing, older or edited, 2 a file must not be replaced."

  var specs: [String] = []
  var support = SupportCommand()
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [
      .rest(
        "specs", \.specs, .path(SpecRecognition.fileExtensions),
        "The specs whose code needs the files; - is standard input, REV:PATH a file in a git revision.")
    ] + SupportCommand.parameters.map { $0.of(\.support) } + Parameter.limits(\.limits)

  /// The command line that writes the support files of specs.
  static func line(
    for specs: [String], _ format: CodeFormat, in folder: String, _ module: String?
  ) -> String {
    SystemShell.line(
      ["roundtable", name] + specs + ["--format", format.rawValue, "-o", folder]
        + (module.map { ["--module", $0] } ?? []))
  }

  func validate() throws(SessionError) { try support.validate() }

  func run() throws {
    let (specs, format, limits) = (specs, support.format, limits)
    let needed = try InterruptibleSubcommand.run("support \(specs.joined(separator: " "))") {
      () throws -> [SupportFile] in
      guard !specs.isEmpty else { return SupportFiles.all(format) }
      var export = ExportCommand()
      export.format = format
      let sources = try specs.flatMap { try export.code(of: SpecFile.open($0, limits: limits)).code.sources }
      return SupportFiles.needed(by: sources, format)
    }
    let folder = SupportFolder(
      support.folder, format, needed: needed, module: support.module, in: SystemWorkspace())
    let line = Self.line(for: specs, format, in: support.folder, support.module)
    var files: [(path: String, text: String)] = []
    do throws(SessionError) {
      if support.checks {
        try folder.check(writtenBy: line)
      } else {
        files = try folder.files(toWriteWith: line, isForced: support.isForced)
      }
    } catch {
      SessionOutput.error(error).write()
      throw support.checks ? ExitStatus.failure : .usage
    }
    let output = OutputFiles(spec: "-", paths: files.map(\.path), isForced: true)
    try output.check()
    try output.write(files.map { Array($0.text.utf8) }, makesFolders: true)
    StandardStream.output.write(folder.report + "\n")
  }
}

/// The system's shell.
enum SystemShell {
  /// A line that the shell reads as these words.
  static func line(_ words: [String]) -> String {
    words.map { word in
      let isPlain =
        !word.isEmpty
        && word.unicodeScalars.allSatisfy {
          $0.isASCII
            ? $0.properties.isAlphabetic || "0123456789_-./:=@%+,".unicodeScalars.contains($0)
            : !$0.properties.isWhitespace
        }
      return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }.joined(separator: " ")
  }
}
