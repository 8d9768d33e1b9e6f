import Console
import FileWatching
import LineEditing
import TextEscaping
import WorkProgress

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The machine that a session runs programs on.
struct SystemHost: SessionHost {
  /// Whether the word that marks an error stands out.
  var colorsErrors = false

  var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  func show(_ outputs: [SessionOutput]) {
    for output in outputs { output.write(colorsErrors: colorsErrors) }
  }

  func run(_ call: ProgramCall) throws(ConsoleError) -> ProgramOutcome {
    try ShellProgram(call).run()
  }

  func makeDraft(_ text: String) throws(ConsoleError) -> String {
    let folder = Environment.value("TMPDIR") ?? "/tmp"
    var path = Array("\(folder)/roundtable-XXXXXX.yaml".utf8CString)
    // Only the user reads what is in the table.
    let descriptor = mkstemps(&path, 5)
    let name = String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    guard descriptor >= 0 else {
      throw ConsoleError(
        "cannot make a file for the editor in '\(VisibleText.line(folder))': \(SystemCode.words(for: errno))",
        hint: "set TMPDIR to a folder that can be written")
    }
    defer { close(descriptor) }
    let code = DescriptorWriting.write(Array(text.utf8), to: descriptor)
    guard code == 0 else {
      unlink(name)
      throw ConsoleError("cannot write '\(VisibleText.line(name))': \(SystemCode.words(for: code))")
    }
    return name
  }

  func removeDraft(_ path: String) { unlink(path) }

  func openEditor(_ path: String) throws(ConsoleError) {
    guard ForegroundProgram.run(Environment.editor, [path]) else {
      throw ConsoleError(
        "the editor '\(Environment.editor)' failed; nothing was changed",
        hint: "set VISUAL or EDITOR; your text is kept in \(VisibleText.line(path))")
    }
  }

  /// - Returns: `false` once nobody wants the answer any more.
  private func waitForKey() -> Bool {
    let interval: Int32 = 20
    while !WorkProgress.isCancelled {
      var waited = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      if poll(&waited, 1, interval) != 0 { return true }
    }
    return false
  }

  func confirm(_ question: String) -> Bool {
    guard Interactivity.isInteractive() else { return false }
    StandardStream.output.write("\(question) [Y/n] ")
    var answer: [UInt8] = []
    var byte: UInt8 = 0
    while waitForKey(), read(0, &byte, 1) == 1 {
      if byte == UInt8(ascii: "\n") { return answer.first.map { $0 | 32 } != UInt8(ascii: "n") }
      answer.append(byte)
    }
    StandardStream.output.write("\n")
    return false
  }
}
