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

/// Renders a spec to the previews beside it, all from one layout.
package struct SpecRendering: PreviewRendering {
  /// The folder of the previews; `nil` is the spec's own.
  private let folder: String?
  private let formats: [PreviewFormat]
  /// Pixels per point of PNGs; `nil` for the table's own.
  private let scale: Int?
  /// How the text is drawn for whoever watches, asked at each render; as for a file where not given.
  private let terminal: (@Sendable () -> TextPictureOptions)?
  /// How long the program may take for a PNG or PDF; `nil` for as long as it takes.
  private let drawingLimit: Duration?
  private let loader: SpecLoader
  private let memory = SpecMemory()
  private let pictures = PictureMaker()

  package init(
    folder: String? = nil, formats: [PreviewFormat] = PreviewFormat.standard, scale: Int? = nil,
    terminal: (@Sendable () -> TextPictureOptions)? = nil, limits: SpecLimits = .standard,
    drawingLimit: Duration? = nil
  ) {
    self.folder = folder
    self.terminal = terminal
    self.formats = formats
    self.scale = scale
    self.drawingLimit = drawingLimit
    loader = SpecLoader(limits: limits)
  }

  package func render(spec bytes: [UInt8], path: String, isConfirmed: Bool) -> PreviewResult {
    let former = memory.latest(of: path)
    let reading = loader.reading(bytes, of: path, after: former?.spec, isConfirmed: isConfirmed)
    switch reading.outcome {
    case .doubtful(let emptied):
      return .doubtful(
        description: emptied.words(showingAtOnce: "'r', 'render' or 'reload'"),
        dependencies: reading.dependencies)
    case .wrong(let error):
      guard !WorkProgress.isCancelled else { return .cancelled }
      return .failed(description: error.description, dependencies: reading.dependencies)
    case .loaded(let spec):
      let layout = LaidOutTable(spec.table, after: former?.layout)
      let made = files(of: layout, path: path)
      guard !WorkProgress.isCancelled else { return .cancelled }
      let draw = { @Sendable in rasters(of: made.svg, layout, path: path) }
      return .rendered(
        made.outputs, draw: drawnPaths(of: path).isEmpty ? nil : draw, dependencies: reading.dependencies,
        show: { memory.remember(spec, layout, of: path) },
        summary: { summary(of: layout, insteadOf: former?.layout) })
    }
  }

  private func summary(of layout: LaidOutTable, insteadOf former: LaidOutTable?) -> String {
    if let former {
      return former.table == layout.table
        ? "the table is unchanged" : LayoutReport(from: former, to: layout).text
    }
    let size = layout.contentSize
    return "content \(size.width) x \(size.height)"
  }

  package func lastGood(of spec: String, drawn: Bool) -> [PreviewOutput] {
    guard let layout = memory.latest(of: spec)?.layout else { return [] }
    return drawn
      ? rasters(of: pictures.svg(of: layout, path: spec), layout, path: spec)
      : files(of: layout, path: spec).outputs
  }

  /// What the last save changed of a spec, a line a thing; empty when nothing, or before the second save.
  package func lastChanges(of spec: String) -> [String] {
    guard let latest = memory.latest(of: spec), let former = latest.former else { return [] }
    return TableDifference(from: former, to: latest.table).summary
  }

  /// Reads a spec's file, and nothing that it includes.
  package func bytes(of spec: String) throws(FileError) -> [UInt8] { try loader.bytes(of: spec) }

  /// Of the spec's file, with what it includes now.
  package func decoder(of spec: String) -> SpecDecoder { loader.decoder(of: spec) }

  /// The last good state of a spec.
  package func good(_ spec: String) -> GoodSpec? { memory.latest(of: spec) }

  /// The previews of a table whose spec is, or would be, at `path`.
  package func outputs(of layout: LaidOutTable, path: String) -> [PreviewOutput] {
    let made = files(of: layout, path: path)
    return made.outputs + rasters(of: made.svg, layout, path: path)
  }

  /// Those that no other program draws, and the SVG, whether or not a file has it.
  private func files(of layout: LaidOutTable, path: String) -> (outputs: [PreviewOutput], svg: [UInt8]) {
    let made = pictures.pictures(of: layout, path: path)
    var outputs: [PreviewOutput] = []
    // The terminal shows the text, also where no file has it.
    let shown = terminalText(of: layout)
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
        let code = WorkProgress.isCancelled ? nil : format.code?.code(for: layout.table)
        outputs.append(PreviewOutput(path: place, bytes: Array((code?.source ?? "").utf8)))
      case .png, .pdf: break
      }
    }
    return (outputs, made.svg)
  }

  /// The text as the terminal has room and colours for it; `nil` where that is what a file gets.
  private func terminalText(of layout: LaidOutTable) -> [UInt8]? {
    guard let options = terminal?(), !WorkProgress.isCancelled else { return nil }
    let most = options.maximumColumns ?? .max
    let needed = BoxDrawingRenderer.columns(of: layout.pictureSize)
    var asFile = options
    // Both show the whole of it.
    if min(most, needed) == min(TextPictureOptions.file.maximumColumns ?? .max, needed) {
      asFile.maximumColumns = TextPictureOptions.file.maximumColumns
    }
    return asFile == .file ? nil : BoxDrawingRenderer(options: options).render(layout.displayList())
  }

  /// The pictures that a program draws; all at once, for each is a process of its own.
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
      let marked = StaleMark.svg.marked(pictures.svg(of: good.layout, path: spec), note)
    else { return nil }
    let scale = scale ?? good.layout.environment.grid.scale
    return try? Rasterizer(limit: drawingLimit).picture(of: marked, as: format, scale: scale).bytes
  }

  /// The SVG of a table that is the spec's, or nearly.
  package func svg(of layout: LaidOutTable, path: String) -> [UInt8] {
    pictures.svg(of: layout, path: path)
  }

  package func outputPaths(of spec: String) -> [String] {
    formats.map { preview(of: spec, $0.ending) }
  }

  package func drawnPaths(of spec: String) -> [String] {
    formats.filter { $0.raster != nil }.map { preview(of: spec, $0.ending) }
  }

  /// `settings.yaml` → `settings.svg`, in the spec's folder or the one that was asked for.
  package func preview(of path: String, _ ending: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let name = parts.last.map(String.init) ?? path
    let stem = name.lastIndex(of: ".").map { $0 == name.startIndex ? name : String(name[..<$0]) } ?? name
    let parent = parts.dropLast().joined(separator: "/")
    let place = folder ?? (parts.count > 1 ? (parent.isEmpty ? "/" : parent) : "")
    return (place.isEmpty || place.hasSuffix("/") ? place : place + "/") + stem + "." + ending
  }
}
