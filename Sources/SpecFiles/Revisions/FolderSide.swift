// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import TableSpec

/// A folder on the disk.
package struct FolderSide: SpecSide {
  /// Empty for the working folder, otherwise with a slash at its end.
  private let prefix: String
  private let list: @Sendable () throws(GitRevision.Failure) -> [String]

  /// The working tree of a repository. Ignored files are left out.
  package init(_ repository: GitRepository) {
    list = { () throws(GitRevision.Failure) in try repository.workingFiles() }
    prefix = repository.pathOfRoot
  }

  /// Any folder with its subfolders, except for hidden ones.
  package init(folder: String) {
    prefix = folder == "." ? "" : PathText.join(folder, "")
    list = { () throws(GitRevision.Failure) in Self.walk(folder) }
  }

  private static func walk(_ folder: String) -> [String] {
    FolderListing.names(in: folder).filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      guard name.hasSuffix("/") else { return [name] }
      let inner = String(name.dropLast())
      let path = PathText.join(folder, inner)
      // A link may lead back to a folder above.
      guard FileReader.entryKey(of: path)?.isDirectory == true else { return [] }
      return walk(path).map { "\(inner)/\($0)" }
    }
  }

  package func files() throws(GitRevision.Failure) -> [String] { try list() }

  package func name(of path: String) -> String { PathText.argument(place(of: path)) }

  private func place(of path: String) -> String { Self.shortened(prefix + path) }

  /// `../../specs/a.yaml` is `a.yaml` if the working folder is `specs`, two folders below.
  private static func shortened(_ path: String) -> String {
    guard path.hasPrefix("../"), let folder = PathText.workingFolder else { return path }
    var rest = path[...]
    var own: [Substring] = []
    let parts = folder.split(separator: "/")
    while rest.hasPrefix("../") {
      rest = rest.dropFirst(3)
      own.insert(parts[max(0, parts.count - own.count - 1)], at: 0)
    }
    while let first = own.first, rest.hasPrefix("\(first)/") {
      rest = rest.dropFirst(first.count + 1)
      own.removeFirst()
    }
    return String(repeating: "../", count: own.count) + rest
  }

  package func bytes(of path: String, sizeLimit: Int) throws(SpecLoader.Failure) -> [UInt8]? {
    let place = place(of: path)
    guard FileReader.entryKey(of: place)?.isRegular == true else { return nil }
    do { return try FileReader.read(place, sizeLimit: sizeLimit) } catch { throw .unreadable(error) }
  }

  package func includes(of spec: String) -> any IncludeReading {
    FolderIncludes(spec: spec, place: place(of: spec))
  }

  /// Reads included files below the folder of a spec, whose paths start at the side's folder.
  private struct FolderIncludes: IncludeReading {
    private let files: FileIncludes
    private let place: String
    /// The spec's folder as a path from the side's folder, and as a path from the working folder; each with a slash at its end.
    private let (folder, placeOfFolder): (String, String)

    init(spec: String, place: String) {
      func folder(_ path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }
      files = FileIncludes(spec: place)
      self.place = place
      (self.folder, placeOfFolder) = (folder(spec), folder(place))
    }

    func read(_ path: String, limit: Int) throws(IncludeFailure) -> IncludedFile {
      try files.read(placeOfFolder + path.dropFirst(folder.count), limit: limit)
    }

    func identity(of spec: String) -> String { files.identity(of: place) }
  }
}
