// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Basics
import LineEditing
import OutputFormats
import Platform
import PreviewRendering
import Renderers
import Session
import TableLayout
import TableSpec

struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Render a spec to a file or to standard output.",
    discussion:
      "--format sets the format; by default, the output file's extension sets it. `-` is standard input or output."
  )

  @Argument(help: "The spec file, or - for standard input.")
  var spec: String

  @Option(name: [.short, .long], help: "Write to this file instead of standard output.")
  var output: String?

  @Option(help: ArgumentHelp("One of: \(OutputFormat.identifiers).", valueName: "name"))
  var format: String?

  @Flag(help: "Name and measure the gaps between elements.")
  var gaps = false

  @Flag(help: "Overwrite even a file that isn't a picture; never a spec or a script.")
  var force = false

  @Option(
    help: ArgumentHelp("Pixels per point of a PNG, 1 to 8; default: the device's.", valueName: "n"))
  var scale: Int?

  @Flag(help: "One SVG for light and dark mode; it follows the viewer's setting.")
  var adaptive = false

  @Option(
    name: .customLong("id-prefix"),
    help: ArgumentHelp(
      "A prefix for every id in an SVG, so that several SVGs in one page don't share ids.",
      valueName: "name"))
  var idPrefix: String?

  @Option(
    help: ArgumentHelp(
      "How an SVG stores texts: 'live' as text, or 'outlines', which look the same everywhere.",
      valueName: "kind"))
  var text: String?

  @Option(
    help: ArgumentHelp(
      "The maximum number of text columns; default: COLUMNS or the terminal's width, else 80.",
      valueName: "number"))
  var columns: Int?

  @Flag(help: "Print text with one line per row and no empty lines.")
  var compact = false

  @Option(
    help: ArgumentHelp(
      "auto, always or never; auto depends on NO_COLOR, CLICOLOR_FORCE, TERM and the stream.",
      valueName: "when"))
  var color: ColorPolicy?

  @OptionGroup(title: "Limits") var limits: SpecLimitOptions

  var request: RenderRequest {
    get throws {
      var request = RenderRequest(
        spec: spec, output: output, format: format, force: force, limits: limits.limits)
      request.picture.gaps = gaps
      request.picture.scale = scale
      request.picture.isAdaptive = adaptive
      request.picture.idPrefix = idPrefix
      if let text {
        guard let kind = PictureRequest.Text(rawValue: text) else {
          let names = PictureRequest.Text.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError("unknown kind of text '\(VisibleText.line(text))' (allowed: \(names))")
        }
        request.picture.text = kind
      }
      request.columns = columns
      request.compact = compact
      request.color = color
      return request
    }
  }

  func validate() throws {
    let range = TextPictureOptions.columnRange
    guard let columns, !range.contains(columns) else { return }
    throw ValidationError(
      "--columns is out of range: \(columns) (allowed: \(range.lowerBound) to \(range.upperBound))")
  }

  func run() throws { try request.run() }
}

/// What `render` is asked for.
struct RenderRequest: Hashable, Sendable {
  var spec: String
  var output: String?
  var format: String?
  var picture = PictureRequest()
  var force = false
  var columns: Int?
  var compact = false
  var color: ColorPolicy?
  var limits = SpecLimits.standard

  func run() throws {
    let outputFormat = try outputFormat()
    if let problem = picture.problem(in: outputFormat) {
      throw ValidationError("\(problem.message) (hint: \(problem.hint))")
    }
    if outputFormat.rasterFormat != nil, output ?? "-" == "-", Descriptor.standardOutput.isTerminal {
      throw ValidationError("can't print \(outputFormat.identifier) to a terminal (hint: add -o FILE)")
    }
    if let output, output != "-" { try checkOverwriting(output) }
    let text = try textOptions(for: outputFormat)
    var picture = picture
    picture.lines = text
    let (spec, limits) = (spec, limits)
    let made = try InterruptibleSubcommand.run("render \(spec)") { [picture] () throws -> PictureFile in
      let layout = LaidOutTable(try SpecFile.load(spec, limits: limits))
      do {
        return try PictureFile(of: layout, as: outputFormat, picture)
      } catch let error as RasterError {
        StandardStream.error.write("error: \(error.message)\n" + (error.hint.map { "hint: \($0)\n" } ?? ""))
        throw ExitStatus.failure
      }
    }
    let bytes = made.bytes
    // Columns that were asked for are no news.
    if let note = made.note, columns == nil {
      StandardStream.error.write("note: \(note)\(outputFormat.isText ? "; see --columns" : "")\n")
    }
    guard let output, output != "-" else {
      StandardStream.output.write(bytes)
      return
    }
    do {
      try SystemWorkspace().write(bytes, to: output)
    } catch {
      StandardStream.error.write("error: \(error)\n")
      throw ExitStatus.outputLost
    }
  }

  private func checkOverwriting(_ output: String) throws {
    do throws(ConsoleError) {
      try OverwritePolicy(workspace: SystemWorkspace(), spec: spec == "-" ? nil : spec).check(
        output, for: .product, isForced: force)
    } catch {
      SessionOutput.error(LocatedError(error)).write()
      throw ExitStatus.usage
    }
  }

  private func textOptions(for format: OutputFormat) throws -> TextPictureOptions {
    if let problem = format.problem(columns: columns, isCompact: compact, color: color) {
      throw ValidationError(problem)
    }
    let color = color ?? .auto
    let isFile = output.map { $0 != "-" } ?? false
    guard isFile else { return .shown(columns: columns, isCompact: compact, color: color) }
    return TextPictureOptions(
      maximumColumns: columns ?? TextPictureOptions.file.maximumColumns, isCompact: compact,
      colors: color == .always ? .ofTerminal : nil)
  }

  private func outputFormat() throws -> OutputFormat {
    if let format {
      guard let known = OutputFormat.named(format) else {
        throw ValidationError("unknown format '\(format)' (allowed: \(OutputFormat.identifiers))")
      }
      return known
    }
    guard let output, output != "-" else { return .picture(BoxDrawingRenderer.self) }
    let ending = output.split(separator: ".").last.map(String.init) ?? ""
    guard let known = OutputFormat.forFileExtension(ending) else {
      throw ValidationError(
        "cannot infer the format from '\(output)' (hint: add --format, one of \(OutputFormat.identifiers))"
      )
    }
    return known
  }
}

extension RenderRequest {
  /// The same as ``RenderCommand`` makes of the words behind `render`, for the plainest of them: to declare a command's
  /// options to ArgumentParser takes as long as to render a hundred rows (measured). A test compares the two.
  ///
  /// - Returns: `nil` for everything else, which is ArgumentParser's.
  init?(plainWords words: ArraySlice<String>) {
    var specs: [String] = []
    var rest = words
    while let word = rest.popFirst() {
      switch word {
      case "--gaps": picture.gaps = true
      case "--force": force = true
      case "-o", "--output":
        guard output == nil, let value = rest.popFirst(), Self.isPlain(value) else { return nil }
        output = value
      case "--format":
        guard format == nil, let value = rest.popFirst(), Self.isPlain(value) else { return nil }
        format = value
      default: specs.append(word)
      }
    }
    guard specs.count == 1, Self.isPlain(specs[0]), specs[0] != "help" else { return nil }
    spec = specs[0]
  }

  private static func isPlain(_ word: String) -> Bool { !word.isEmpty && !word.hasPrefix("-") }
}

extension OutputFormat {
  /// The names of all formats, for messages.
  static var identifiers: String { all.map { $0.identifier }.joined(separator: ", ") }
}

extension TextPictureOptions {
  /// For standard output: as wide as is asked for, or as the terminal is, in the colours that it has.
  static func shown(columns: Int? = nil, isCompact: Bool, color: ColorPolicy) -> Self {
    TextPictureOptions(
      maximumColumns: columns ?? TerminalSize.wantedColumns ?? file.maximumColumns, isCompact: isCompact,
      colors: color.allowsColor(on: .standardOutput) ? .ofTerminal : nil)
  }
}
