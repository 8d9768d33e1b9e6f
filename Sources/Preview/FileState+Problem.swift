import FileWatching
import System
import TableSpec
import TextEscaping

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
