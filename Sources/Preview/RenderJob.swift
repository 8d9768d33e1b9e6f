import FileWatching
import TextEscaping

/// One state of one spec on its way to its outputs. Runs outside the daemon's queue.
struct RenderJob: Sendable {
  enum Outcome: Sendable {
    case rendered(RenderReport, dependencies: [PreviewDependency])
    /// `keepsPreview`: whether there is a last good preview, marked as stale now. `mayPass`: whether the spec
    /// is right and only its outputs could not be written, which another try may do.
    case failed(String, keepsPreview: Bool, mayPass: Bool, dependencies: [PreviewDependency])
  }

  let spec: String
  let state: FileState
  let rendering: any PreviewRendering
  let writer: AtomicFileWriter
  let outputGuard: OutputGuard
  let sizeLimit: Int
  /// Whether to look for what a killed daemon left beside the outputs: once is enough.
  let sweeps: Bool
  /// Since when the spec is unusable, if this state is.
  let failedSince: String

  func run() -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    guard case .content(let bytes) = state else {
      return failed(state.problem(of: spec, sizeLimit: sizeLimit) ?? "")
    }
    switch rendering.render(spec: bytes, path: spec) {
    case .failed(let description, let dependencies): return failed(description, dependencies)
    case .rendered(let outputs, let summary, let dependencies):
      do {
        let (written, unchanged) = try write(outputs)
        return .rendered(
          RenderReport(
            spec: spec, summary: summary, written: written, unchanged: unchanged,
            terminal: outputs.filter(\.isTerminal), duration: clock.now - start),
          dependencies: dependencies)
      } catch {
        return failed(error.description, mayPass: true, dependencies)
      }
    }
  }
}

extension RenderJob {
  /// The last good previews stay, and say in themselves that they are not what the spec says now.
  private func failed(
    _ description: String, mayPass: Bool = false, _ dependencies: [PreviewDependency] = []
  ) -> Outcome {
    let note = StaleNote(since: failedSince, description: description)
    var keepsPreview = false
    for path in rendering.outputPaths(of: spec) where outputGuard.specReplaced(by: path) == nil {
      guard let preview = try? FileReader.read(path) else { continue }
      keepsPreview = true
      guard let mark = StaleMark(path: path) else { continue }
      // A mark that cannot be written leaves the preview as it is; the reporter says that it is stale.
      _ = try? writer.write(mark.marked(preview, note), to: path)
    }
    return .failed(
      description, keepsPreview: keepsPreview, mayPass: mayPass, dependencies: dependencies)
  }

  private struct WriteFailure: Error {
    let description: String
  }

  private func write(
    _ outputs: [PreviewOutput]
  ) throws(WriteFailure) -> (written: [String], unchanged: [String]) {
    let files = outputs.compactMap { output in output.path.map { (path: $0, bytes: output.bytes) } }
    // All are looked at before the first is written: half a set of previews is no preview.
    for file in files {
      guard let replaced = outputGuard.specReplaced(by: file.path) else { continue }
      throw WriteFailure(
        description: "cannot write '\(VisibleText.line(file.path))': it is the spec "
          + "'\(VisibleText.line(replaced))', which it would overwrite")
    }
    var written: [String] = []
    var unchanged: [String] = []
    for file in files {
      if sweeps { writer.sweepStaleTemporaries(beside: file.path) }
      do {
        switch try writer.write(file.bytes, to: file.path) {
        case .written: written.append(file.path)
        case .unchanged: unchanged.append(file.path)
        }
      } catch {
        throw WriteFailure(description: error.description)
      }
    }
    return (written, unchanged)
  }
}
