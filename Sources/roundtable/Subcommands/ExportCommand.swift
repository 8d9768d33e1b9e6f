// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Basics
import CodeExport
import Platform
import PreviewRendering
import Session

extension CodeFormat: ExpressibleByArgument {}
extension ExportTechnique: ExpressibleByArgument {}

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Export a spec as Swift code for UIKit or SwiftUI, or as an XCTest.",
    discussion:
      "Settings that are not exported are listed at the top of the code and on standard error. With --strict, the exit code is 1 if there are any; `screen` doesn't count, because only pictures can show it. An output that ends in / is a folder: a Swift package is written into it. The package of a test also contains the code under test."
  )

  @Argument(help: "The spec file, or - for standard input.")
  var spec: String

  @Option(help: ArgumentHelp("One of: \(CodeFormat.names).", valueName: "name"))
  var format: CodeFormat

  @Option(
    name: [.short, .long], help: "Write to this file, or into this folder/, instead of standard output.")
  var output: String?

  @Option(help: ArgumentHelp("How UIKit rounds corners: \(ExportTechnique.names).", valueName: "name"))
  var technique: ExportTechnique?

  @Option(
    name: .customLong("minimum-ios"),
    help: ArgumentHelp(
      "The oldest iOS that the code must support, \(CodeOptions.knownIOS.lowerBound) to \(CodeOptions.knownIOS.upperBound).",
      valueName: "n"))
  var minimumIOS: Int?

  @Flag(help: "Reproduce the articles' original UIKit code, with a comment at each pitfall.")
  var faithful = false

  @Flag(help: "Exit with 1 if a setting is not exported, or not tested.")
  var strict = false

  @Flag(help: "Overwrite even a file that isn't code; never a spec or a script.")
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
    if let remark = code.remark { StandardStream.error.write("note: \(remark)\n") }
    for line in code.unexportedLines { StandardStream.error.write("\(format.missing): \(line)\n") }
    if strict, !code.strictLines.isEmpty { throw ExitStatus.failure }
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
