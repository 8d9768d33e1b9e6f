// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Whether something may be written over what stands at a path: nothing is lost in silence.
///
/// Files that the session wrote itself may be written again. Others want `--force`. What `render` and `export`
/// make can be made again, so they write over their own kind, as compilers do, but never over a spec or a script.
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
  /// The spec that is open; nothing but `save` writes to it.
  let spec: String?
  /// The files that the session wrote, as ``Workspace/identity(of:)`` names them.
  let written: Set<String>

  package init(workspace: any Workspace, spec: String? = nil, written: Set<String> = []) {
    self.workspace = workspace
    self.spec = spec
    self.written = written
  }

  /// - Throws: when the write would destroy something, with what to do instead.
  ///
  /// - Parameter force: what would write over it all the same, as the hint names it.
  package func check(
    _ path: String, for purpose: Purpose, isForced: Bool, force: String = "--force"
  ) throws(ConsoleError) {
    guard workspace.writeTarget(at: path) == .file else { return }
    let identity = workspace.identity(of: path)
    let isOpenSpec = spec.map { workspace.identity(of: $0) == identity } ?? false
    if isOpenSpec, purpose != .spec {
      throw ConsoleError(
        "'\(VisibleText.line(path))' is the spec itself, so it is not overwritten",
        hint: "name another file; 'save' writes the spec")
    }
    if purpose == .product { return try checkContent(path, identity, isForced) }
    guard !isForced, !isOpenSpec, !written.contains(identity) else { return }
    // An empty file, as mktemp makes it, has nothing to lose.
    if let bytes = try? workspace.read(path), bytes.isEmpty { return }
    throw ConsoleError("'\(VisibleText.line(path))' already exists", hint: "\(force) overwrites it")
  }

  private func checkContent(_ path: String, _ identity: String, _ isForced: Bool) throws(ConsoleError) {
    // A picture is not read to its end to know that it is one.
    if let beginning = workspace.beginning(of: path), FileContent.isProduct(beginning: beginning) { return }
    let content =
      (try? workspace.read(path)).map { $0.isEmpty ? .product : FileContent($0, at: path) } ?? .other
    switch content {
    case .product: return
    case .spec, .script:
      throw ConsoleError(
        "'\(VisibleText.line(path))' is a \(content == .spec ? "spec" : "script"), so it is not overwritten",
        hint: "name another file, or remove it first")
    case .other:
      guard !isForced, !written.contains(identity) else { return }
      throw ConsoleError(
        "'\(VisibleText.line(path))' already exists, and it is not a picture or code made by roundtable",
        hint: "--force overwrites it"
      )
    }
  }
}
