// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Inspecting
import NIOHTTP1
import Platform
import PreviewRendering
import PreviewState
import TableModel
import TableSpec

/// Writes the numbers that were tried on the page, and opens the editor. Only the daemon's own specs can be changed; no request
/// names a file.
struct PageActs: Sendable {
  let model: PageModel
  let editing: PageEditing

  // MARK: - Writing

  /// Writes numbers into the text of a spec, as `save` does: the rest of the text is unchanged.
  func write(_ request: WriteRequest) throws(PageRefusal) -> ValueTree {
    guard let (spec, good) = model.spec(at: request.spec), let good else { throw PageRoute.missing }
    let name = VisibleText.line(spec.path)
    guard spec.problem == nil else {
      throw Self.conflict("'\(name)' is broken now. Fix it in the editor first.")
    }
    // Two saves may be newer than the picture that the viewer saw: one is drawn already, the other is only in the file.
    guard TextTag(good.spec.files) == request.expected, try isCurrent(good) else { throw Self.saved(name) }
    try refuseIncluded(request.trial, good, name)
    let new = request.trial.applied(to: good.table)
    guard request.trial.numbers.allSatisfy({ $0.setting.value(in: new) == $0.value }) else {
      throw Self.conflict("'\(name)' no longer has that row or section. Nothing was written.")
    }
    guard new != good.table else { throw Self.conflict("'\(name)' already has these values.") }
    let result = SpecPatcher.patch(good.spec.bytes, to: new, decoder: model.rendering.decoder(of: spec.path))
    guard !WorkProgress.isCancelled else {
      throw Self.conflict("The request was cancelled. Nothing was written.")
    }
    guard result.keepsText else {
      throw Self.conflict(
        "The number can't be changed without rewriting all of '\(name)'. "
          + "Nothing was written; change it in the editor.")
    }
    // An editor may have saved while the text was made. The write itself checks the spec; its included files are checked here.
    guard try isCurrent(good) else { throw Self.saved(name) }
    do { try editing.writer.write(result.bytes, to: spec.path, replacing: good.spec.bytes) } catch {
      switch error.reason {
      case .changed: throw Self.saved(name)
      case .readOnly:
        throw Self.conflict("'\(name)' is read-only. Nothing was written; 'chmod u+w' allows it.")
      default: break
      }
      editing.report(
        PageAct(
          .failed, file: spec.path, line: 1, text: "did not write \(spec.path): \(error.reason.words)"))
      throw PageRefusal(status: .internalServerError, reason: VisibleText.lines("\(error)"))
    }
    return report(request.trial, in: result.bytes, spec)
  }

  /// Whether the spec and its included files still have the bytes that are shown.
  private func isCurrent(_ good: GoodSpec) throws(PageRefusal) -> Bool {
    do throws(FileError) {
      for file in good.spec.files {
        guard try model.rendering.bytes(of: file.path) == file.bytes else { return false }
      }
      return true
    } catch {
      throw Self.conflict(VisibleText.lines("\(error)"))
    }
  }

  /// Refuses a number that is in an included file, such as a theme's radius: it affects other specs, too.
  private func refuseIncluded(_ trial: Trial, _ good: GoodSpec, _ name: String) throws(PageRefusal) {
    let inspected = InspectedSpec(files: good.spec.files, revision: 0)
    for number in trial.numbers {
      let setting = number.setting
      let places = [
        (setting.level.words, inspected.locator.place(of: setting.level)),
        (setting.key, inspected.locator.place(of: setting)),
      ]
      for case (let words, let place?) in places where place.file.path != good.spec.files[0].path {
        throw Self.conflict(
          "'\(name)' includes \(words) from \(inspected.name(of: place.file)):\(place.line). "
            + "Nothing was written; change it there.")
      }
    }
  }

  private func report(_ trial: Trial, in bytes: [UInt8], _ spec: PageSpec) -> ValueTree {
    let locator = SpecLocator([SpecText(path: spec.path, bytes: bytes)])
    let written: [ValueTree] = trial.numbers.map { number in
      // With all decimals, as in the file.
      let (key, value) = (number.setting.key, number.value.exactJSONLine)
      let line = locator.place(of: number.setting)?.line ?? 1
      editing.report(
        PageAct(
          .wrote, file: spec.path, line: line, text: "wrote \(key) \(value) to \(spec.path) line \(line)"))
      return .object([
        ("name", .text(key)), ("value", .text(value)), ("file", .text(spec.name)), ("line", .integer(line)),
      ])
    }
    return .object([("written", .list(written))])
  }

  // MARK: - Opening

  func open(_ request: OpenRequest) throws(PageRefusal) -> ValueTree {
    guard let (spec, good) = model.spec(at: request.spec) else { throw PageRoute.missing }
    var (path, line) = (spec.path, 1)
    if let element = request.element, let good {
      let inspected = InspectedSpec(files: good.spec.files, revision: spec.revision)
      guard let source = SpecExcerpt(of: element, in: inspected) else { throw PageRoute.missing }
      (path, line) = (source.path, source.line)
    }
    let act: PageAct
    do throws(PageEditing.Failure) {
      try editing.open(PathText.absolute(path), line)
      act = PageAct(.opened, file: path, line: line, text: "opened \(path):\(line) in \(editing.editor)")
    } catch {
      editing.report(
        PageAct(.failed, file: path, line: line, text: "did not open \(path):\(line): \(error.words)"))
      throw Self.conflict(VisibleText.lines(error.words))
    }
    editing.report(act)
    return .object([("text", .text(VisibleText.line(act.text)))])
  }

  private static func saved(_ name: String) -> PageRefusal {
    conflict(
      "'\(name)' was saved after the page showed it, so the row may be another one now. "
        + "Nothing was written; try the number again.")
  }

  private static func conflict(_ reason: String) -> PageRefusal {
    PageRefusal(status: .conflict, reason: reason)
  }
}
