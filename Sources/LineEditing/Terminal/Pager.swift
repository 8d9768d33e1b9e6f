#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Shows a long text in the user's pager.
package struct Pager: Sendable {
  /// A command line for the shell.
  package let command: String

  package init(command: String) { self.command = command }

  /// - Returns: whether the pager ran; `false` where there is none.
  package func show(_ text: String) -> Bool { ForegroundProgram.run { run(text) } }

  private func run(_ text: String) -> Bool {
    guard let ends = try? ChildProgram.pipe() else { return false }
    let child = try? ChildProgram(command, input: ends.reading)
    close(ends.reading)
    if child != nil { feed(text, to: ends.writing) }
    close(ends.writing)
    guard let child else { return false }
    // What was to be read must be shown where there is no such pager.
    return (child.wait() >> 8) & 0xFF != ChildProgram.notFound
  }

  /// A pager that is left early reads no more; that is no error.
  private func feed(_ text: String, to descriptor: Int32) {
    signal(SIGPIPE, SIG_IGN)
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}
