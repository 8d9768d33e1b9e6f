// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import LineEditing
import OutputFormats
import Platform
import PreviewRendering
import Renderers
import Session
import Shell
import TableLayout
import TableLint
import TableSpec

struct RenderSubcommand: Subcommand {
  static let name = RenderCommand.name
  static let abstract = "Render a spec to a file or to standard output."
  static let discussion =
    "--format sets the format; by default, the output file's extension sets it. `-` is standard input or output."

  @Required var spec: String
  var render = RenderCommand()
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [.spec(\.$spec)] + RenderCommand.parameters.map { $0.of(\.render) } + Parameter.limits(\.limits)

  private var output: String? { render.$file.ifGiven }

  /// How standard output shows the table if no option names a format.
  private var shown: ShownFormat {
    let needsPicture = render.picture.gaps || render.lines.isCompact || render.lines.columns != nil
    return needsPicture ? .ofOutput.ofPicture : .ofOutput
  }

  func run() throws {
    let outputFormat = try outputFormat()
    var picture = render.picture
    if let problem = picture.problem(in: outputFormat) {
      throw SessionError(problem.message, hint: problem.hint)
    }
    if outputFormat.rasterFormat != nil, output ?? "-" == "-", Descriptor.standardOutput.isTerminal {
      throw SessionError(
        "can't print \(outputFormat.identifier) to a terminal", hint: "add -o FILE")
    }
    let target = output.flatMap { $0 == "-" ? nil : files($0) }
    try target?.check()
    picture.lines = try textOptions(for: outputFormat)
    let (spec, limits) = (spec, limits)
    if render.format == nil, output ?? "-" == "-", shown == .plain {
      let table = try InterruptibleSubcommand.run("render \(spec)") {
        try SpecFile.load(spec, limits: limits)
      }
      return RowListing(table).longText.forEachPiece {
        StandardStream.output.write($0)
        return true
      }
    }
    let made = try InterruptibleSubcommand.run("render \(spec)") { [picture] () throws -> PictureFile? in
      let loaded = try SpecFile.open(spec, limits: limits)
      let layout = LaidOutTable(loaded.table)
      let leftOut = Linter.contentLeftOut(of: loaded.table)
      if !leftOut.isEmpty {
        var report = LintReport(format: .text)
        report.add(leftOut, in: loaded)
        StandardStream.error.write(report.text)
      }
      if case .frames = outputFormat {
        let document = LongText { FramesJSON.forEachPiece(of: layout, $0) }
        if let target {
          try target.write(document)
        } else {
          document.write { StandardStream.output.write($0) }
        }
        return nil
      }
      do {
        return try PictureFile(of: layout, as: outputFormat, picture, spec: loaded)
      } catch let error as RasterError {
        StandardStream.error.write("error: \(error.message)\n" + (error.hint.map { "hint: \($0)\n" } ?? ""))
        throw ExitStatus.failure
      }
    }
    guard let made else { return }
    // No note about columns that the user chose.
    if let note = made.note, render.lines.columns == nil {
      StandardStream.error.write("note: \(note)\(outputFormat.isText ? "; see --columns" : "")\n")
    }
    guard let target else { return StandardStream.output.write(made.bytes) }
    try target.write([made.bytes])
  }

  private func files(_ output: String) -> OutputFiles {
    OutputFiles(spec: spec, paths: [output], isForced: render.isForced)
  }

  private func textOptions(for format: OutputFormat) throws(SessionError) -> TextPictureOptions {
    try render.lines.refuse(for: format)
    let (columns, compact, color) = (
      render.lines.columns, render.lines.isCompact, render.lines.color ?? .auto
    )
    let isFile = output.map { $0 != "-" } ?? false
    guard isFile else {
      return ShownPicture.onOutput(columns: columns, isCompact: compact, color: color).options
    }
    return TextPictureOptions(
      maximumColumns: columns ?? TextPictureOptions.file.maximumColumns, isCompact: compact,
      colors: color == .always ? .ofTerminal : nil)
  }

  private func outputFormat() throws(SessionError) -> OutputFormat {
    if let format = render.format { return format }
    guard let output, output != "-" else {
      return .picture(shown == .ascii ? ASCIIRenderer.self : BoxDrawingRenderer.self)
    }
    return try render.format(ofFile: output)
  }
}
