// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension SavePattern {
  static let inPlace: [SavePattern] = [
    SavePattern(name: "truncate and write") { try $0.write() },
    SavePattern(name: "truncate and write in 5 chunks") { fixture in
      try fixture.writeInChunks(waitingForEach: false)
    },
    SavePattern(name: "slow writer, each chunk seen by the watcher") { fixture in
      try fixture.writeInChunks(waitingForEach: true)
    },
    SavePattern(name: "truncate to nothing, seen, then write") { fixture in
      let descriptor = open(fixture.path(), O_WRONLY | O_CLOEXEC | O_TRUNC)
      defer { close(descriptor) }
      try fixture.waitForEvents { fixture.writeText(fixture.content, to: descriptor) }
    },
    SavePattern(name: "write, descriptor kept open", endsInQuiet: true) { fixture in
      let descriptor = open(fixture.path(), O_WRONLY | O_CLOEXEC | O_TRUNC)
      fixture.writeText(fixture.content, to: descriptor)
      // Settles while the file is still open, so that no close reaches the watcher.
      try fixture.observer?.settle()
      close(descriptor)
    },
    SavePattern(
      name: "map, write, unmap", prepare: { try $0.scratch.overwrite($0.content, to: "spec.yaml") }
    ) { fixture in
      let descriptor = open(fixture.path(), O_RDWR | O_CLOEXEC)
      let bytes = Array(fixture.content.utf8)
      let memory = mmap(nil, bytes.count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
      close(descriptor)
      memory?.copyMemory(from: bytes, byteCount: bytes.count)
      munmap(memory, bytes.count)
    },
    SavePattern(name: "burst of 200 in place", tells: .contentFew, patience: .milliseconds(60)) { fixture in
      for number in 1..<200 { try fixture.scratch.overwrite(SaveFixture.burst(number), to: "spec.yaml") }
      try fixture.write()
    },
    SavePattern(name: "same size, same old time (cp -p)", tool: "cp") { fixture in
      try fixture.write(to: "source")
      try ExternalTool("touch").run(["-d", "2001-01-01", "source"], in: fixture.scratch.path)
      try ExternalTool("cp").run(["-p", "source", "spec.yaml"], in: fixture.scratch.path)
    },
  ]
}

extension SaveFixture {
  func writeText(_ text: some StringProtocol, to descriptor: Int32) {
    let bytes = Array(text.utf8)
    _ = Foundation.write(descriptor, bytes, bytes.count)
  }

  /// Runs `body` and waits until the watcher has read one of its events.
  func waitForEvents(_ body: () -> Void) throws {
    if let observer { try observer.waitForEvent(during: body) } else { body() }
  }

  func writeInChunks(waitingForEach: Bool) throws {
    let descriptor = open(path(), O_WRONLY | O_CLOEXEC | O_TRUNC)
    defer { close(descriptor) }
    var rest = content[...]
    while !rest.isEmpty {
      let chunk = rest.prefix(8)
      rest = rest.dropFirst(8)
      if waitingForEach {
        try waitForEvents { writeText(chunk, to: descriptor) }
      } else {
        writeText(chunk, to: descriptor)
      }
    }
  }
}
