import FileWatching
import System
import TableModel
import TableSpec
import TextEscaping

/// A save that left a file without a word while rows were shown. Editors and full disks do that, people hardly ever:
/// it is believed if it stays so, or if somebody asks for it.
package struct EmptiedSave: Sendable {
  /// How long it has to stay so.
  package static let secondLook = Duration.seconds(2)

  /// The spec, or what it includes.
  private let file: SpecText

  /// - Parameters:
  ///   - table: what was shown before, read from `files`.
  /// - Returns: `nil` for a save like any other.
  package init?(_ read: DecodedSpec, insteadOf table: Table, from files: [SpecText]) {
    guard table.sections.contains(where: { !$0.rows.isEmpty }) else { return nil }
    let emptied = read.files.first { file in
      file.isBlank && files.contains { $0.path == file.path && !$0.isBlank }
    }
    guard let emptied else { return nil }
    file = emptied
  }

  /// - Parameter commands: what shows it at once, as in `'r' or 'reload'`.
  package func words(showingAtOnce commands: String) -> String {
    let what = file.bytes.isEmpty ? "is empty" : "says nothing"
    return """
      \(VisibleText.line(file.path)):1:1: error: the file \(what) now, taken for a save that was cut short
        hint: it is shown if it stays so for a moment, or at once by \(commands)
      """
  }
}

extension FileState {
  /// Why there is nothing to render; nil for content.
  package func problem(of spec: String, sizeLimit: Int) -> String? {
    switch self {
    case .content: nil
    case .missing: "waiting for '\(VisibleText.line(spec))': no such file or directory"
    case .unreadable(let error):
      FileError(path: spec, operation: .read, reason: .system(error)).description
    case .notRegular: FileError(path: spec, operation: .read, reason: .notRegular).description
    case .tooLarge:
      FileError(path: spec, operation: .read, reason: .tooLarge(limit: sizeLimit)).description
        + "; \(SpecLimits.Kind.bytes.hint)"
    }
  }
}
