// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import TableSpec

/// The files and folders whose specs are compared. Paths start at the folder that both sides have.
package struct PathScope: Sendable {
  /// Each with a slash at its end; empty for the folder that both sides have.
  private var folders: [String] = []
  /// Files that were named one by one. They are specs, also without sections.
  private(set) var files: Set<String> = []

  /// All specs.
  package static let all: PathScope = {
    var scope = PathScope()
    scope.folders = [""]
    return scope
  }()

  private init() {}

  /// - Parameters:
  ///   - paths: files and folders as the command line names them; without one, the repository's ``GitRepository/folder``.
  ///   - sides: tell files from folders, also those that exist no longer.
  /// - Throws: ``GitRevision/Failure`` for a path outside of the repository, or one that neither side has.
  package init(
    _ paths: [String], in repository: GitRepository, _ sides: [any SpecSide]
  ) throws(GitRevision.Failure) {
    var names: Set<String> = []
    for side in sides where !paths.isEmpty { names.formUnion(try side.files()) }
    for path in paths.isEmpty ? ["."] : paths {
      let full =
        path.hasPrefix("/") || repository.folder == "." ? path : PathText.join(repository.folder, path)
      let place = PathText.join(PathText.canonical(full), "")
      let root = PathText.join(repository.root, "")
      guard place.hasPrefix(root) else {
        throw GitRevision.Failure(
          message: "'\(VisibleText.line(path))' is outside of the repository", hint: nil)
      }
      let folder = String(place.dropFirst(root.count))
      let file = String(folder.dropLast())
      if names.contains(file) {
        files.insert(file)
      } else {
        guard paths.isEmpty || names.contains(where: { $0.hasPrefix(folder) }) else {
          throw GitRevision.Failure(
            message: "neither side has '\(VisibleText.line(path))'",
            hint: "name a spec or a folder; an ignored file isn't compared")
        }
        folders.append(folder)
      }
    }
  }

  /// Whether a file is in one of the folders and has the name of a spec. Hidden files and folders are left out.
  func contains(_ path: String) -> Bool {
    guard SpecArgument.isSpecName(PathText.name(of: path)) else { return false }
    return folders.contains { folder in
      path.hasPrefix(folder)
        && !path.dropFirst(folder.count).split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }
}
