// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// SIGKILL at random moments of a save and of a render.
struct KilledSaveTests {
  private let folder = ScratchFolder()
  private var random = SeededGenerator(seed: UInt64(TestCount.isNightly ? time(nil) : 23))

  init() throws {
    try folder.write(Self.spec(0), to: "s.yaml")
  }

  /// A spec whose first and last texts change with each save.
  private static func spec(_ number: Int) -> String {
    let rows = (0..<400).map { "      - {title: Row \($0), detail: d}\n" }.joined()
    return "# kept\nsections:\n  - header: begin \(number)\n    rows:\n\(rows)    footer: end \(number)\n"
  }

  private func start(_ arguments: [String]) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec \"$@\" > /dev/null 2>&1", "sh", try ProductBinary.url(named: "roundtable").path]
        + arguments,
      environment: TestEnvironment(home: folder, terminal: "dumb"), folder: folder.path)
  }

  private func save(_ number: Int) -> [String] {
    [
      "run", "--spec", "s.yaml", "-e", "set-header 0 'begin \(number)'", "-e", "set-footer 0 'end \(number)'",
      "-e",
      "save",
    ]
  }

  @Test mutating func `the spec and its preview stay complete, and the next run is not disturbed`()
    throws
  {
    let render = ["render", "s.yaml", "-o", "s.svg"]
    // The duration of each process, in seconds. Most are killed close to the write, which is at the end.
    var durations = [0.0, 0.0]
    for _ in 0..<3 {
      for (index, arguments) in [save(0), render].enumerated() {
        let begun = ContinuousClock.now
        #expect(try start(arguments).waitForExit() == .exited(code: 0))
        durations[index] = begun.duration(to: .now) / .seconds(1)
      }
    }
    var (killed, number, shown) = (0, 0, 0)
    let count = TestCount.of(20, nightly: 1000)
    while killed < count {
      number += 1
      try #require(number < 20 * count + 100, "hardly a process is hit: the machine is too busy")
      let isSave = number.isMultiple(of: 2)
      let former = (spec: try folder.read("s.yaml"), picture: try folder.read("s.svg"))
      let process = try start(isSave ? save(number) : render)
      let share = Double.random(in: 0..<1, using: &random) < 0.3 ? 0..<1.0 : 0.85..<1.15
      let moment = durations[isSave ? 0 : 1] * Double.random(in: share, using: &random)
      _ = process.isSilent(for: .seconds(moment))
      process.process.signal(SIGKILL)
      let ending = try process.waitForExit()
      #expect(ending == .killed(signal: SIGKILL) || ending == .exited(code: 0))
      if ending != .exited(code: 0) { killed += 1 }
      let (spec, picture) = (try folder.read("s.yaml"), try folder.read("s.svg"))
      // The durations change with the load of the machine; about half of the writes should happen.
      let isWritten = ending == .exited(code: 0) || spec != former.spec || picture != former.picture
      durations[isSave ? 0 : 1] *= isWritten ? 0.97 : 1.03
      if isSave {
        #expect(picture == former.picture, "save \(number) changed the picture")
        #expect(
          spec == Self.spec(number) || (spec == former.spec && ending != .exited(code: 0)), "save \(number)")
        if spec != former.spec { shown = number }
      } else {
        #expect(spec == former.spec, "render \(number) changed the spec")
        #expect(
          picture.hasPrefix("<svg") && picture.hasSuffix("</svg>\n"), "render \(number) left half a picture")
        #expect(picture == former.picture || picture.contains("end \(shown)<"), "render \(number)")
      }
    }
    #expect(try start(render).waitForExit() == .exited(code: 0))
    #expect(try folder.read("s.svg").contains("end \(shown)<"))
    // A killed process may leave a temporary file; the next daemon or save removes it.
    let strange = try folder.names().filter { $0.wholeMatch(of: /\..+\.[a-z0-9]{6}\.tmp/) == nil }
    #expect(Set(strange).subtracting(["s.yaml", "s.svg", "state", "run"]) == [])
  }
}
