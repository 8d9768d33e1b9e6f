// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel
import TableSpec

/// The state of the open file compared with the document, as the file is now.
enum OpenFileState {
  /// The document has no file.
  case none
  /// The file doesn't exist yet.
  case new
  /// The file has the table that unsaved edits are counted from.
  case current
  /// Another program changed it, and the change can be merged.
  case changed
  case conflict([MergeConflict])
  /// The file can't be read any more, for this reason.
  case gone(String)
  /// The file isn't a valid spec, with its first problem.
  case broken(String, isEdited: Bool)

  init(_ session: Session) {
    guard let path = session.document.path else {
      self = .none
      return
    }
    let spec: LoadedSpec
    do { spec = try session.workspace.load(path) } catch {
      switch error {
      case .unreadable(let error): self = session.document.isNewFile ? .new : .gone(error.message)
      case .wrong(let error):
        let bytes = try? session.workspace.read(path)
        self = .broken(
          error.summary, isEdited: bytes != nil && bytes == session.document.editedText?.replaced)
      }
      return
    }
    guard spec.table != session.document.savedTable, spec.table != session.table else {
      self = .current
      return
    }
    let open = session.document.conflicts(with: spec)
    self = open.isEmpty ? .changed : .conflict(open)
  }

  /// The name in JSON.
  var name: String {
    switch self {
    case .none: "none"
    case .new: "new"
    case .current: "current"
    case .changed: "changed"
    case .conflict: "conflict"
    case .gone: "gone"
    case .broken: "broken"
    }
  }

  var conflicts: [MergeConflict] {
    if case .conflict(let open) = self { return open }
    return []
  }

  /// The state and the next step in words; `nil` if the file is current.
  var words: String? {
    switch self {
    case .none, .current: nil
    case .new: "doesn't exist yet: 'save' creates it"
    case .changed: "changed by another program: 'reload' merges it"
    case .conflict(let open):
      "in conflict at \(open.map(\.place).joined(separator: ", ")): 'resolve' decides each, 'reload' uses the file's version, 'save --force' overwrites it with yours"
    case .gone(let reason): "missing (\(reason)): 'save' writes it again"
    case .broken(let problem, isEdited: true): "broken: \(problem); 'save' writes the text that you edited"
    case .broken(let problem, isEdited: false):
      "broken: \(problem); 'edit' opens its text, 'save --force' overwrites it with your table"
    }
  }
}
