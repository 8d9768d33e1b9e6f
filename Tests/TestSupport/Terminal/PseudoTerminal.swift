// SPDX-License-Identifier: GPL-3.0-or-later

import CPseudoTerminal
import Foundation
import Testing

/// A program in its own terminal, which a test controls through the terminal's other end.
///
/// ```swift
/// let terminal = try PseudoTerminal(running: ProductBinary.url(named: "roundtable"), environment: …)
/// try terminal.expect("> ")
/// terminal.send("quit\r")
/// #expect(try terminal.waitForExit() == .exited(code: 0))
/// ```
/// Wait for the prompt before you type, because the terminal, not the program, would echo earlier text. Keys
/// are bytes: `\r` is Enter, `\u{3}` Ctrl-C (and a real SIGINT), `\u{4}` Ctrl-D.
package final class PseudoTerminal {
  private var master: Int32
  /// Kept open, so that the terminal's settings can be read after the program's end.
  private var slave: Int32
  package let process: ProcessHandle
  /// The terminal's settings before the program started; compare with `settings`.
  package let initialSettings: String
  /// All output so far.
  package private(set) var transcript: [UInt8] = []
  /// The end of the last match in the output.
  private var matched = 0

  package init(
    running executable: URL, _ arguments: [String] = [], environment: TestEnvironment,
    folder: String? = nil, columns: Int = 80, rows: Int = 24
  ) throws {
    master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0, grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
      throw TerminalTestError.failedCall("posix_openpt", code: errno)
    }
    let path = String(cString: name)
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    Self.resize(master, columns: columns, rows: rows)
    initialSettings = Self.settings(of: slave)
    var request = SpawnRequest(executable: executable.path, arguments: arguments, environment: environment)
    request.folder = folder
    request.terminalPath = path
    do {
      process = try request.start()
    } catch {
      close(slave)
      close(master)
      throw error
    }
  }

  deinit {
    close(slave)
    close(master)
  }

  /// Closes the terminal as a closed window does, and waits for the program's end.
  package func hangUp() throws -> ProcessEnding {
    close(slave)
    close(master)
    (slave, master) = (-1, -1)
    return try waitForExit()
  }

  // MARK: - Typing

  package func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Sends text, and waits for `answer` after the end of the last match.
  ///
  /// - Returns: the output between the two.
  @discardableResult
  package func type(_ text: String, expecting answer: String) throws -> String {
    send(text)
    return try expect(answer)
  }

  /// Types keys that end the program, which must exit with 0.
  package func quit(_ keys: String = "q", sourceLocation: SourceLocation = #_sourceLocation) throws {
    send(keys)
    #expect(try waitForExit() == .exited(code: 0), sourceLocation: sourceLocation)
  }

  /// Sends a bracketed paste.
  package func paste(_ text: String) {
    send("\u{1B}[200~\(text)\u{1B}[201~")
  }

  /// Changes the window's size; the program gets SIGWINCH.
  package func resize(columns: Int, rows: Int) {
    Self.resize(master, columns: columns, rows: rows)
  }

  private static func resize(_ terminal: Int32, columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
  }

  // MARK: - Waiting

  /// Waits for `text` after the end of the last match.
  ///
  /// - Returns: the output between the two.
  @discardableResult
  package func expect(_ text: String, timeout: Double = Double(Patience.seconds)) throws -> String {
    let deadline = ContinuousClock.now + .seconds(timeout)
    let wanted = Array(text.utf8)
    var start = matched
    while true {
      if let range = transcript[start...].firstRange(of: wanted) {
        defer { matched = range.upperBound }
        return String(decoding: transcript[matched..<range.lowerBound], as: UTF8.self)
      }
      // A part of it may already be in the output.
      start = max(matched, transcript.count - wanted.count)
      let hasEnded = process.poll() != nil
      guard try receive(until: hasEnded ? .now : deadline) else {
        throw TerminalTestError.missing(
          expected: Self.escaped(Array(wanted)[...]), transcript: Self.escaped(transcript[matched...]),
          hasEnded: hasEnded)
      }
    }
  }

  /// Waits for a prompt of the shell: `roundtable> ` or a spec's name, each with marks for the session's
  /// state.
  ///
  /// - Returns: the output between the last match and the prompt.
  @discardableResult
  package func expectPrompt(timeout: Double = Double(Patience.seconds)) throws -> String {
    let deadline = ContinuousClock.now + .seconds(timeout)
    var start = matched
    while true {
      if let range = ShellPrompt.range(in: transcript[start...]) {
        defer { matched = range.upperBound }
        return String(decoding: transcript[matched..<range.lowerBound], as: UTF8.self)
      }
      // The prompt's start can't be earlier.
      start = max(matched, transcript.count - ShellPrompt.longest)
      let hasEnded = process.poll() != nil
      guard try receive(until: hasEnded ? .now : deadline) else {
        throw TerminalTestError.missing(
          expected: "a prompt", transcript: Self.escaped(transcript[matched...]), hasEnded: hasEnded)
      }
    }
  }

  /// Waits for the end of the program, and reads its remaining output.
  package func waitForExit(timeout: Double = Double(Patience.seconds)) throws -> ProcessEnding {
    let deadline = ContinuousClock.now + .seconds(timeout)
    while true {
      if let ending = process.poll() {
        while try receive(until: .now) {}
        return ending
      }
      guard try receive(until: deadline) || process.poll() != nil else {
        throw TerminalTestError.stillRunning(transcript: Self.escaped(transcript[matched...]))
      }
    }
  }

  /// Whether the program runs and writes nothing for this long, to the millisecond.
  package func isSilent(for duration: Duration) -> Bool {
    var waited = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    return poll(&waited, 1, Int32((duration / .milliseconds(1)).rounded())) == 0
  }

  /// The output after the last match, as far as it has been read.
  package var unmatched: String { String(decoding: transcript[matched...], as: UTF8.self) }

  /// Reads once; also returns at the end of the program.
  ///
  /// - Returns: false if nothing arrived before the deadline.
  private func receive(until deadline: ContinuousClock.Instant) throws -> Bool {
    let left = min(Patience.milliseconds(until: deadline), ProcessHandle.lookInterval)
    let hasEnded = process.poll() != nil
    var waited = [
      pollfd(fd: master, events: Int16(POLLIN), revents: 0),
      pollfd(fd: hasEnded ? -1 : process.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&waited, 2, left)
    if count == 0 { return ContinuousClock.now < deadline }
    guard waited[0].revents & Int16(POLLIN) != 0 else { return count > 0 && waited[1].revents != 0 }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let length = read(master, &chunk, chunk.count)
    guard length > 0 else { return false }
    transcript += chunk[..<length]
    return true
  }

  // MARK: - Settings

  /// The terminal's settings as a text that can be compared.
  package var settings: String { Self.settings(of: slave) }

  private static func settings(of terminal: Int32) -> String {
    var settings = termios()
    tcgetattr(terminal, &settings)
    let characters = withUnsafeBytes(of: settings.c_cc) { $0.map { String($0) } }.joined(separator: " ")
    return
      "i \(settings.c_iflag) o \(settings.c_oflag) c \(settings.c_cflag) l \(settings.c_lflag) cc \(characters)"
  }

  private static func escaped(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
      scalar == "\n" ? "\\n\n" : scalar.escaped(asASCII: false)
    }.joined()
  }
}
