// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import TableSpec

/// Ranges of revisions such as `main..feature`, which people know from `git diff`, but which name no spec.
extension GitRevision {
  /// Whether a name is a revision's (`HEAD:a.yaml`) or a range's (`main..feature`), and not that of a file which doesn't exist yet.
  package static func isMeant(by name: String) -> Bool { GitRevision(name) != nil || range(in: name) != nil }

  /// The two revisions of a range such as `main..feature` or `main...feature`, and the path after them, if there is one.
  package static func range(in name: String) -> (old: String, new: String, path: String?)? {
    // `a..yaml` and `a..b.yaml` are names of files, and `HEAD^{/a..b}` is one revision.
    guard let dots = name.firstRange(of: ".."), !name[..<dots.lowerBound].contains("{") else { return nil }
    let (left, right) = (name[..<dots.lowerBound], name[dots.upperBound...].drop { $0 == "." })
    let isFile = SpecRecognition.fileExtensions.contains { ".\(right.lowercased())".hasSuffix("." + $0) }
    guard !left.hasSuffix("/"), !right.hasPrefix("/"), !(left.isEmpty && right.isEmpty),
      !isFile || right.contains(":")
    else { return nil }
    func parts(_ text: Substring) -> (revision: String, path: Substring?) {
      let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (parts[0].isEmpty ? "HEAD" : String(parts[0]), parts.count > 1 ? parts[1] : nil)
    }
    let (old, new) = (parts(left), parts(right))
    // In `main:../a.yaml` and `main:a..b.yaml`, the dots belong to the path.
    if let path = old.path, path.isEmpty || new.path == nil { return nil }
    return (old.revision, new.revision, (old.path ?? new.path).map(String.init))
  }
}

extension GitRevision.Failure {
  /// The reason why a range isn't a spec; `nil` for other names.
  package init?(rangeIn name: String) {
    guard let range = GitRevision.range(in: name) else { return nil }
    let path = range.path ?? Self.example ?? "specs/a.yaml"
    let specs = VisibleText.line("\(range.old):\(path) \(range.new):\(path)")
    self.init(
      message: "'\(VisibleText.line(name))' is a range of revisions, not a spec",
      hint: "name a spec of each revision: roundtable diff \(specs)")
  }

  /// The first spec in this folder or in `specs`, as a path in a revision.
  private static var example: String? {
    let found = [".", "specs"].lazy.compactMap { SpecArgument($0).specs.first }.first
    guard let found, !found.hasPrefix("/"), FileReader.entryKey(of: found) != nil else { return nil }
    let path = found.hasPrefix("./") ? String(found.dropFirst(2)) : found
    // In the repository's root, both ways to count are the same.
    return path.hasPrefix("../") || FileReader.entryKey(of: ".git") != nil ? path : "./" + path
  }
}
