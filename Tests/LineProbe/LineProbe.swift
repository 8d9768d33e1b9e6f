// SPDX-License-Identifier: GPL-3.0-or-later

import Dispatch
import Glibc
import LineEditing
import Platform

/// A minimal shell for tests of the line editor.
@main
struct LineProbe {
  @MainActor
  static func main() {
    guard Interactivity.isInteractive() else { return readStream() }
    let probe = ProbeSession()
    probe.watchSignals()
    probe.start()
    dispatchMain()
  }

  private static func readStream() {
    var reader = StreamLineReader(.standardInput)
    do {
      while let line = try reader.next() { print("\(reader.lineNumber):\(line)") }
    } catch {
      print("error: \(error)")
      exit(1)
    }
  }
}
