// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Platform
import Shell

/// Starts this program again as a daemon without a terminal, and waits until it is ready.
enum DetachedDaemon {
  /// Prints on standard error what the daemon says before it begins its log.
  ///
  /// - Parameters:
  ///   - options: the options of the command line, without `--detach`.
  ///   - log: the file for the daemon's output after its start.
  /// - Returns: the daemon's process.
  /// - Throws: the daemon's ``ExitStatus``, if it ends before it is ready.
  static func start(options: [String], specs: [String], log: String) throws(ExitStatus) -> Int32 {
    let child: ChildProgram
    let ready: (reading: Descriptor, writing: Descriptor)
    let words: (reading: Descriptor, writing: Descriptor)
    do {
      ready = try Descriptor.pipe()
      words = try Descriptor.pipe()
      let nothing = try Descriptor.open("/dev/null", .read)
      child = try ChildProgram(
        detached: ["watch"] + options + ["--log", log, "--ready-fd", "3", "--"] + specs,
        descriptors: [nothing, words.writing, words.writing, ready.writing])
      for descriptor in [ready.writing, words.writing, nothing] { descriptor.close() }
    } catch {
      StandardStream.error.write("error: cannot start the daemon: \(error.words)\n")
      throw .failure
    }
    while let bytes = try? words.reading.read(upTo: 4096), !bytes.isEmpty {
      StandardStream.error.write(String(decoding: bytes, as: UTF8.self))
    }
    if let byte = try? ready.reading.read(upTo: 1), !byte.isEmpty { return child.process }
    switch child.wait() {
    case .exited(0): throw .failure
    case .exited(let code): throw ExitStatus(code: code)
    case .signalled(let number):
      StandardStream.error.write(
        "error: the daemon ended by signal \(number) before it was ready (hint: see '\(VisibleText.line(log))')\n"
      )
      throw .failure
    }
  }
}
