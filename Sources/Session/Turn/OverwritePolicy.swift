// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import OutputFormats

/// Decides whether a command may overwrite the file at a path, so that nothing is lost silently.
///
/// A command may overwrite files that the session wrote. Other files need `--force`. For `render` and `export` the file's
/// ``FileContent`` decides: they overwrite pictures and code, as compilers do.
package struct OverwritePolicy: Sendable {
  /// The kind of file that a command writes.
  package enum Purpose: Sendable {
    /// `save`
    case spec
    /// `record`
    case recording
    /// `output` and `once`
    case output
    /// `render` and `export`
    case product
  }

  let workspace: any Workspace
  /// The open spec; only `save` may write it.
  let spec: String?
  /// The files that the session wrote, by ``Workspace/identity(of:)``.
  let written: Set<String>

  package init(workspace: any Workspace, spec: String? = nil, written: Set<String> = []) {
    self.workspace = workspace
    self.spec = spec
    self.written = written
  }

  /// - Throws: an error with a hint, if the write would lose something.
  ///
  /// - Parameter force: the option or operator that overwrites the file, for the hint.
  package func check(
    _ path: String, for purpose: Purpose, isForced: Bool, force: String = "--force"
  ) throws(SessionError) {
    guard workspace.writeTarget(at: path) == .file else { return }
    let identity = workspace.identity(of: path)
    let isOpenSpec = spec.map { workspace.identity(of: $0) == identity } ?? false
    if isOpenSpec, purpose != .spec {
      throw SessionError(
        "'\(VisibleText.line(path))' is the spec itself, so it is not overwritten",
        hint: "name another file; 'save' writes the spec")
    }
    if purpose == .product { return try checkContent(path, identity, isForced) }
    guard !isForced, !isOpenSpec, !written.contains(identity) else { return }
    // Nothing is lost if an empty file is overwritten. mktemp, for example, creates one.
    if let bytes = try? workspace.read(path), bytes.isEmpty { return }
    throw SessionError("'\(VisibleText.line(path))' already exists", hint: "\(force) overwrites it")
  }

  private func checkContent(_ path: String, _ identity: String, _ isForced: Bool) throws(SessionError) {
    // The first bytes of a picture are enough to recognize it.
    if let beginning = workspace.beginning(of: path), FileContent.isMade(beginning: beginning) { return }
    switch (try? workspace.read(path)).map({ FileContent($0, at: path) }) ?? .other {
    case .made, .indented: return
    case .spec: throw refusal(of: "spec", path)
    case .script: throw refusal(of: "script", path)
    case .other:
      guard !isForced, !written.contains(identity) else { return }
      throw SessionError(
        "'\(VisibleText.line(path))' already exists, and it is not a picture or code made by roundtable",
        hint: "--force overwrites it")
    }
  }

  private func refusal(of noun: String, _ path: String) -> SessionError {
    SessionError(
      "'\(VisibleText.line(path))' is a \(noun), so it is not overwritten",
      hint: "name another file, or remove it first")
  }
}
