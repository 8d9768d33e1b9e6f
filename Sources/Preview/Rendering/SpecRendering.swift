import Drawing
import Geometry
import Renderers
import TableLayout
import TableModel
import TableSpec
import TextEscaping
import WorkProgress

/// Renders a spec to the previews beside it: text and SVG from one layout.
package struct SpecRendering: PreviewRendering {
  /// The folder of the previews; `nil` is the spec's own.
  private let folder: String?
  private let limits: SpecLimits
  private let memory = SpecMemory()

  package init(folder: String? = nil, limits: SpecLimits = .standard) {
    self.folder = folder
    self.limits = limits
  }

  package func render(spec bytes: [UInt8], path: String, isConfirmed: Bool) -> PreviewResult {
    let includes = FileIncludes(spec: path)
    do {
      let read = try SpecDecoder(fileName: path, includes: includes, limits: limits).read(bytes)
      let former = memory.latest(of: path)
      if !isConfirmed, let former,
        let emptied = EmptiedSave(read, insteadOf: former.table, from: former.files)
      {
        return .doubtful(
          description: emptied.words(showingAtOnce: "'r', 'render' or 'reload'"),
          dependencies: includes.dependencies)
      }
      let table = read.table
      let layout = LaidOutTable(table)
      let size = layout.contentSize
      let summary =
        former.map {
          $0.table == table
            ? "content \(size.width) x \(size.height)" : LayoutReport(from: $0.table, to: table).text
        }
        ?? "content \(size.width) x \(size.height)"
      let pictures = outputs(of: layout, path: path)
      guard !WorkProgress.isCancelled else { return .cancelled }
      return .rendered(pictures, dependencies: includes.dependencies) {
        memory.remember(read, pictureSize: layout.pictureSize, of: path)
        return summary
      }
    } catch {
      guard !WorkProgress.isCancelled else { return .cancelled }
      return .failed(description: error.description, dependencies: includes.dependencies)
    }
  }

  package func lastGood(of spec: String) -> [PreviewOutput] {
    memory.latest(of: spec).map { outputs(of: LaidOutTable($0.table), path: spec) } ?? []
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
    let list = layout.displayList(withFrames: false)
    return [
      PreviewOutput(
        path: preview(of: path, "txt"), bytes: BoxDrawingRenderer().render(list), isTerminal: true),
      PreviewOutput(path: preview(of: path, "svg"), bytes: SVGRenderer().render(list)),
    ]
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
