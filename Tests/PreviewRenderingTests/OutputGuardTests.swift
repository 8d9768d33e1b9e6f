// SPDX-License-Identifier: GPL-3.0-or-later

import Glibc
import Platform
import PreviewRendering
import Synchronization
import TestSupport
import Testing

/// Outputs that would overwrite a spec, with files that change while a daemon runs.
struct OutputGuardTests {
  private let scratch = ScratchFolder()

  private func write(_ names: String...) throws {
    for name in names { try scratch.overwrite(name, to: name) }
  }

  @Test func `each spec is checked once, not once for each output`() throws {
    let specs = (0..<50).map { scratch.path("s\($0).yaml") }
    for spec in specs { try scratch.overwrite("", to: PathText.name(of: spec)) }
    let looks = Mutex(0)
    let guardian = OutputGuard(specs: specs) { path in
      looks.withLock { $0 += 1 }
      return FileReader.key(of: path)?.identity
    }
    for number in 0..<50 {
      try write("s\(number).svg")
      #expect(guardian.specReplaced(by: scratch.path("s\(number).svg")) == nil)
    }
    #expect(looks.withLock { $0 } == 50)
  }

  @Test func `an included file that is found later is guarded like a spec`() throws {
    try write("a.yaml", "b.svg")
    let guardian = OutputGuard(specs: [scratch.path("a.yaml")])
    #expect(guardian.specReplaced(by: scratch.path("b.svg")) == nil)
    for _ in 0..<2 { guardian.add(scratch.path("b.svg")) }
    #expect(guardian.specReplaced(by: scratch.path("b.svg")) == scratch.path("b.svg"))
  }

  @Test func `an output that becomes another name of a spec is reported at once`() throws {
    try write("a.yaml", "b.yaml")
    let guardian = OutputGuard(specs: [scratch.path("a.yaml"), scratch.path("b.yaml")])
    #expect(symlink("b.yaml", scratch.path("a.svg")) == 0)
    #expect(link(scratch.path("b.yaml"), scratch.path("a.txt")) == 0)
    #expect(guardian.specReplaced(by: scratch.path("a.svg")) == scratch.path("b.yaml"))
    #expect(guardian.specReplaced(by: scratch.path("a.txt")) == scratch.path("b.yaml"))
    #expect(guardian.specReplaced(by: scratch.path("a.yaml")) == scratch.path("a.yaml"))
  }

  @Test func `a replaced spec is recognized by its name and through links, without a new check`() throws {
    try write("b.yaml")
    #expect(symlink(".", scratch.path("here")) == 0)
    #expect(symlink("b.yaml", scratch.path("a.svg")) == 0)
    let guardian = OutputGuard(specs: [scratch.path("b.yaml")])
    try write("new")
    #expect(rename(scratch.path("new"), scratch.path("b.yaml")) == 0)
    #expect(guardian.specReplaced(by: scratch.path("here/b.yaml")) == scratch.path("b.yaml"))
    #expect(guardian.specReplaced(by: scratch.path("a.svg")) == scratch.path("b.yaml"))
  }

  @Test func `a spec that became a link to an output is recognized after a check`() throws {
    try write("a.svg")
    let spec = scratch.path("b.yaml")
    let guardian = OutputGuard(specs: [spec])
    #expect(guardian.specReplaced(by: scratch.path("a.svg")) == nil)
    #expect(symlink("a.svg", spec) == 0)
    guardian.look(at: spec)
    #expect(guardian.specReplaced(by: scratch.path("a.svg")) == spec)
    // After the link leads elsewhere, the spec isn't recognized any more.
    #expect(unlink(spec) == 0)
    #expect(guardian.specReplaced(by: scratch.path("a.svg")) == nil)
  }
}
