// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Comparison
import Pixels
import Platform
import PreviewRendering
import Screenshots
import Session
import Shell
import SpecFiles
import TableLayout
import TableModel
import TableSpec

struct CompareSubcommand: Subcommand {
  static let name = "compare"
  static let abstract = "Compare a spec with a screenshot: each row that moved, and the gap that explains it."
  static let discussion = """
    The screenshot is a PNG of the whole width of the screen, at any scale, with or without bars, scrolled or not. The spec's \
    picture is drawn by rsvg-convert, and its rows, headers and footers are found in the screenshot by their edges and by the \
    places of their texts, in any font. A difference is printed once, where it arises, with the named gap or the height that \
    explains it. Exit codes: 0 no difference above the tolerance, 1 a difference, or an element that is not in the \
    screenshot, 2 a file can't be read or the spec can't be drawn.
    """

  @Required var spec: String
  @Required var screenshot: String
  var tolerance = ScreenshotComparison.standardTolerance
  var format = CompareFormat.text
  var limits = SpecLimits.standard
  static let parameters: [Parameter<Self>] =
    [
      .spec(\.$spec),
      .argument("screenshot", \.$screenshot, .path(["png"]), "The screenshot, a PNG."),
      .option(
        "tolerance", standard: \.tolerance, .length,
        "Points up to which a length may differ. Default: \(ScreenshotComparison.standardTolerance), because edges are drawn on whole pixels."
      ).valued("POINTS"),
      .option(
        "format", standard: \.format, .choice,
        "Default: text. svg, png and html show both pictures. The guide Pull-Requests-and-CI lists the members of the JSON."
      ),
    ] + Parameter.limits(\.limits)

  /// The largest file of a screenshot in bytes: a PNG without compression of the most pixels.
  private static let mostBytes = PixelImage.mostPixels * 4

  func run() throws {
    if format == .png, Descriptor.standardOutput.isTerminal {
      throw SessionError("can't print png to a terminal", hint: "add > FILE.png")
    }
    let command = self
    let (bytes, compared) = try InterruptibleSubcommand.run("compare \(spec)") {
      let loaded = try command.loaded()
      let compared = try command.compared(LaidOutTable(loaded.table))
      let side = SpecPair.Side(name: command.spec, spec: loaded)
      return (try command.format.bytes(of: compared, spec: side, screenshot: command.screenshot), compared)
    }
    StandardStream.output.write(bytes)
    if let note = compared.note { Diagnostic(note: note).write(asJSON: false) }
    if !compared.comparison.agrees { throw ExitStatus.failure }
  }

  /// - Throws: ``ExitStatus/usage`` after the error is printed: exit code 1 means a difference, as in `diff`.
  private func loaded() throws(ExitStatus) -> LoadedSpec {
    do throws(ExitStatus) { return try SpecFile.open(spec, limits: limits) } catch {
      throw error.code == ExitStatus.failure.code ? .usage : error
    }
  }

  /// - Throws: as ``loaded()``.
  private func compared(_ layout: LaidOutTable) throws(ExitStatus) -> ComparedScreenshot {
    do throws(FileError) {
      let png = try FileReader.read(screenshot, sizeLimit: Self.mostBytes)
      do throws(ComparedScreenshot.Failure) {
        return try ComparedScreenshot(
          png: png, named: "'\(VisibleText.line(screenshot))'", of: layout, tolerance: tolerance)
      } catch { Diagnostic(error.message, hint: error.hint).write(asJSON: false) }
    } catch { Diagnostic("\(error)").write(asJSON: false) }
    throw .usage
  }
}
