// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import PreviewDaemon
import TestSupport
import Testing

/// Many saves of a watched spec, complete, in parts and invalid, while processes are killed and clients never
/// read.
struct SoakTests {
  private let folder = ScratchFolder()
  private let output = ScratchFolder()
  private var random = SeededGenerator(seed: UInt64(TestCount.isNightly ? time(nil) : 23))
  private var number = 0

  init() throws {
    try save()
  }

  // MARK: - Specs that contain their save's number

  /// Forty rows between two texts: an incomplete read contains at most one of the two.
  private static func spec(_ number: Int) -> String {
    let rows = (0..<40).map { "      - Row \($0) of save \(number)\n" }.joined()
    return "sections:\n  - header: top \(number)\n    rows:\n\(rows)    footer: end \(number)\n"
  }

  /// The numbers of the save in both previews. Fails for a preview that is truncated or mixes two saves.
  private func shown(sourceLocation: SourceLocation = #_sourceLocation) throws -> Set<Int> {
    var saves: Set<Int> = []
    for name in ["t.txt", "t.svg"] {
      let text = try output.read(name)
      let isWhole = text.hasSuffix(name == "t.svg" ? "</svg>\n" : "\n") || text.hasSuffix("<!-- /stale -->\n")
      #expect(isWhole, "\(name) is cut off", sourceLocation: sourceLocation)
      let numbers = text.matches(of: /(?i:top|end|of save) (\d+)/).compactMap { Int($0.1) }
      #expect(
        Set(numbers).count == 1 && numbers.count >= 42, "\(name): \(numbers)", sourceLocation: sourceLocation)
      saves.formUnion(numbers)
    }
    return saves
  }

  private func watch(_ options: [String] = []) throws -> RunningWatch {
    try RunningWatch(
      ["t.yaml"], in: folder.path, options: ["--output", output.path] + options)
  }

  // MARK: - Ways to save

  private mutating func save() throws {
    number += 1
    try folder.overwrite(Self.spec(number), to: "t.yaml")
  }

  /// Saves in several writes, in place or by rename, with pauses like real programs.
  private mutating func saveInPieces(beside watch: RunningWatch) throws {
    number += 1
    let bytes = Array(Self.spec(number).utf8)
    let isRenamed = Double.random(in: 0..<1, using: &random) < 0.3
    let name = isRenamed ? "t.new" : "t.yaml"
    let pause = [0, 0, 0, 1000, 4000, 12_000].randomElement(using: &random) ?? 0
    let cuts = (0..<Int.random(in: 1...5, using: &random)).map { _ in
      Int.random(in: 1..<bytes.count, using: &random)
    }
    let file = open(folder.path(name), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    defer { close(file) }
    var start = 0
    for end in cuts.sorted() + [bytes.count] {
      try #require(write(file, Array(bytes[start..<end]), end - start) == end - start)
      start = end
      if pause > 0 { watch.pass(.microseconds(Int.random(in: 0...pause, using: &random))) }
    }
    if isRenamed { try folder.rename(name, to: "t.yaml") }
  }

  // MARK: - Tests

  @Test mutating func `a save in parts is shown whole, and the last save is shown`() throws {
    let watch = try watch()
    for _ in 0..<TestCount.of(100, nightly: 10_000) {
      try saveInPieces(beside: watch)
      if Bool.random(using: &random) { watch.pass(.milliseconds(Int.random(in: 0...20, using: &random))) }
      #expect(try shown().allSatisfy { $0 <= number })
      if Int.random(in: 0..<10, using: &random) == 0 {
        try watch.settle()
        #expect(try shown() == [number])
      }
    }
    try watch.settle()
    #expect(try shown() == [number])
    #expect(try watch.count("failed") == 0)
  }

  @Test
  mutating func
    `previews of a spec that alternates between valid, invalid, truncated and missing are marked when stale`()
    throws
  {
    let watch = try watch()
    var good: Set<Int> = [number]
    for _ in 0..<TestCount.of(40, nightly: 1000) {
      let kind = ["good", "good", "wrong", "cut", "gone"].randomElement(using: &random) ?? ""
      let text = Self.spec(number)
      switch kind {
      case "good":
        try saveInPieces(beside: watch)
        good.insert(number)
      case "wrong": try folder.overwrite(text.replacing("rows:", with: "rosw:"), to: "t.yaml")
      case "cut": try folder.overwrite(text.prefix(text.count / 2) + "\n}\n", to: "t.yaml")
      default: try? folder.remove("t.yaml")
      }
      guard Bool.random(using: &random) else { continue }
      try watch.settle()
      let shown = try shown()
      #expect(shown.isSubset(of: good) && (kind != "good" || shown == [number]), "\(kind): \(shown)")
      #expect(try output.read("t.txt").contains("!! stale since ") == (kind != "good"), "\(kind)")
      #expect(try output.read("t.svg").contains("data-stale=\"true\"") == (kind != "good"), "\(kind)")
    }
    try save()
    try watch.settle()
    #expect(try shown() == [number])
    #expect(try !output.read("t.svg").contains("data-stale"))
  }

  @Test
  mutating func
    `a daemon that is killed leaves whole pictures, and the next one removes its temporary files`()
    throws
  {
    // A temporary file exists too briefly to be present in every run, so the test adds one.
    try output.write("<svg", to: ".t.svg.k3x9qa.tmp")
    for _ in 0..<TestCount.of(5, nightly: 200) {
      let watch = try watch()
      #expect(try shown() == [number])
      #expect(try output.names() == ["t.svg", "t.txt"])
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        try saveInPieces(beside: watch)
        watch.pass(.milliseconds(Int.random(in: 0...20, using: &random)))
      }
      watch.process.signal(SIGKILL)
      #expect(try watch.end() == .killed(signal: SIGKILL))
      _ = try shown()
    }
    _ = try watch()
    #expect(try shown() == [number])
    #expect(try output.names() == ["t.svg", "t.txt"])
  }

  @Test mutating func `readers that never read don't delay saves or use more memory`() throws {
    let pipe = try WatchFixture.fullPipe(at: folder.path("pipe"))
    defer { close(pipe) }
    let program = try ProductBinary.url(named: "roundtable").path
    try folder.makeDirectory("run/roundtable")
    chmod(folder.path("run/roundtable"), 0o700)
    let daemon = try PseudoTerminal(
      running: URL(fileURLWithPath: "/bin/sh"),
      ["-c", "exec \"$@\" > pipe", "sh", program, "watch", "--json", "--serve", "-o", output.path, "t.yaml"],
      environment: TestEnvironment(home: folder, terminal: "dumb"), folder: folder.path)
    let place = DaemonPlace(folder: folder.path("run/roundtable"))
    func report() -> StatusReport? { place.daemons(watching: nil).daemons.first?.status() }
    func settle() throws {
      try folder.waitUntil("the newest save is shown", in: "run/roundtable") {
        report()?.specs.allSatisfy(\.isOfPresentFiles) == true
      }
    }
    try settle()
    let page = try #require(report()?.page.flatMap { URL(string: $0) })
    let port = try #require(page.port)
    let root = page.path.hasSuffix("/") ? page.path : page.path + "/"
    let host = "Host: 127.0.0.1:\(port)\r\n"
    let address = RawClient(port: port)
    var stuck: [RawConnection] = []
    let count = TestCount.of(100, nightly: 100_000)
    var first = 0
    for turn in 1...count {
      if turn % 100 == 1 {
        // These clients never read. The daemon may disconnect them; the next ones follow.
        stuck = try ["events", "picture/0"].map { path in
          let connection = try address.connect(receiveBytes: 4096)
          let request = Array("GET \(root)\(path) HTTP/1.1\r\n\(host)\r\n".utf8)
          for _ in 0..<(path == "events" ? 1 : 50) { connection.write(request) }
          return connection
        }
      }
      try save()
      if turn % 4 == 0 || turn == count {
        try settle()
        #expect(try shown() == [number])
      }
      if turn == min(1000, count / 2) { first = try memory(of: daemon.process.identifier) }
    }
    let last = try memory(of: daemon.process.identifier)
    // An allocator may round up, but memory must not grow beyond that.
    #expect(last < first + first / 10 + 4096, "\(first) KiB, then \(last)")
    let picture = try address.send("GET \(root)picture/0 HTTP/1.1\r\n\(host)Connection: close\r\n\r\n")
    #expect(picture.status == 200 && picture.body.contains("end \(number)<"))
    #expect(stuck.count == 2)
    daemon.process.signal(SIGTERM)
    #expect(try daemon.waitForExit() == .exited(code: 0))
  }

  /// Resident memory in KiB.
  private func memory(of process: pid_t) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    return try #require(status.firstMatch(of: /VmRSS:\s+(\d+) kB/).flatMap { Int($0.1) })
  }
}
