// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport
import OutputFormats
import Platform
import PreviewState
import Renderers
import SpecFiles
import TableLayout
import TableModel
import TableSpec

/// Renders a spec to the previews beside it, all from the same layout.
package struct SpecRendering: PreviewRendering {
  /// The folder of the previews; `nil` for the spec's own.
  private let folder: String?
  private let formats: [PreviewFormat]
  /// Pixels per point of PNGs; `nil` for the table's own scale.
  private let scale: Int?
  /// Returns the terminal's text, called at each render; `nil` to show the text of a file.
  private let terminal: (@Sendable (LaidOutTable) -> [UInt8]?)?
  /// How long the program may take for a PNG or PDF; `nil` for no limit.
  private let drawingLimit: Duration?
  private let loader: SpecLoader
  private let memory = SpecMemory()
  private let pictures = PictureMaker()

  package init(
    folder: String? = nil, formats: [PreviewFormat] = PreviewFormat.standard, scale: Int? = nil,
    terminal: (@Sendable (LaidOutTable) -> [UInt8]?)? = nil, limits: SpecLimits = .standard,
    drawingLimit: Duration? = nil
  ) {
    self.folder = folder
    self.terminal = terminal
    self.formats = formats
    self.scale = scale
    self.drawingLimit = drawingLimit
    loader = SpecLoader(limits: limits)
  }

  package func render(spec bytes: [UInt8], path: String, isConfirmed: Bool) -> SpecOutcome<DrawnPreviews>? {
    let reading = loader.reading(
      bytes, of: path, after: memory.latest(of: path)?.spec, isConfirmed: isConfirmed,
      showingAtOnce: "'r', 'render' or 'reload'")
    switch reading.result {
    case .failure(let fault):
      return WorkProgress.isCancelled
        ? nil : SpecOutcome(.failure(fault), dependencies: reading.dependencies)
    case .success(let spec): return render(spec, path: path, reading.dependencies)
    }
  }

  package func render(_ edited: EditedSpec, path: String) -> SpecOutcome<DrawnPreviews>? {
    render(edited.spec(), path: path, [])
  }

  private func render(
    _ spec: LoadedSpec, path: String, _ dependencies: [SpecDependency]
  ) -> SpecOutcome<DrawnPreviews>? {
    let former = memory.latest(of: path)
    let layout = LaidOutTable(spec.table)
    let made = files(of: layout, path: path)
    guard !WorkProgress.isCancelled else { return nil }
    let draw = { @Sendable in rasters(of: made.svg, layout, path: path) }
    let previews = DrawnPreviews(
      made.outputs, draw: drawnPaths(of: path).isEmpty ? nil : draw,
      show: { memory.remember(spec, layout, made.svg, of: path) },
      summary: { summary(of: layout, insteadOf: former?.layout) })
    return SpecOutcome(.success(previews), dependencies: dependencies)
  }

  private func summary(of layout: LaidOutTable, insteadOf former: LaidOutTable?) -> String {
    if let former {
      return former.table == layout.table && former.table.pictures == layout.table.pictures
        ? "the table is unchanged" : LayoutReport(from: former, to: layout).text
    }
    let size = layout.contentSize
    return "content \(size.width) x \(size.height)"
  }

  package func lastGood(of spec: String, drawn: Bool) -> [PreviewOutput] {
    guard let good = memory.latest(of: spec) else { return [] }
    return drawn
      ? rasters(of: good.svg, good.layout, path: spec) : files(of: good.layout, path: spec).outputs
  }

  /// The words of `diff` about a spec's last two saves; empty if they are equal, and before the second save.
  package func lastChanges(of spec: String) -> [String] {
    guard let latest = memory.latest(of: spec), let former = latest.former else { return [] }
    return LayoutDifference(from: former, to: latest.table).lines.filter { !$0.isEmpty }
  }

  /// Reads a spec's file without its included files.
  package func bytes(of spec: String) throws(FileError) -> [UInt8] { try loader.bytes(of: spec) }

  /// A decoder of the spec's file, which reads the current included files.
  package func decoder(of spec: String) -> SpecDecoder { loader.decoder(of: spec) }

  /// The last good state of a spec.
  package func good(_ spec: String) -> GoodSpec? { memory.latest(of: spec) }

  /// The previews of a table whose spec is, or would be, at `path`.
  package func outputs(of layout: LaidOutTable, path: String) -> [PreviewOutput] {
    let made = files(of: layout, path: path)
    return made.outputs + rasters(of: made.svg, layout, path: path)
  }

  /// The previews that no other program draws, and the SVG, even if no file needs it.
  private func files(of layout: LaidOutTable, path: String) -> (outputs: [PreviewOutput], svg: [UInt8]) {
    let made = pictures.pictures(of: layout, path: path)
    var outputs: [PreviewOutput] = []
    // The terminal shows the text even if no file contains it.
    let shown = WorkProgress.isCancelled ? nil : terminal?(layout)
    let showsFile = shown == nil && formats.contains(.text)
    if !showsFile {
      outputs.append(PreviewOutput(path: nil, bytes: shown ?? made.text, isTerminal: true))
    }
    for format in formats {
      let place = preview(of: path, format.ending)
      switch format {
      case .text: outputs.append(PreviewOutput(path: place, bytes: made.text, isTerminal: showsFile))
      case .svg: outputs.append(PreviewOutput(path: place, bytes: made.svg))
      case .uikit, .swiftui, .xctest:
        guard let code = format.code, !WorkProgress.isCancelled else { continue }
        do {
          let source = try code.code(for: layout.table, CodeOptions(spec: path)).source
          outputs.append(PreviewOutput(path: place, bytes: Array(source.utf8)))
        } catch {
          outputs.append(PreviewOutput(path: place, bytes: [], problem: error.message))
        }
      case .png, .pdf: break
      }
    }
    return (outputs, made.svg)
  }

  /// The pictures that a program draws: all at the same time, because each has its own process.
  private func rasters(of svg: [UInt8], _ layout: LaidOutTable, path: String) -> [PreviewOutput] {
    let scale = scale ?? layout.environment.grid.scale
    let started = formats.compactMap { format in
      format.raster.map { raster in
        (
          place: preview(of: path, format.ending),
          work: Result { () throws(RasterError) in
            try Rasterizer(limit: drawingLimit).start(svg, as: raster, scale: scale)
          }
        )
      }
    }
    return started.map { place, work in
      do throws(RasterError) {
        return PreviewOutput(path: place, bytes: try work.get().finish().bytes)
      } catch {
        return PreviewOutput(path: place, bytes: [], problem: error.description)
      }
    }
  }

  package func redrawn(_ path: String, of spec: String, marked note: StaleNote) -> [UInt8]? {
    guard let good = memory.latest(of: spec),
      let format = formats.first(where: { preview(of: spec, $0.ending) == path })?.raster,
      let marked = StaleMark.svg.marked(good.svg, note)
    else { return nil }
    let scale = scale ?? good.layout.environment.grid.scale
    return try? Rasterizer(limit: drawingLimit).picture(of: marked, as: format, scale: scale).bytes
  }

  /// The SVG of a table that is similar to the spec's.
  package func svg(of layout: LaidOutTable, path: String) -> [UInt8] {
    pictures.svg(of: layout, path: path)
  }

  package func outputPaths(of spec: String) -> [String] {
    formats.map { preview(of: spec, $0.ending) }
  }

  package func drawnPaths(of spec: String) -> [String] {
    formats.filter { $0.raster != nil }.map { preview(of: spec, $0.ending) }
  }

  /// `settings.yaml` → `settings.svg`, in the spec's folder or the requested one.
  package func preview(of path: String, _ ending: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? path
    let stem = name.lastIndex(of: ".").map { $0 == name.startIndex ? name : String(name[..<$0]) } ?? name
    let parent = parts.dropLast().joined(separator: "/")
    let place = folder ?? (parts.count > 1 ? (parent.isEmpty ? "/" : parent) : "")
    return (place.isEmpty || place.hasSuffix("/") ? place : place + "/") + stem + "." + ending
  }
}
