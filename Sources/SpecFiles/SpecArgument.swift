// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import TableSpec

/// A command-line argument that names specs: a file, a folder or a pattern such as `specs/*.yaml`.
package enum SpecArgument {
  /// A file, which need not exist yet.
  case file(String)
  /// The files of a folder or a pattern that have the names of specs.
  case several([String])

  /// Excludes subfolders and hidden files.
  package init(_ text: String) {
    if FileReader.key(of: text)?.isDirectory == true {
      self = .several(
        FolderListing.names(in: text).filter(Self.isSpecName).sorted().map { PathText.join(text, $0) })
    } else if PathPattern.isPattern(text), FileReader.entryKey(of: text) == nil {
      let found = PathPattern.matches(text).filter {
        Self.isSpecName(PathText.name(of: $0)) && FileReader.key(of: $0)?.isDirectory != true
      }
      // A name with brackets may also be a file that doesn't exist yet.
      let isName = found.isEmpty && !text.contains { "*?".contains($0) }
      self = isName ? .file(text) : .several(found)
    } else {
      self = .file(text)
    }
  }

  /// The folder to watch for new files of a folder or a pattern; `nil` for a file, and for a pattern in the folder's own path.
  package static func folder(of text: String) -> String? {
    if FileReader.key(of: text)?.isDirectory == true { return text }
    guard PathPattern.isPattern(text), FileReader.entryKey(of: text) == nil else { return nil }
    let folder = PathText.directory(of: text)
    return PathPattern.isPattern(folder) ? nil : folder
  }

  /// The specs among some files: those with sections, or with the view of a screen without rows.
  package static func specs(in files: [String]) -> [String] { files.filter(mayBeSpec) }

  /// All named files, whatever they contain.
  package var files: [String] {
    switch self {
    case .file(let file): [file]
    case .several(let files): files
    }
  }

  /// Of several files, those with sections: the others are themes, or no specs. A single file is always a
  /// spec.
  package var specs: [String] {
    switch self {
    case .file(let file): [file]
    case .several(let files): Self.specs(in: files)
    }
  }

  static func isSpecName(_ name: String) -> Bool {
    guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
    return SpecRecognition.fileExtensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// Includes files that can't be read: the daemon reports the error.
  private static func mayBeSpec(_ path: String) -> Bool {
    guard let bytes = try? FileReader.read(path) else { return true }
    return SpecRecognition.isScreen(bytes)
  }
}
