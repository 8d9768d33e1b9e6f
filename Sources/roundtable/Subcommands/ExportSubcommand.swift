// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import Platform
import PreviewRendering
import Session
import Shell
import TableSpec

struct ExportSubcommand: Subcommand {
  static let name = ExportCommand.name
  static let abstract = "Export a spec as Swift code for UIKit or SwiftUI, or as an XCTest."
  static let discussion =
    "Settings that are not exported are listed at the top of the code and on standard error. With --strict, the exit code is 1 if there are any; `screen` doesn't count, because only pictures can show it. An output that ends in / is a folder: a Swift package is written into it. The package of a test also contains the code under test."

  @Required var spec: String
  var export = ExportCommand()
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [.spec(\.$spec)] + ExportCommand.parameters.map { $0.of(\.export) } + Parameter.limits(\.limits)

  func run() throws {
    let (spec, format, options, limits) = (spec, export.format, export.options, limits)
    let code = try InterruptibleSubcommand.run("export \(spec)") { () throws -> ExportedCode in
      var options = options
      options.name = spec.split(separator: "/").last.map(String.init)
      return try ExportCommand.code(try SpecFile.load(spec, limits: limits), format, options)
    }
    try write(code)
    for line in code.unexportedLines { StandardStream.error.write("\(format.missing): \(line)\n") }
    if export.isStrict, !code.strictLines.isEmpty { throw ExitStatus.failure }
  }

  private func write(_ code: ExportedCode) throws {
    guard let output = export.file, output != "-" else {
      StandardStream.output.write(Array(code.source.utf8))
      return
    }
    let isFolder = output.hasSuffix("/")
    let files = [(isFolder ? output + code.fileName : output, code.source)]
    let written = OutputFiles(spec: spec, paths: files.map(\.0), isForced: export.isForced)
    try written.check()
    try written.write(files.map { Array($0.1.utf8) }, makesFolders: isFolder)
  }
}
