// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import TableSpec

/// What a command line names where it takes specs: a file, a folder or a pattern such as `specs/*.yaml`.
package enum SpecArgument {
  /// A file that may not be there yet.
  case file(String)
  /// The files of a folder, or of a pattern, whose names are specs'.
  case several([String])

  /// Folders are not searched for further folders, and hidden files are left out.
  package init(_ text: String) {
    if FileReader.key(of: text)?.isDirectory == true {
      self = .several(
        FolderListing.names(in: text).filter(Self.isSpecName).sorted().map { PathText.join(text, $0) })
    } else if PathPattern.isPattern(text), FileReader.entryKey(of: text) == nil {
      let found = PathPattern.matches(text).filter {
        Self.isSpecName(PathText.name(of: $0)) && FileReader.key(of: $0)?.isDirectory != true
      }
      // Brackets are also in names of files that are not there yet.
      let isName = found.isEmpty && !text.contains { "*?".contains($0) }
      self = isName ? .file(text) : .several(found)
    } else {
      self = .file(text)
    }
  }

  /// The folder whose entries decide what a folder or a pattern names; `nil` for a file, and for a pattern of folders.
  package static func folder(of text: String) -> String? {
    if FileReader.key(of: text)?.isDirectory == true { return text }
    guard PathPattern.isPattern(text), FileReader.entryKey(of: text) == nil else { return nil }
    let folder = PathText.directory(of: text)
    return PathPattern.isPattern(folder) ? nil : folder
  }

  /// The specs among files, which are those with sections.
  package static func specs(in files: [String]) -> [String] { files.filter(mayBeSpec) }

  /// Each file that is named, whatever it holds.
  package var files: [String] {
    switch self {
    case .file(let file): [file]
    case .several(let files): files
    }
  }

  /// Of several files, those without sections are themes, or no specs; a single file is always meant.
  package var specs: [String] {
    switch self {
    case .file(let file): [file]
    case .several(let files): Self.specs(in: files)
    }
  }

  private static func isSpecName(_ name: String) -> Bool {
    guard !name.hasPrefix("."), let dot = name.lastIndex(of: ".") else { return false }
    return SpecRecognition.fileExtensions.contains(name[name.index(after: dot)...].lowercased())
  }

  /// Of a file that cannot be read the daemon says why.
  private static func mayBeSpec(_ path: String) -> Bool {
    guard let bytes = try? FileReader.read(path) else { return true }
    return SpecRecognition.hasSections(bytes)
  }
}
