// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import PreviewState

/// The output files of one spec. Each is written separately, or marked as stale if it can't be written.
package struct SpecOutputs: Sendable {
  private let spec: String
  private let writer: AtomicFileWriter
  private let refusal: @Sendable (_ path: String) -> String?
  private let ownership: OutputOwnership
  private let former: [String: OutputState]
  private let now: String

  /// - Parameters:
  ///   - refusal: why the spec must not write a file now, on one line; `nil` if it may.
  ///   - former: the previous states, by path.
  ///   - now: the time for outputs that become stale.
  package init(
    spec: String, writer: AtomicFileWriter, refusal: @escaping @Sendable (_ path: String) -> String?,
    ownership: OutputOwnership, former: [String: OutputState], now: String
  ) {
    self.spec = spec
    self.writer = writer
    self.refusal = refusal
    self.ownership = ownership
    self.former = former
    self.now = now
  }

  /// Writes the previews. Outputs are independent: an error of one doesn't affect the others.
  package func write(_ outputs: [PreviewOutput]) -> [OutputReport] {
    outputs.compactMap { output in
      output.path.map { path in
        // Another program may have put another preview here.
        let isChanged = ownership.isChanged(path)
        let state = write(output, to: path)
        return OutputReport(path: path, state: state, isRepaired: isChanged && state == .written)
      }
    }
  }

  /// Draws the last good picture of a path again, with the note in it.
  package typealias Redrawing = (_ path: String, _ note: StaleNote) -> [UInt8]?

  /// Keeps the last good pictures, and marks each as stale.
  ///
  /// - Parameters:
  ///   - redraw: draws an existing picture again, with a mark in it.
  ///   - lastGood: makes the pictures again, for an output that is missing; called at most once.
  package func keep(
    _ paths: [String], because description: String, redraw: Redrawing = { _, _ in nil },
    lastGood: () -> [PreviewOutput]
  ) -> [OutputReport] {
    lazy var again = lastGood()
    return paths.map { path in
      let note = note(description, of: path)
      guard refusal(path) == nil else { return OutputReport(path: path, state: .missing(note)) }
      guard ownership.mayReplace(path, by: nil) else { return OutputReport(path: path, state: foreign(path)) }
      if FileReader.key(of: path) == nil, let output = again.first(where: { $0.path == path }),
        output.problem == nil
      {
        let bytes = StaleMark(path: path)?.marked(output.bytes, note) ?? output.bytes
        _ = put(bytes, at: path)
      }
      return OutputReport(path: path, state: mark(path, note, redraw))
    }
  }
}

extension SpecOutputs {
  private func note(_ description: String, of path: String) -> StaleNote {
    StaleNote(since: former[path]?.note?.since ?? now, description: description)
  }

  private func foreign(_ path: String) -> OutputState {
    .foreign(
      note(
        "cannot write '\(VisibleText.line(path))': the file exists and roundtable did not make it (hint: \(ownership.hint))",
        of: path))
  }

  private func write(_ output: PreviewOutput, to path: String) -> OutputState {
    // Never marked, because it isn't a preview of this spec.
    if let refusal = refusal(path) { return .missing(note(refusal, of: path)) }
    guard ownership.mayReplace(path, by: output.bytes) else { return foreign(path) }
    if let problem = output.problem { return mark(path, note(problem, of: path)) }
    switch put(output.bytes, at: path) {
    case .success(let outcome):
      ownership.note(output.bytes, at: path)
      return outcome == .written ? .written : .unchanged
    case .failure(let error): return mark(path, note(error.description, of: path))
    }
  }

  /// Marks the picture at `path` as stale, if there is one.
  private func mark(
    _ path: String, _ note: StaleNote, _ redraw: Redrawing = { _, _ in nil }
  ) -> OutputState {
    if StaleMark(path: path) == nil, FileReader.key(of: path)?.isRegular == true {
      return drawAgain(path, note, redraw)
    }
    let preview: [UInt8]
    do {
      // A preview may be larger than the limit for specs.
      preview = try FileReader.read(path, sizeLimit: .max)
    } catch {
      switch error.reason {
      case .notRegular: return .missing(note)
      case .system(let error) where error.isMissing: return .missing(note)
      case .system, .tooLarge, .outside, .foreignLink, .foreignTarget, .changed, .readOnly, .foreignLog:
        return .unmarked(note, reason: error.reason.words)
      }
    }
    guard let marked = StaleMark(path: path)?.marked(preview, note) else {
      return .unmarked(note, reason: "it contains no picture of this format")
    }
    do {
      _ = try replace(path, by: marked)
      return .stale(note)
    } catch {
      // An earlier mark already says that it is stale.
      return StaleMark(path: path)?.isMarked(preview) == true
        ? .stale(note) : .unmarked(note, reason: error.reason.words)
    }
  }

  /// PNG and PDF can't contain a removable mark, so they are drawn again with it.
  private func drawAgain(_ path: String, _ note: StaleNote, _ redraw: Redrawing) -> OutputState {
    // Once is enough: the picture already contains the same note.
    if former[path] == .stale(note) { return .stale(note) }
    guard let marked = redraw(path, note) else {
      return .unmarked(note, reason: "it can't be drawn again with the stale mark")
    }
    do {
      _ = try replace(path, by: marked)
      return .stale(note)
    } catch {
      return .unmarked(note, reason: error.reason.words)
    }
  }

  /// Writes the file, after creating its folder again if it was removed.
  private func put(_ bytes: [UInt8], at path: String) -> Result<AtomicFileWriter.Outcome, FileError> {
    do {
      return .success(try replace(path, by: bytes))
    } catch {
      guard case .system(let reason) = error.reason, reason.isMissing, mayMakeFolder(of: path),
        (try? FolderMaker.make(PathText.directory(of: path))) != nil
      else { return .failure(error) }
    }
    do { return .success(try replace(path, by: bytes)) } catch { return .failure(error) }
  }

  private func replace(_ path: String, by bytes: [UInt8]) throws(FileError) -> AtomicFileWriter.Outcome {
    let outcome = try writer.write(bytes, to: path)
    ownership.noteFile(at: path)
    return outcome
  }

  /// Whether the folder may be created again: only a folder that contains just previews. The spec's own
  /// folder is never created: a user who removed it meant to remove the spec, and may be about to create it
  /// again.
  private func mayMakeFolder(of path: String) -> Bool {
    let (folder, home) = (PathText.directory(of: path), PathText.directory(of: spec))
    return PathText.absolute(folder) != PathText.absolute(home)
      && FileReader.key(of: home)?.isDirectory == true
  }
}
