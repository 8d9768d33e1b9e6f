// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

struct RasterTests {
  private static let isInstalled = ExternalTool("rsvg-convert").location != nil
  private static let needsProgram = Comment("rsvg-convert is not installed")
  private static let spec = "title: T\ntraits: {width: 300, scale: 2}\nsections:\n  - rows: [First, Second]\n"

  private let folder = ScratchFolder()

  init() throws {
    try folder.write(Self.spec, to: "t.yaml")
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path(name))))
  }

  /// The width and height in a PNG's header, in pixels.
  private func size(_ name: String) throws -> [Int] {
    let bytes = try bytes(name)
    try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) && bytes.count > 24)
    return [16, 20].map { start in bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func run(_ arguments: [String], path: String? = nil) throws -> ChildProcess {
    try Roundtable.run(arguments, home: folder, environment: path.map { ["PATH": $0] } ?? [:])
  }

  @Test(.enabled(if: isInstalled, needsProgram), arguments: [1, 2, 3])
  func `a PNG has the preview's points times the scale`(scale: Int) throws {
    let frames = try run(["render", "t.yaml", "--format", "svg"]).standardOutput
    let height = try #require(frames.firstMatch(of: /viewBox="0 0 300 ([0-9.]+)"/).flatMap { Double($0.1) })
    let result = try run(["render", "t.yaml", "-o", "a.png", "--scale", String(scale)])
    #expect(result.exitCode == 0 && result.standardOutput.isEmpty, "\(result.standardError)")
    #expect(try size("a.png") == [300 * scale, Int((height * Double(scale)).rounded(.up))])
  }

  @Test(.enabled(if: isInstalled, needsProgram))
  func `without a scale, a PNG has the device's scale and is the same each time`() throws {
    #expect(try run(["render", "t.yaml", "-o", "a.png"]).exitCode == 0)
    #expect(try size("a.png")[0] == 600)
    // A PNG overwrites another PNG of roundtable, but no other file.
    let first = try bytes("a.png")
    #expect(try run(["render", "t.yaml", "-o", "a.png"]).exitCode == 0)
    #expect(try bytes("a.png") == first)
    #expect(String(decoding: first, as: UTF8.self).contains("tEXtSoftware\0roundtable"))
    try Data(first.prefix(33) + first.dropFirst(33 + 31)).write(
      to: URL(fileURLWithPath: folder.path("other.png")))
    let other = try run(["render", "t.yaml", "-o", "other.png"])
    #expect(other.exitCode == 2 && other.standardError.contains("--force overwrites it"))
    #expect(try run(["render", "t.yaml", "-o", "other.png", "--force"]).exitCode == 0)
  }

  @Test(.enabled(if: isInstalled, needsProgram))
  func `a PDF's page has the preview's size in points and is the same each time`() throws {
    #expect(try run(["render", "t.yaml", "-o", "a.pdf"]).exitCode == 0)
    let page = String(decoding: try bytes("a.pdf"), as: UTF8.self)
    let svg = try run(["render", "t.yaml", "--format", "svg"]).standardOutput
    let height = try #require(svg.firstMatch(of: /viewBox="0 0 300 ([0-9.]+)"/)?.1)
    #expect(page.contains("/MediaBox [ 0 0 300 \(height) ]"))
    let first = try bytes("a.pdf")
    #expect(try run(["render", "t.yaml", "-o", "a.pdf"]).exitCode == 0)
    #expect(try bytes("a.pdf") == first)
  }

  @Test func `if the program is missing, one line says so and how to install it`() throws {
    let words =
      "error: PNG and PDF need the program 'rsvg-convert', which is not installed\n"
      + "hint: apt-get install librsvg2-bin fonts-inter\n"
    try folder.makeDirectory("bin")
    let once = try run(["render", "t.yaml", "-o", "a.png"], path: folder.path("bin"))
    #expect(once.exitCode == 1 && once.standardError == words)
    let watch = try run(["watch", "t.yaml", "--format", "png"], path: folder.path("bin"))
    #expect(watch.exitCode == 1 && watch.standardError == words)
    let shell = try run(["run", "-e", "open t.yaml", "-e", "render a.pdf"], path: folder.path("bin"))
    #expect(
      shell.exitCode == 1 && shell.standardError.contains("PNG and PDF need the program 'rsvg-convert'"))
    #expect(try !folder.names().contains { $0.hasPrefix("a.") })
  }

  @Test func `options without a meaning are refused`() throws {
    for (words, message) in [
      (["-o", "a.svg", "--scale", "2"], "--scale requires PNG"),
      (["-o", "a.png", "--scale", "9"], "out of range: 9"),
      (["-o", "a.png", "--adaptive"], "--adaptive requires SVG"),
      (["--text", "outlines"], "--text requires SVG"),
      (["-o", "a.svg", "--id-prefix", "1a"], "must be the valid start of an id"),
      (["-o", "a.svg", "--text", "drawn"], "expected --text to be live or outlines, found 'drawn'"),
    ] {
      let result = try run(["render", "t.yaml"] + words)
      #expect(
        result.exitCode == 2 && result.standardError.contains(message), "\(words): \(result.standardError)")
    }
    for list in ["png,", "png,png", "gif"] {
      let result = try run(["watch", "t.yaml", "--format", list])
      #expect(result.exitCode == 2 && result.standardError.contains("unknown format '\(list)'"))
    }
    #expect(try !folder.names().contains { $0.hasPrefix("a.") })
  }

  @Test(.enabled(if: isInstalled, needsProgram))
  func `a preview with more pixels than a PNG may have is refused before it is drawn`() throws {
    let rows = (0..<400).map { "R\($0)" }.joined(separator: ", ")
    try folder.write("sections:\n  - rows: [\(rows)]\n", to: "long.yaml")
    let result = try run(["render", "long.yaml", "-o", "a.png", "--scale", "3"])
    #expect(result.exitCode == 1)
    #expect(result.standardError.contains("is too large; the maximum is 32767"))
    #expect(result.standardError.contains("hint: use a smaller --scale, SVG or PDF"))
  }

  @Test(.enabled(if: isInstalled, needsProgram))
  func `the shell's render writes PNG and PDF too, and names the font`() throws {
    let result = try run(["run", "-e", "open t.yaml", "-e", "render a.png --scale 3"])
    #expect(result.exitCode == 0, "\(result.standardError)")
    #expect(result.standardOutput.contains("wrote a.png, texts in "))
    #expect(try size("a.png")[0] % 3 == 0)
  }

  private static let hasFont = FileManager.default.fileExists(
    atPath: "/usr/share/fonts/opentype/inter/Inter-Regular.otf")

  @Test(.enabled(if: hasFont, "fonts-inter is not installed"))
  func `texts become outlines, and characters without a glyph are reported`() throws {
    try folder.write("sections:\n  - rows: [Wi-Fi, 日本]\n", to: "t.yaml")
    let result = try run(["render", "t.yaml", "-o", "a.svg", "--text", "outlines", "--id-prefix", "p-"])
    #expect(result.exitCode == 0)
    #expect(result.standardError == "note: Inter has no glyphs for '日本', so they remain text\n")
    let svg = try folder.read("a.svg")
    #expect(svg.contains("<g role=\"text\" aria-label=\"Wi-Fi\" transform=\"translate("))
    #expect(svg.split(separator: "<text ").count == 2 && !svg.contains(">Wi-Fi</text>"))
    // Four outlines for five letters, because each is defined once and used at each place.
    let uses = svg.matches(of: /href="#(p-Inter-Regular-[0-9]+)"/).map { String($0.1) }
    #expect(uses.count == 5 && Set(uses).count == 4)
    for name in Set(uses) { #expect(svg.matches(of: try Regex("<path id=\"\(name)\" d=\"M")).count == 1) }
  }

  @Test(.enabled(if: isInstalled, needsProgram), arguments: ["a.png", "a.pdf"])
  func `text in a script that no font covers is reported`(name: String) throws {
    try folder.write("sections:\n  - rows: [Wi-Fi, \u{10570}, \u{10571}]\n", to: "t.yaml")
    let result = try run(["render", "t.yaml", "-o", name])
    #expect(
      result.exitCode == 0
        && result.standardError.contains("no font has all glyphs of '\u{10570}' and 1 more\n"))
    let shell = try run(["run", "-e", "open t.yaml", "-e", "render \(name)"])
    #expect(
      (shell.standardOutput + shell.standardError).contains(
        "no font has all glyphs of '\u{10570}' and 1 more"))
    try folder.write("sections:\n  - rows: [Wi-Fi, 日本, 😀]\n", to: "t.yaml")
    #expect(try !run(["render", "t.yaml", "-o", name]).standardError.contains("no font"))
  }

  private func watch(_ arguments: [String], path: String? = nil) throws -> PseudoTerminal {
    try Roundtable.open(["watch"] + arguments, home: folder, environment: path.map { ["PATH": $0] } ?? [:])
  }

  /// The temporary files and the pipes that a daemon has open.
  private func openFiles(of daemon: PseudoTerminal) throws -> [String] {
    let folder = "/proc/\(daemon.process.identifier)/fd/"
    return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: folder + $0)
    }.filter { $0.hasPrefix("pipe:") || $0.hasSuffix(" (deleted)") || $0.hasSuffix(".conf") }.sorted()
  }

  @Test(.enabled(if: isInstalled, needsProgram))
  func `a daemon writes the requested formats on every save, and a stale PNG shows its mark`()
    throws
  {
    let daemon = try watch(["--quiet", "--format", "svg,png,pdf", "--scale", "1", "t.yaml"])
    try daemon.expect("wrote t.svg (")
    try daemon.expect("wrote t.png, t.pdf")
    try daemon.expect("ready:")
    let first = try size("t.png")
    let open = try openFiles(of: daemon)
    #expect(try !folder.names().contains("t.txt"))
    try folder.write(Self.spec.replacing("Second", with: "Second, Third"), to: "t.yaml")
    try daemon.expect("wrote t.png, t.pdf")
    let second = try size("t.png")
    #expect(second[0] == first[0] && second[1] == first[1] + 44)
    let page = try bytes("t.pdf")
    try folder.write("sections: 3\n", to: "t.yaml")
    try daemon.expect("the last good preview is kept, marked as stale")
    try daemon.expect("t.png, t.pdf are stale, and marked as such")
    // The band is above the picture.
    let stale = try size("t.png")
    #expect(stale[0] == second[0] && stale[1] > second[1] + 20)
    #expect(try bytes("t.pdf") != page)
    try folder.write(Self.spec, to: "t.yaml")
    try daemon.expect("valid again")
    try daemon.expect("wrote t.png, t.pdf")
    #expect(try size("t.png") == first)
    // The last rasteriser's pipes close a moment after its picture is written.
    #expect(waitUntil { (try? openFiles(of: daemon)) == open })
    try daemon.quit("\u{3}")
  }

  /// A rasteriser that hangs and writes its process number.
  private func makeStuckProgram() throws {
    try folder.makeDirectory("bin")
    try folder.writeProgram(
      "#!/bin/sh\necho $$ >>'\(folder.path("started"))'\nexec sleep 1000\n", to: "bin/rsvg-convert")
  }

  private func started() -> [Int32] {
    ((try? folder.read("started")) ?? "").split(separator: "\n").compactMap { Int32($0) }
  }

  private func waitUntil(_ isTrue: () -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(Patience.seconds)
    while !isTrue() {
      guard ContinuousClock.now < end else { return false }
      sched_yield()
    }
    return true
  }

  @Test func `a newer save ends the program that draws the older one, and so does the daemon's end`() throws {
    try makeStuckProgram()
    let daemon = try watch(
      ["--quiet", "--format", "svg,png", "t.yaml"], path: folder.path("bin") + ":/usr/bin:/bin")
    try daemon.expect("wrote t.svg (")
    try #require(waitUntil { started().count == 1 })
    try folder.write(Self.spec.replacing("Second", with: "Other"), to: "t.yaml")
    try daemon.expect("wrote t.svg (")
    try #require(waitUntil { started().count == 2 })
    let numbers = started()
    #expect(waitUntil { kill(numbers[0], 0) != 0 })
    #expect(kill(numbers[1], 0) == 0)
    try daemon.type("\u{3}", expecting: "'t.png' is not drawn yet")
    _ = try daemon.waitForExit()
    #expect(waitUntil { kill(numbers[1], 0) != 0 })
    #expect(try !folder.names().contains("t.png"))
  }

  @Test func `a program that hangs is ended after the limit, and that is reported`() throws {
    try makeStuckProgram()
    let daemon = try watch(
      ["--quiet", "--format", "svg,png", "--drawing-limit", "1", "t.yaml"],
      path: folder.path("bin") + ":/usr/bin:/bin")
    try daemon.expect("wrote t.svg (")
    try daemon.expect(
      "error: 'rsvg-convert' took longer than 1 s and was stopped (hint: --drawing-limit SECONDS allows more)"
    )
    try daemon.expect("ready:")
    #expect(started().allSatisfy { kill($0, 0) != 0 })
    try daemon.quit("\u{3}")
  }

  @Test func `a program that fails affects only its own picture, and its reason is reported`() throws {
    try folder.makeDirectory("bin")
    try folder.writeProgram("#!/bin/sh\necho 'no memory left' >&2\nexit 3\n", to: "bin/rsvg-convert")
    let path = folder.path("bin") + ":/usr/bin:/bin"
    let once = try run(["render", "t.yaml", "-o", "a.png"], path: path)
    #expect(once.exitCode == 1)
    #expect(once.standardError == "error: 'rsvg-convert' failed with 3: no memory left\n")
    let daemon = try watch(["--quiet", "--format", "svg,png", "t.yaml"], path: path)
    try daemon.expect("wrote t.svg (")
    try daemon.expect("'rsvg-convert' failed with 3: no memory left")
    try daemon.quit("\u{3}")
  }

  @Test(.enabled(if: isInstalled, needsProgram))
  func `a drawing that can't start leaves no file and no descriptor behind`() throws {
    try folder.makeDirectory("tmp")
    let daemon = try Roundtable.open(
      ["watch", "--quiet", "--format", "png", "t.yaml"], home: folder,
      environment: ["TMPDIR": folder.path("tmp")])
    try daemon.expect("wrote t.png")
    try daemon.expect("ready:")
    // The first drawing's pipe closes a moment after its picture is written.
    #expect(waitUntil { (try? openFiles(of: daemon).allSatisfy { $0.hasPrefix("pipe:") }) == true })
    let open = try openFiles(of: daemon)
    // Enough descriptors for the three files of a drawing, but not for its pipe.
    let used = Set(
      try FileManager.default.contentsOfDirectory(atPath: "/proc/\(daemon.process.identifier)/fd"))
    let free = (0..<1024).filter { !used.contains(String($0)) }
    try limitDescriptors(of: daemon, to: free[3])
    for title in ["One", "Two"] {
      try folder.write(Self.spec.replacing("First", with: title), to: "t.yaml")
      try daemon.expect("cannot run 'rsvg-convert': ")
    }
    #expect(try openFiles(of: daemon) == open)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")) == [])
    try limitDescriptors(of: daemon, to: 256)
    try folder.write(Self.spec.replacing("First", with: "Three"), to: "t.yaml")
    try daemon.expect("wrote t.png")
    try daemon.quit("\u{3}")
  }

  private func limitDescriptors(of daemon: PseudoTerminal, to count: Int) throws {
    let limit = ["--pid", String(daemon.process.identifier), "--nofile=\(count):"]
    let tool = try ChildProcess.run(
      URL(fileURLWithPath: "/usr/bin/prlimit"), limit, environment: TestEnvironment(home: folder))
    #expect(tool.exitCode == 0, "\(tool.standardError)")
  }

  @Test(.enabled(if: isInstalled, needsProgram))
  func
    `of a picture from before a daemon that never saw its spec right, words and status say that it is stale`()
    throws
  {
    #expect(try run(["render", "t.yaml", "-o", "t.png"]).exitCode == 0)
    let former = try bytes("t.png")
    try folder.write("sections: 3\n", to: "t.yaml")
    let daemon = try watch(["--quiet", "--format", "svg,png", "t.yaml"])
    let words = "'t.png' is stale but not marked (it can't be drawn again with the stale mark)"
    try daemon.expect(words)
    try daemon.expect("ready:")
    let status = try run(["status", "--json"]).standardOutput
    #expect(
      status.contains("\"state\": \"unmarked\"")
        && status.contains("it can't be drawn again with the stale mark"))
    try daemon.type("\u{3}", expecting: words)
    #expect(try daemon.waitForExit() == .exited(code: 0))
    #expect(try bytes("t.png") == former)
  }
}
