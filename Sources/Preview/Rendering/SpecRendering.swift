// SPDX-License-Identifier: GPL-3.0-or-later

import Daemon
import Geometry
import SpecFiles
import TableLayout
import TableModel
import TableSpec
import TextEscaping
import WorkProgress

/// Renders a spec to the previews beside it: text and SVG from one layout.
package struct SpecRendering: PreviewRendering {
  /// The folder of the previews; `nil` is the spec's own.
  private let folder: String?
  private let loader: SpecLoader
  private let memory = SpecMemory()
  private let pictures = PictureMaker()

  package init(folder: String? = nil, limits: SpecLimits = .standard) {
    self.folder = folder
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
    return [
      PreviewOutput(path: preview(of: path, "txt"), bytes: made.text, isTerminal: true),
      PreviewOutput(path: preview(of: path, "svg"), bytes: made.svg),
    ]
  }

  /// The SVG of a table that is the spec's, or nearly.
  package func svg(of layout: LaidOutTable, path: String) -> [UInt8] {
    pictures.svg(of: layout, path: path)
  }

  package func outputPaths(of spec: String) -> [String] {
    [preview(of: spec, "txt"), preview(of: spec, "svg")]
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
