import Console
import FileWatching
import LineEditing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A line of the shell as a child process: it has the terminal, but for what is fed to it and taken from it.
struct ShellProgram {
  private let call: ProgramCall

  init(_ call: ProgramCall) { self.call = call }

  func run() throws(ConsoleError) -> ProgramOutcome {
    try ForegroundProgram.run { () throws(ConsoleError) in try runToEnd() }
  }

  private func runToEnd() throws(ConsoleError) -> ProgramOutcome {
    do throws(ChildProgram.Failure) { return try exchange() } catch {
      throw ConsoleError("cannot run '\(call.command)': \(SystemCode.words(for: error.code))")
    }
  }

  private func exchange() throws(ChildProgram.Failure) -> ProgramOutcome {
    var input: (reading: Int32, writing: Int32) = (-1, -1)
    var output: (reading: Int32, writing: Int32) = (-1, -1)
    defer { for end in [input.reading, output.reading, output.writing] where end >= 0 { close(end) } }
    if call.input != nil { input = try ChildProgram.pipe() }
    // Whoever feeds closes it: its end is the program's end of input.
    let feed = input.writing
    let child: ChildProgram
    do throws(ChildProgram.Failure) {
      if call.capturesOutput { output = try ChildProgram.pipe() }
      child = try ChildProgram(
        call.command, arguments: call.arguments, environment: environment,
        input: input.reading < 0 ? nil : input.reading, output: output.writing < 0 ? nil : output.writing)
    } catch {
      if feed >= 0 { close(feed) }
      throw error
    }
    if input.reading >= 0 { close(input.reading) }
    if output.writing >= 0 { close(output.writing) }
    input.reading = -1
    output.writing = -1
    let taken = exchange(feed: feed, drain: output.reading)
    let status = child.wait()
    let signal = status & 0x7F
    return ProgramOutcome(
      ending: signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal), output: taken)
  }

  /// Feeds and drains at once: a program that prints before it has read all would stand still otherwise.
  private func exchange(feed: Int32, drain: Int32) -> [UInt8] {
    var feed = feed
    var rest = (call.input ?? [])[...]
    var taken: [UInt8] = []
    // A program that is left early reads no more; that is no error.
    signal(SIGPIPE, SIG_IGN)
    if feed >= 0 { _ = fcntl(feed, F_SETFL, O_NONBLOCK) }
    var isOpen = drain >= 0
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    if feed >= 0, rest.isEmpty {
      close(feed)
      feed = -1
    }
    while feed >= 0 || isOpen {
      var waiting = [
        pollfd(fd: feed, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: isOpen ? drain : -1, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, 2, -1) >= 0 || errno == EINTR else { break }
      if feed >= 0, waiting[0].revents != 0 {
        let count = rest.withUnsafeBytes { write(feed, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        let isBusy = count < 0 && (errno == EAGAIN || errno == EINTR)
        if rest.isEmpty || (count < 0 && !isBusy) {
          close(feed)
          feed = -1
        }
      }
      if isOpen, waiting[1].revents != 0 {
        let count = read(drain, &chunk, chunk.count)
        if count > 0 { taken.append(contentsOf: chunk[..<count]) }
        if count == 0 || (count < 0 && errno != EINTR) { isOpen = false }
      }
    }
    if feed >= 0 { close(feed) }
    return taken
  }

  /// The process's own, with the session's variables over it.
  private var environment: [String] {
    var result: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      let name = text.prefix { $0 != "=" }
      if call.environment[String(name)] == nil { result.append(text) }
      next = next.successor()
    }
    return result + call.environment.map { "\($0.key)=\($0.value)" }
  }
}
