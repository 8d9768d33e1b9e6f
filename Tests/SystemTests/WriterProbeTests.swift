// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import System
import TestSupport
import Testing

struct WriterProbeTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.overwrite("a", to: "spec.yaml")
  }

  @Test("A file has a writer from its opening to its closing, and a reader is none")
  func writer() throws {
    let path = scratch.path("spec.yaml")
    #expect(!WriterProbe.hasWriter(path))
    let reader = open(path, O_RDONLY)
    defer { close(reader) }
    #expect(!WriterProbe.hasWriter(path))
    let writer = open(path, O_WRONLY | O_APPEND)
    let hasWriter = WriterProbe.hasWriter(path)
    close(writer)
    try #require(hasWriter || !Self.hasLeases(scratch), "the writer was not seen")
    #expect(!WriterProbe.hasWriter(path))
    #expect(!WriterProbe.hasWriter(scratch.path("missing.yaml")))
    #expect(!WriterProbe.hasWriter(scratch.path))
  }

  @Test("Saves that fall into the question neither fail nor end the process")
  func manyQuestions() throws {
    let path = scratch.path("spec.yaml")
    let asker = Asker(path)
    for number in 0..<5000 {
      let descriptor = open(path, O_WRONLY | O_TRUNC)
      try #require(descriptor >= 0, "save \(number) failed")
      close(descriptor)
    }
    asker.stop()
    #expect(!WriterProbe.hasWriter(path))
  }

  /// Network file systems have none.
  private static func hasLeases(_ scratch: ScratchFolder) -> Bool {
    let descriptor = open(scratch.path("spec.yaml"), O_RDONLY)
    defer { close(descriptor) }
    return fcntl(descriptor, 1024, Int32(F_RDLCK)) == 0
  }
}
