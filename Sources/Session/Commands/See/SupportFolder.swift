// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CodeExport

/// A folder of an app with support files, compared with those of this program.
package struct SupportFolder {
  private struct Item {
    let path: String
    let file: SupportFile
    let state: SupportFile.State
    let isNeeded: Bool
  }

  package let needed: [SupportFile]
  private let folder: String
  private let items: [Item]
  /// Support files in the folder under names that no support file has now.
  private let obsolete: [String]

  /// - Parameters:
  ///   - needed: the files that the folder must have.
  ///   - module: the app's module, which files for tests import; `nil` for none.
  package init(
    _ folder: String, _ format: CodeFormat, needed: [SupportFile], module: String?,
    in workspace: any Workspace
  ) {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    self.needed = needed
    self.folder = folder
    let all = SupportFiles.all(format).map { $0.importing(module) }
    let known = Set(all.map(\.name))
    let wanted = Set(needed.map(\.name))
    items = all.map { file in
      let path = start + file.name
      let exists = workspace.writeTarget(at: path) != .nothing
      // A file that can't be read is foreign.
      let bytes = exists ? (try? workspace.read(path)) ?? [] : nil
      return Item(
        path: path, file: file, state: file.state(of: bytes), isNeeded: wanted.contains(file.name))
    }
    obsolete = workspace.names(inFolder: start).sorted().filter { name in
      guard name.hasSuffix(".swift"), !known.contains(name),
        let bytes = workspace.beginning(of: start + name)
      else { return false }
      return SupportHead(String(decoding: bytes, as: UTF8.self))?.format == format
    }.map { start + $0 }
  }

  /// The files that must be current: the needed ones, and older ones beside them, because files of two versions may not
  /// compile together.
  private var relevant: [Item] { items.filter { $0.isNeeded || $0.state == .older } }

  private var differing: [Item] { relevant.filter { $0.state != .current } }

  /// - Parameter command: the line that writes the files.
  /// - Throws: an error with a line for each file that isn't current.
  package func check(writtenBy command: String) throws(SessionError) {
    let differing = differing
    guard !differing.isEmpty else { return }
    let noun = "support file\(differing.count == 1 ? " isn't" : "s aren't") current"
    throw SessionError(
      "\(differing.count) \(noun)", hint: hint(differing, command), details: lines(differing))
  }

  /// - Parameter command: the line that writes the files, for the hint.
  /// - Throws: an error with a line for each file that must not be replaced.
  package func files(
    toWriteWith command: String, isForced: Bool
  ) throws(SessionError) -> [(path: String, text: String)] {
    let refused = differing.filter { !isForced && $0.state != .missing && $0.state != .older }
    guard refused.isEmpty else {
      throw SessionError(
        "nothing was written, because roundtable doesn't replace \(refused.count.counted("file")) in '\(VisibleText.line(folder))'",
        hint: hint(refused, command), details: lines(refused))
    }
    return differing.map { ($0.path, $0.file.text) }
  }

  package var isCurrent: Bool { differing.isEmpty }

  /// A line that says that all files are current.
  package var summary: String {
    let count = relevant.count.counted("support file")
    return "\(count) in '\(VisibleText.line(folder))' \(relevant.count == 1 ? "is" : "are") current"
  }

  /// A line for each file that was missing or older, or one line if there is none; then a line for each file that isn't needed.
  package var report: String {
    let written = differing.map { "wrote \(VisibleText.line($0.path))" }
    let unneeded =
      items.filter { !$0.isNeeded && $0.state.isOfThisFile }.map(\.path) + obsolete
    return
      ((written.isEmpty ? [summary] : written)
      + unneeded.map { "not needed, and kept: \(VisibleText.line($0))" }).joined(separator: "\n")
  }

  private func lines(_ items: [Item]) -> String {
    items.map { "\(VisibleText.line($0.path)): \($0.state.words)" }.joined(separator: "\n")
  }

  private func hint(_ items: [Item], _ command: String) -> String {
    let states = items.map(\.state)
    if states.contains(where: { if case .newer = $0 { true } else { false } }) {
      return "update roundtable: a newer one wrote this folder"
    }
    guard states.contains(where: { $0.isOthers }) else {
      return "this writes \(items.count == 1 ? "it" : "them"): \(command)"
    }
    return
      "keep your code in files with other names; this replaces \(items.count == 1 ? "the file" : "the files"): \(command) --force"
  }
}

extension SupportFile.State {
  /// Whether roundtable wrote it as this support file.
  fileprivate var isOfThisFile: Bool {
    switch self {
    case .current, .older, .newer, .edited: true
    case .missing, .foreign: false
    }
  }

  /// Whether the file has code that roundtable didn't write.
  fileprivate var isOthers: Bool {
    switch self {
    case .edited, .foreign: true
    case .missing, .current, .older, .newer: false
    }
  }

  fileprivate var words: String {
    switch self {
    case .missing: "missing"
    case .current: "current"
    case .older: "older"
    case .newer(let version): "newer, version \(version)"
    case .edited: "edited"
    case .foreign(nil): "not written by roundtable"
    case .foreign(let other?): "the support file \(other.name) of \(other.format.rawValue)"
    }
  }
}
