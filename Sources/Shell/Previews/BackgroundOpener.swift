// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Dispatch
import Platform
import PreviewDaemon
import Synchronization

/// Opens a preview with the desktop's own program, in the background.
///
/// The address of a page is a secret, and every user reads the arguments of every process. So the program gets the name of a
/// private file that forwards to the page.
package final class BackgroundOpener: Sendable {
  /// The file or page to open.
  package enum Target {
    case file(String)
    case page(String)
  }

  /// The time after which a program that still runs is reported. It isn't stopped, because it may be the browser itself.
  private static let patience = DispatchTimeInterval.seconds(10)

  private let queue = DispatchQueue(label: "BackgroundOpener", qos: .utility)
  private let target: Target
  private let forwarder: String
  private let program = Environment.value("ROUNDTABLE_OPENER") ?? "xdg-open"
  private let complain: @Sendable (String) -> Void
  /// The number of the call that is waited for; `nil` if there is none.
  private let waiting = Mutex<(call: Int?, last: Int)>((nil, 0))

  /// - Parameters:
  ///   - specs: what is previewed; the private file for a page has their name.
  ///   - complain: receives a note of one line.
  package init(_ target: Target, of specs: [String], complain: @escaping @Sendable (String) -> Void) {
    self.target = target
    // The runtime folder is in memory, and belongs to the user alone.
    let place = DaemonPlace()
    forwarder = PathText.join(place.folder, place.name(for: specs) + ".html")
    self.complain = complain
  }

  /// Returns at once.
  package func open() {
    let call = waiting.withLock { waiting -> Int? in
      guard waiting.call == nil else { return nil }
      waiting.last += 1
      waiting.call = waiting.last
      return waiting.last
    }
    guard let call else { return complain("'\(program)' is still running") }
    do {
      let argument = try argument()
      let nothing = try Descriptor.open("/dev/null", .readWrite)
      defer { nothing.close() }
      // It has a session of its own, so that Ctrl-C ends the daemon, but not a browser.
      let child = try ChildProgram(
        program + " \"$@\"", arguments: [argument], input: nothing, output: nothing, error: nothing,
        inNewSession: true)
      WorkThread.start { self.end(call, child.wait()) }
      queue.asyncAfter(deadline: .now() + Self.patience) { self.miss(call) }
    } catch {
      if finish(call) { complain("'\(program)' did not start: \(reason(of: error))\(way)") }
    }
  }

  /// Removes the private file.
  package func remove() { if case .page = target { FolderEntry.remove(forwarder) } }

  private func argument() throws -> String {
    switch target {
    case .file(let path): return PathText.argument(path)
    case .page(let address):
      try DaemonPlace().prepare()
      try PrivateFile.write(Array(Self.document(forwardingTo: address).utf8), to: forwarder)
      return forwarder
    }
  }

  private func end(_ call: Int, _ ending: ChildProgram.Ending) {
    guard finish(call), ending != .exited(0) else { return }
    switch ending {
    case .exited(ChildProgram.notFound): complain("'\(program)' was not found; set ROUNDTABLE_OPENER\(way)")
    case .exited(let code): complain("'\(program)' failed with exit code \(code)\(way)")
    case .signalled(let number): complain("'\(program)' was ended by signal \(number)\(way)")
    }
  }

  private func miss(_ call: Int) {
    if finish(call) { complain("'\(program)' has not finished after 10 seconds\(way)") }
  }

  /// - Returns: whether this call was still waited for.
  private func finish(_ call: Int) -> Bool {
    waiting.withLock { waiting in
      guard waiting.call == call else { return false }
      waiting.call = nil
      return true
    }
  }

  /// The user's alternative if the program fails.
  private var way: String {
    switch target {
    case .file(let path): "; the preview is '\(VisibleText.line(path))'"
    case .page(let address): "; the page is \(address)"
    }
  }

  private func reason(of error: any Error) -> String { (error as? ErrorNumber)?.words ?? "\(error)" }

  /// - Parameter address: has only letters, digits, `:`, `.` and `/`.
  static func document(forwardingTo address: String) -> String {
    """
    <!DOCTYPE html>
    <meta charset="utf-8">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="refresh" content="0; url=\(address)">
    <title>Roundtable</title>
    <p><a href="\(address)">Open the preview</a></p>

    """
  }
}
