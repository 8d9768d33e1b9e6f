// SPDX-License-Identifier: GPL-3.0-or-later

import System
import TextEscaping

/// Starts this very program again as a daemon without a terminal, and waits until it is ready.
enum DetachedDaemon {
  /// - Parameters:
  ///   - options: those of the command line, without `--detach`.
  ///   - logPath: gets what the daemon prints.
  /// - Throws: ``ExitStatus`` when the daemon ends before it is ready; its words are on standard error.
  static func start(options: [String], specs: [String], logPath: String) throws(ExitStatus) {
    let (ready, log, nothing): ((reading: Descriptor, writing: Descriptor), Descriptor, Descriptor)
    do {
      ready = try Descriptor.pipe()
      nothing = try Descriptor.open("/dev/null", .read)
    } catch {
      throw refusal("cannot start the daemon", error)
    }
    do { log = try Descriptor.open(logPath, .write, [.create, .append], permissions: 0o600) } catch {
      throw refusal("cannot write '\(VisibleText.line(logPath))'", error)
    }
    let child: ChildProgram
    do {
      child = try ChildProgram(
        detached: ["watch"] + options + ["--ready-fd", "3", "--"] + specs,
        descriptors: [nothing, log, log, ready.writing])
    } catch {
      throw refusal("cannot start the daemon", error)
    }
    for descriptor in [ready.writing, log, nothing] { descriptor.close() }
    guard let byte = try? ready.reading.read(upTo: 1), !byte.isEmpty else {
      _ = child.wait()
      StandardStream.error.write("error: the daemon ended at once; see '\(logPath)'\n")
      throw .failure
    }
    StandardStream.output.write(
      "watching in the background, process \(child.process); 'roundtable stop' ends it\n")
  }

  private static func refusal(_ what: String, _ error: Errno) -> ExitStatus {
    StandardStream.error.write("error: \(what): \(error.words)\n")
    return .failure
  }
}
