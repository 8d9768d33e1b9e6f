// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats
import Platform
import PreviewRendering
import Session
import Shell
import SpecFiles
import TableModel
import TableSpec

struct SheetSubcommand: Subcommand {
  static let name = "sheet"
  static let abstract = "Draw many specs and variants on one labelled sheet."
  static let discussion = """
    Each spec is drawn in all combinations of the listed values; without a list, as the spec says. The values of a list are \
    separated by commas. All processors draw. A spec with an error has a cell that says so, and the exit code is 1, or 2 if \
    it can't be read. --shard 2/8 draws only the second of eight parts, into a file for 'sheet --join PART…', which then makes \
    the same bytes as one job. The parts of a text sheet need --format text, too.
    """

  var names: [String] = []
  var output: String?
  var format: SheetFormat?
  var traits = SheetTraits()
  var columns: Int?
  var scale: Int?
  var shard: SheetPart.Shard?
  var joins = false
  var isForced = false
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [
      .rest(
        "specs", \.names, .path(SpecRecognition.fileExtensions),
        "The specs, or REV:PATH for files in a git revision; with --join, the parts."
      ).needed,
      .option("output", \.output, .path(), "The file to write; default: standard output.").or(short: "o")
        .valued("FILE"),
      .option(
        "format", \.format, .choice,
        "Default: the one of the file's extension, else svg."),
    ] + Parameter.sheetTraits(\.traits) + [
      .option(
        "columns", \.columns, .integer(1...1000),
        "The number of pictures in a row; default: those of one spec, or as many as make the sheet square."
      ).valued("N"),
      .option("scale", \.scale, .integer(RasterFormat.scales), "Pixels per point of a PNG; default: 1."),
      .option("shard", \.shard, .shard, "Draw only this part of the sheet, such as 2/8.").valued("N/M"),
      .flag("join", \.joins, "Join the parts that --shard wrote."),
      .force(\.isForced, "Overwrite even a file that roundtable did not make; never a spec or a script."),
    ] + Parameter.limits(\.limits)

  func validate() throws(SessionError) {
    guard joins else {
      if names.contains("-") {
        throw SessionError("a sheet can't read standard input", hint: "name the specs' files")
      }
      return
    }
    if shard != nil { throw SessionError("--shard can't be combined with --join") }
    if !traits.variants.isEmpty && traits.variants != [TraitChoices()] || columns != nil {
      throw SessionError(
        "--join takes no variants and no --columns", hint: "the parts have those with which they were made")
    }
  }

  func run() throws {
    let format = try chosenFormat()
    if scale != nil, format != .png || shard != nil {
      throw SessionError("--scale requires PNG", hint: "-o FILE.png")
    }
    if columns != nil, format == .text || format == .html && shard == nil {
      throw SessionError(
        "--columns requires SVG, PNG or PDF; this is \(format.rawValue)", hint: "-o FILE.svg")
    }
    if format.raster != nil, shard == nil, output ?? "-" == "-", Descriptor.standardOutput.isTerminal {
      throw SessionError("can't print \(format.rawValue) to a terminal", hint: "add -o FILE")
    }
    let target = output.flatMap { $0 == "-" ? nil : $0 }.map {
      OutputFiles(spec: names[0], paths: [$0], isForced: isForced)
    }
    try target?.check()
    let command = self
    let made = try InterruptibleSubcommand.run("sheet") { try command.make(format) }
    for failure in made.failures { _ = SpecFile.printError(failure) }
    for note in made.notes { StandardStream.error.write("note: \(note)\n") }
    if let target { try target.write([made.bytes]) } else { StandardStream.output.write(made.bytes) }
    guard made.status.code == 0 else { throw made.status }
  }

  private func chosenFormat() throws(SessionError) -> SheetFormat {
    if let format { return format }
    guard let output, output != "-", shard == nil else { return .svg }
    if let format = SheetFormat(file: output) { return format }
    throw SessionError(
      "cannot infer the format from '\(VisibleText.line(output))'",
      hint:
        "known extensions: \(SheetFormat.allCases.map { ".\($0.ending)" }.joined(separator: ", ")); or add --format"
    )
  }

  private struct Made: Sendable {
    var bytes: [UInt8] = []
    var notes: [String] = []
    var failures: [SpecLoader.Failure] = []
    var status = ExitStatus.success
  }

  private func make(_ format: SheetFormat) throws -> Made {
    var made = Made()
    let cells: [SheetCell]
    let sheet: ContactSheet
    if joins {
      let joined = try joinedParts()
      (sheet, cells) = (joined, joined.cells)
    } else {
      let drawing = SheetDrawing(
        names: names, variants: traits.variants, shard: shard, kind: format.kind, limits: limits)
      (cells, made.failures, made.notes) = drawing.cells()
      sheet = ContactSheet(
        cells, columns: columns ?? ContactSheet.columns(cells: drawing.count, variants: traits.variants.count)
      )
      if let shard {
        made.bytes =
          SheetPart(
            shard, of: drawing.count, kind: format.kind, columns: sheet.columns, cells: cells
          ).bytes
      }
    }
    for case .failure(_, let isUnreadable) in cells.map(\.content) {
      if isUnreadable { made.status = .usage } else if made.status.code == 0 { made.status = .failure }
    }
    guard shard == nil, !WorkProgress.isCancelled else { return made }
    try draw(sheet, as: format, into: &made)
    return made
  }

  private func draw(_ sheet: ContactSheet, as format: SheetFormat, into made: inout Made) throws {
    switch format {
    case .text: made.bytes = sheet.text
    case .html: made.bytes = sheet.html
    case .svg: made.bytes = sheet.svg
    case .png, .pdf:
      guard let raster = format.raster else { return }
      do {
        let picture = try Rasterizer().picture(of: sheet.svg, as: raster, scale: scale ?? 1)
        made.bytes = picture.bytes
        if let note = picture.note { made.notes.append(note) }
      } catch {
        StandardStream.error.write("error: \(error.message)\n" + (error.hint.map { "hint: \($0)\n" } ?? ""))
        throw ExitStatus.failure
      }
    }
  }

  private func joinedParts() throws -> ContactSheet {
    var parts: [(name: String, part: SheetPart)] = []
    do {
      for name in names { parts.append((name, try SheetPart(try FileReader.read(name), named: name))) }
      let sheet = try SheetPart.joined(parts)
      if let format, parts.contains(where: { $0.part.kind != format.kind }) {
        throw SessionError("the parts have \(parts[0].part.kind.rawValue), not \(format.kind.rawValue)")
      }
      return sheet
    } catch let failure as SheetPart.Failure {
      throw SessionError(failure.message, hint: failure.hint)
    } catch let error as FileError {
      StandardStream.error.write("error: \(error)\n")
      throw ExitStatus.usage
    }
  }
}

/// The formats of a sheet.
enum SheetFormat: String, CaseIterable, Sendable {
  case svg, png, pdf, html, text

  init?(file: String) {
    let ending = file.split(separator: ".").last?.lowercased()
    guard let format = Self.allCases.first(where: { $0.ending == ending }) else { return nil }
    self = format
  }

  var ending: String { self == .text ? "txt" : rawValue }
  var raster: RasterFormat? { RasterFormat(rawValue: rawValue) }
  var kind: ContactSheet.Kind { self == .text ? .text : .pictures }
}

extension ParameterKind where Value == SheetPart.Shard {
  fileprivate static var shard: Self {
    ParameterKind(.text) { word, context throws(SessionError) in
      guard let shard = SheetPart.Shard(word) else {
        throw SessionError(
          "\(context.label) cannot be '\(VisibleText.line(word))'",
          hint: "the number of the part and of all parts, such as 2/8")
      }
      return shard
    }
  }
}
