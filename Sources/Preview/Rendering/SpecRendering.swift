// SPDX-License-Identifier: GPL-3.0-or-later

import Daemon
import Geometry
import OutputFormats
import SpecFiles
import TableLayout
import TableModel
import TableSpec
import TextEscaping
import WorkProgress

/// What a preview is written as, and its file's ending.
package enum PreviewFormat: String, Hashable, Sendable, CaseIterable {
  case text, svg, png, pdf

  package static let standard: [PreviewFormat] = [.text, .svg]

  var ending: String { self == .text ? "txt" : rawValue }

  var raster: RasterFormat? {
    switch self {
    case .text, .svg: nil
    case .png: .png
    case .pdf: .pdf
    }
  }

  /// Several by their names, with commas between them.
  ///
  /// - Returns: nil where one is unknown, or named twice.
  package static func list(_ names: String) -> [PreviewFormat]? {
    let words = names.split(separator: ",", omittingEmptySubsequences: false)
    let formats = words.compactMap { PreviewFormat(rawValue: String($0)) }
    return formats.count == words.count && Set(formats).count == formats.count ? formats : nil
  }
}

/// Renders a spec to the previews beside it, all from one layout.
package struct SpecRendering: PreviewRendering {
  /// The folder of the previews; `nil` is the spec's own.
  private let folder: String?
  private let formats: [PreviewFormat]
  /// Pixels per point of PNGs; `nil` for the table's own.
  private let scale: Int?
  private let loader: SpecLoader
  private let memory = SpecMemory()
  private let pictures = PictureMaker()

  package init(
    folder: String? = nil, formats: [PreviewFormat] = PreviewFormat.standard, scale: Int? = nil,
    limits: SpecLimits = .standard
  ) {
    self.folder = folder
    self.formats = formats
    self.scale = scale
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
      let summary = summary(of: layout, insteadOf: former?.layout)
      let pictures = outputs(of: layout, path: path)
      guard !WorkProgress.isCancelled else { return .cancelled }
      return .rendered(pictures, dependencies: reading.dependencies) {
        memory.remember(spec, layout, of: path)
        return summary
      }
    }
  }

  private func summary(of layout: LaidOutTable, insteadOf former: LaidOutTable?) -> String {
    if let former, former.table != layout.table { return LayoutReport(from: former, to: layout).text }
    let size = layout.contentSize
    return "content \(size.width) x \(size.height)"
  }

  package func lastGood(of spec: String) -> [PreviewOutput] {
    memory.latest(of: spec).map { outputs(of: $0.layout, path: spec) } ?? []
  }

  /// What the last save changed of a spec, a line a thing; empty when nothing, or before the second save.
  package func lastChanges(of spec: String) -> [String] {
    guard let latest = memory.latest(of: spec), let former = latest.former else { return [] }
    return TableDifference(from: former, to: latest.table).lines
  }

  /// The last good state of a spec.
  package func good(_ spec: String) -> GoodSpec? { memory.latest(of: spec) }

  /// The previews of a table whose spec is, or would be, at `path`.
  package func outputs(of layout: LaidOutTable, path: String) -> [PreviewOutput] {
    let made = pictures.pictures(of: layout, path: path)
    var outputs: [PreviewOutput] = []
    // The terminal shows the text, also where no file has it.
    if !formats.contains(.text) {
      outputs.append(PreviewOutput(path: nil, bytes: made.text, isTerminal: true))
    }
    var drawn = rasters(of: made.svg, layout)
    for format in formats {
      let place = preview(of: path, format.ending)
      switch format {
      case .text: outputs.append(PreviewOutput(path: place, bytes: made.text, isTerminal: true))
      case .svg: outputs.append(PreviewOutput(path: place, bytes: made.svg))
      case .png, .pdf:
        switch drawn.removeFirst() {
        case .success(let picture): outputs.append(PreviewOutput(path: place, bytes: picture.bytes))
        case .failure(let error):
          outputs.append(PreviewOutput(path: place, bytes: [], problem: error.description))
        }
      }
    }
    return outputs
  }

  /// The pictures that a program draws, in the order of the formats; all at once, for each is a process of its own.
  private func rasters(of svg: [UInt8], _ layout: LaidOutTable) -> [Result<RasterPicture, RasterError>] {
    let scale = scale ?? layout.environment.grid.scale
    let wanted = WorkProgress.isCancelled ? [] : formats.compactMap(\.raster)
    let started = wanted.map { format in
      Result { () throws(RasterError) in try Rasterizer().start(svg, as: format, scale: scale) }
    }
    let made = started.map { work in
      Result { () throws(RasterError) in try work.get().finish() }
    }
    guard made.count == formats.count(where: { $0.raster != nil }) else {
      return formats.map { _ in .failure(.cancelled) }
    }
    return made
  }

  package func redrawn(_ path: String, of spec: String, marked note: StaleNote) -> [UInt8]? {
    guard let good = memory.latest(of: spec),
      let format = formats.first(where: { preview(of: spec, $0.ending) == path })?.raster,
      let marked = StaleMark.svg.marked(pictures.svg(of: good.layout, path: spec), note)
    else { return nil }
    let scale = scale ?? good.layout.environment.grid.scale
    return try? Rasterizer().picture(of: marked, as: format, scale: scale).bytes
  }

  /// The SVG of a table that is the spec's, or nearly.
  package func svg(of layout: LaidOutTable, path: String) -> [UInt8] {
    pictures.svg(of: layout, path: path)
  }

  package func outputPaths(of spec: String) -> [String] {
    formats.map { preview(of: spec, $0.ending) }
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
