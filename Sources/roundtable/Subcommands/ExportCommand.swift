// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import CodeExport
import Console
import Preview
import System
import TextEscaping

extension CodeFormat: ExpressibleByArgument {}
extension ExportTechnique: ExpressibleByArgument {}

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write a spec as Swift code for UIKit or SwiftUI, or as a test of it.",
    discussion:
      "What the code does not have is listed at its head and on standard error; with --strict the exit code is 1 then. An output that ends in / is a folder for a Swift package; that of a test has what it tests, too."
  )

  @Argument(help: "The spec file, or - for standard input.")
  var spec: String

  @Option(help: ArgumentHelp("One of: \(CodeFormat.names).", valueName: "name"))
  var format: CodeFormat

  @Option(
    name: [.short, .long], help: "Write to this file, or into this folder/, instead of standard output.")
  var output: String?

  @Option(help: ArgumentHelp("How UIKit rounds: \(ExportTechnique.names).", valueName: "name"))
  var technique: ExportTechnique?

  @Option(
    name: .customLong("minimum-ios"),
    help: ArgumentHelp(
      "The least iOS that the code runs on, \(CodeOptions.knownIOS.lowerBound) to \(CodeOptions.knownIOS.upperBound).",
      valueName: "n"))
  var minimumIOS: Int?

  @Flag(help: "UIKit as articles write it, with a comment at each pitfall.")
  var faithful = false

  @Flag(help: "Exit with 1 where anything is not exported, or not asserted.")
  var strict = false

  @Flag(help: "Also over a file that is no code; never over a spec or a script.")
  var force = false

  @OptionGroup(title: "Limits") var limits: SpecLimitOptions

  private var options: CodeOptions {
    var options = CodeOptions()
    options.technique = technique
    options.minimumIOS = minimumIOS
    options.isFaithful = faithful
    return options
  }

  func validate() throws {
    if let problem = format.problem(options) { throw ValidationError(problem) }
    guard let minimumIOS, !CodeOptions.knownIOS.contains(minimumIOS) else { return }
    let range = CodeOptions.knownIOS
    throw ValidationError(
      "--minimum-ios is out of range: \(minimumIOS) (allowed: \(range.lowerBound) to \(range.upperBound))")
  }

  func run() throws {
    let (spec, format, options, limits) = (spec, format, options, limits.limits)
    let code = try InterruptibleSubcommand.run("export \(spec)") { () throws -> ExportedCode in
      format.code(for: try SpecFile.load(spec, limits: limits), options)
    }
    try write(code)
    for line in code.unexportedLines { StandardStream.error.write("\(format.missing): \(line)\n") }
    if strict, !code.unexported.isEmpty { throw ExitStatus.failure }
  }

  private func write(_ code: ExportedCode) throws {
    guard let output, output != "-" else {
      StandardStream.output.write(Array(code.source.utf8))
      return
    }
    let files =
      output.hasSuffix("/")
      ? code.package.map { (output + $0.name, $0.text) } : [(output, code.source)]
    let workspace = SystemWorkspace()
    let policy = OverwritePolicy(workspace: workspace, spec: spec == "-" ? nil : spec)
    do throws(ConsoleError) {
      for (path, _) in files { try policy.check(path, for: .product, isForced: force) }
    } catch {
      SessionOutput.error(LocatedError(error)).write()
      throw ExitStatus.usage
    }
    do {
      for (path, text) in files {
        if output.hasSuffix("/") { try FolderMaker.make(PathText.directory(of: path)) }
        try workspace.write(Array(text.utf8), to: path)
      }
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw ExitStatus.outputLost
    }
  }
}
