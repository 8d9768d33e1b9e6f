// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// Names the file that could not be used, the step that failed, and the reason.
package struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
  package enum Operation: String, Sendable {
    case open
    case read
    case create
    case write
    case replace
  }

  package enum Reason: Sendable, Equatable {
    /// The system reported an error.
    case system(ErrorNumber)
    /// A directory, FIFO, socket or device instead of a file.
    case notRegular
    case tooLarge(limit: Int)
    /// The path leads out of the folder that files must stay in.
    case outside
    /// The output's name is a link that another user made or can replace.
    case foreignLink
    /// The output's name is a link that this user owns, but its target belongs to another user.
    case foreignTarget
    /// The file for a log is another user's, has another name, or has content already.
    case foreignLog
    /// Another program has saved the file since it was read.
    case changed
    /// Its permissions allow no writing, or not to this user.
    case readOnly
  }

  package let path: String
  package let operation: Operation
  package let reason: Reason

  package init(path: String, operation: Operation, reason: Reason) {
    self.path = path
    self.operation = operation
    self.reason = reason
  }

  package var description: String {
    "cannot \(operation.rawValue) '\(VisibleText.line(path))': \(reason.words)"
  }
}

extension FileError.Reason {
  package var words: String {
    switch self {
    case .system(let error): error.words
    case .notRegular: "it is not a regular file"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .outside: "it is outside the folder"
    case .foreignLog: "it is not a log of your own (hint: name a new file)"
    case .changed: "another program has saved it meanwhile"
    case .readOnly: "it is read-only (hint: 'chmod u+w FILE' allows writing)"
    case .foreignLink:
      "it is a link that another user made or can replace (hint: remove it, or name another file)"
    case .foreignTarget:
      "it is a link to a file of another user (hint: remove it, or name another file)"
    }
  }
}
