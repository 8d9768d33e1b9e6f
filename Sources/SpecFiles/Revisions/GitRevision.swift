// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import TableSpec

/// A file in a revision of a git repository, named `REV:path` as for `git show`: `HEAD:a.yaml` is relative to the repository's
/// root, `HEAD:./a.yaml` to the working folder; `:a.yaml` is in the index.
package struct GitRevision: Hashable, Sendable {
  /// The text before the path, including the colon.
  package let prefix: String
  package let path: String
  /// The folder in which git runs.
  private let folder: String

  /// - Returns: `nil` if the name has no colon or no path after it, if git would read it as an option or as a range, and for a
  ///   path such as `./HEAD:a.yaml`, with which no revision begins.
  package init?(_ name: String) {
    guard let end = Self.prefixEnd(of: name), end < name.endIndex, name.first != "-",
      !["/", "./", "../"].contains(where: name.hasPrefix),
      !name.contains(where: { $0 == "\0" || $0.isNewline }), Self.range(in: name) == nil
    else { return nil }
    prefix = String(name[..<end])
    path = String(name[end...])
    folder = "."
  }

  /// The version of a file in the last commit of its repository.
  package init(headOf file: String) {
    prefix = "HEAD:"
    path = "./" + PathText.name(of: file)
    folder = PathText.directory(of: file)
  }

  package var name: String { prefix + path }

  /// The end of the first colon outside braces, as in `HEAD@{12:00}:a.yaml`; after the stage in `:2:a.yaml`. `:/words` searches
  /// for a commit and names no file.
  private static func prefixEnd(of name: String) -> String.Index? {
    if name.hasPrefix(":") {
      if name.hasPrefix(":/") { return nil }
      let stage = name.dropFirst().prefix(2)
      let hasStage = stage.count == 2 && "0123".contains(stage.first ?? " ") && stage.last == ":"
      return name.index(name.startIndex, offsetBy: hasStage ? 3 : 1)
    }
    var depth = 0
    for index in name.indices {
      switch name[index] {
      case "{": depth += 1
      case "}": depth -= 1
      case ":" where depth <= 0: return name.index(after: index)
      default: break
      }
    }
    return nil
  }

  /// The reason why git returned no file, in our words or git's, and a hint.
  package struct Failure: Error, Hashable, Sendable {
    package let message: String
    package var hint: String?
    /// Whether there is no repository, so that no name can be a revision.
    package var hasNoRepository = false
    /// Whether the revision exists, and has no such file.
    package var isAbsent = false

    init(message: String, hint: String?) {
      self.message = message
      self.hint = hint
    }
  }

  /// - Parameters:
  ///   - path: another path in the same revision; `nil` for this revision's own.
  ///   - sizeLimit: bytes.
  func read(_ path: String? = nil, sizeLimit: Int) throws(Failure) -> [UInt8] {
    let path = path ?? self.path
    let name = prefix + path
    // The name doesn't begin with '-'.
    return try GitProgram(folder: folder).output(
      ["cat-file", "blob", name], to: "read '\(VisibleText.line(name))'", sizeLimit: sizeLimit
    ) { reason, hint in
      guard reason != GitProgram.isMissing else {
        return (
          reason,
          "if you trust its remote: git -C '\(VisibleText.line(folder))' show '\(VisibleText.line(name))'"
        )
      }
      return (reason, hint ?? self.hint(path, reason))
    }
  }

  /// The path counted from the working folder; `nil` if it is already counted so, or from elsewhere.
  package var fromHere: GitRevision? {
    ["./", "../"].contains(where: path.hasPrefix) ? nil : GitRevision(prefix + "./" + path)
  }

  private func hint(_ path: String, _ reason: String?) -> String {
    let isIncluded = path != self.path
    let countsFromRoot = !path.hasPrefix("./") && !path.hasPrefix("../")
    return isIncluded
      ? "a spec from a revision includes files of that revision"
      : countsFromRoot && reason?.hasPrefix("path ") == true
        ? "git paths start at the repository's root; '\(VisibleText.line(prefix))./\(VisibleText.line(path))' starts at your folder"
        : "a revision is REV:PATH as for 'git show', such as HEAD~1:./a.yaml; a file's name can begin with ./"
  }
}

/// Reads included files from the spec's own revision.
final class RevisionIncludes: IncludeReading {
  private let revision: GitRevision

  init(_ revision: GitRevision) { self.revision = revision }

  func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
    do {
      return IncludedFile(bytes: try revision.read(path, sizeLimit: limit), identity: path)
    } catch {
      throw IncludeFailure(error.message, hint: error.hint)
    }
  }

  func identity(of spec: String) -> String { spec }
}
