// SPDX-License-Identifier: GPL-3.0-or-later

import Platform
import Synchronization

/// Standard output or standard error. Nothing is buffered, so the lines of both streams keep their order.
///
/// Lost output is an error: a command whose output can't be written exits with ``ExitStatus/outputLost`` and reports
/// it on standard error. A shell or a daemon outlives its terminal: see ``outliveLosses()``.
package struct StandardStream: Sendable {
  enum Kind: Sendable {
    case output, error

    fileprivate var descriptor: Descriptor { self == .output ? .standardOutput : .standardError }

    fileprivate var name: String { self == .output ? "standard output" : "standard error" }
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Whether a program reads standard output, and may print to the terminal as soon as it has some of it.
  static let hasReader: Bool =
    !Descriptor.standardOutput.isTerminal
    && (try? Descriptor.standardOutput.status.key.isPipeOrSocket) == true

  package static let output = StandardStream(.output)
  package static let error = StandardStream(.error)

  package func write(_ text: String) { write(Array(text.utf8)) }

  package func write(_ bytes: [UInt8]) { write(sequences: bytes, asWords: true) }

  /// - Parameter asWords: whether the characters of words are changed for the terminal, and links are added. Default: no; the
  ///   bytes draw a picture.
  func write(sequences bytes: [UInt8], asWords: Bool = false) {
    ProgressLine.printing(bytes, on: kind) {
      let bytes = asWords ? TerminalWords.fitting(bytes, on: kind.descriptor) : bytes
      do throws(ErrorNumber) { try kind.descriptor.writeAll(bytes) } catch { lose(error) }
    }
  }

  /// The number of bytes of a long text that are written between two checks of whether the rest is wanted.
  private static let pieceSize = 4096

  /// Writes a text piece by piece until it is no longer wanted: a terminal on a slow connection takes seconds for
  /// a text that is ready at once.
  ///
  /// - Returns: whether the text was wanted to its end.
  func write(_ text: [UInt8], while isWanted: () -> Bool) -> Bool {
    var rest = text[...]
    while !rest.isEmpty {
      guard isWanted() else { return false }
      let piece = rest.prefix(Self.pieceSize)
      // Never splits a character.
      let end =
        piece.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.firstIndex(of: UInt8(ascii: "\n"))
      let line = rest[..<(end ?? rest.endIndex)]
      write(Array(line))
      rest = rest[line.endIndex...]
    }
    return true
  }

  private static let endsWithLoss = Atomic(true)
  /// Whether output to standard error was lost; only the exit code can still report it.
  private static let hasLostError = Atomic(false)

  /// From now on, a stream that can't be written doesn't end the process: a shell or a daemon has other work.
  package static func outliveLosses() { endsWithLoss.store(false, ordering: .relaxed) }

  private func lose(_ error: ErrorNumber) {
    guard Self.endsWithLoss.load(ordering: .relaxed) else { return }
    // SIGPIPE usually ends the process before this; if the parent process ignores SIGPIPE, the end is the
    // same.
    if error == .EPIPE { Signal.endProcess(by: Signal.SIGPIPE) }
    guard kind == .output else { return Self.hasLostError.store(true, ordering: .relaxed) }
    StandardStream.error.write("error: cannot write \(kind.name): \(error.words)\n")
    ExitStatus.outputLost.exit()
  }

  /// Closes standard output, because network file systems report a full disk only then.
  ///
  /// - Parameter code: the exit code if all output was written.
  /// - Returns: the exit code: success becomes an error if output was lost.
  static func finished(_ code: Int32) -> Int32 {
    guard endsWithLoss.exchange(false, ordering: .relaxed), code == 0 else { return code }
    if let error = Descriptor.standardOutput.close(), error != .EBADF {
      StandardStream.error.write("error: cannot write \(Kind.output.name): \(error.words)\n")
      return ExitStatus.outputLost.code
    }
    return hasLostError.load(ordering: .relaxed) ? ExitStatus.outputLost.code : code
  }

  /// Opens the standard streams that are closed. Otherwise the next opened file would get the number 1, and output would be
  /// written into it. Standard output is opened for reading only, and input for writing only: each use fails.
  package static func guardDescriptors() {
    let streams: [(Descriptor, Descriptor.Access)] = [
      (.standardInput, .write), (.standardOutput, .read), (.standardError, .read),
    ]
    for (descriptor, access) in streams where !descriptor.isOpen {
      _ = try? Descriptor.open("/dev/null", access)
    }
  }
}
