// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport

/// The files that an export writes: the generated one always, the engineer's only where there is none.
package struct ExportedFiles {
  package let written: [(path: String, text: String)]
  /// The engineer's file, if there is one already.
  private let kept: String?
  /// `nil` if the code needs no support files.
  private let support: SupportFolder?
  /// Whether it is a test that doesn't import the code that it tests.
  private let lacksModule: Bool
  /// Whether the export names a folder, which is created if missing.
  package let isInFolder: Bool
  /// A folder for the support files, beside the code.
  package let supportFolder: String

  /// - Parameters:
  ///   - text: the file to write always.
  ///   - output: a file, or a folder: one that exists, or a name that ends in `/`.
  /// - Throws: an error if a file of the engineer's would be replaced.
  package init(
    of code: ExportedCode, _ text: String, _ export: ExportCommand, at output: String,
    in workspace: any Workspace
  ) throws(SessionError) {
    isInFolder = output.hasSuffix("/") || workspace.writeTarget(at: output) == .folder
    let cut = output.lastIndex(of: "/").map { output.index(after: $0) } ?? output.startIndex
    let folder = isInFolder ? (output.hasSuffix("/") ? output : output + "/") : String(output[..<cut])
    supportFolder = folder + "Roundtable"
    lacksModule = code.format == .xctest && export.module == nil && !export.isStandalone
    let needed = export.isStandalone ? [] : code.support
    support =
      needed.isEmpty
      ? nil : SupportFolder(supportFolder, code.format, needed: needed, module: export.module, in: workspace)
    if export.printsController {
      guard let controller = code.controller else { preconditionFailure("\(code.format) has no controller") }
      let path = isInFolder ? folder + controller.name : output
      guard workspace.writeTarget(at: path) != .file else {
        throw SessionError(
          "'\(VisibleText.line(path))' already exists, and the engineer's file never replaces one",
          hint: "name another file; without --controller the generated file is written")
      }
      (written, kept) = ([(path, text)], nil)
      return
    }
    let path = isInFolder ? folder + code.fileName : output
    guard !export.isStandalone, let controller = code.controller else {
      (written, kept) = ([(path, text)], nil)
      return
    }
    let own = folder + controller.name
    // A device or a pipe has no files beside it.
    let hasFolder = workspace.writeTarget(at: path) != .stream
    guard !hasFolder || workspace.identity(of: path) != workspace.identity(of: own) else {
      throw SessionError(
        "'\(VisibleText.line(path))' is the name of the engineer's file, which no export replaces",
        hint: "name the generated file '\(VisibleText.line(folder + code.fileName))'")
    }
    let exists = workspace.writeTarget(at: own) != .nothing
    written = [(path, text)] + (exists || !hasFolder ? [] : [(own, controller.text)])
    kept = exists ? own : nil
  }

  /// The lines that report what was written and kept, and which support files the code needs.
  ///
  /// - Parameter command: the line that writes the support files.
  package func lines(support command: String) -> [String] {
    var lines = written.map { "wrote \(VisibleText.line($0.path))" }
    if lacksModule { lines.append("a test target needs the app's module: add --module NAME") }
    if let kept { lines.append("kept \(VisibleText.line(kept))") }
    guard let support else { return lines }
    guard !support.isCurrent else { return lines + [support.summary] }
    let names = support.needed.map(\.name)
    return lines + [
      "needs \(names.count.counted("support file")): \(names.joined(separator: ", "))",
      "this writes \(names.count == 1 ? "it" : "them"): \(command)",
    ]
  }
}
