// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Films of scripts, and the README's.
struct AnimationTests {
  static let name = "live.svg"

  private let home = ScratchFolder()
  private static let catalogue = Repository.root.appendingPathComponent("Sources/roundtable/Roundtable.docc")

  /// `RECORD_GOLDENS=1 swift test --filter AnimationTests` writes the animation.
  @Test func `the README's animation is the film of its script`() throws {
    let script = Self.catalogue.appendingPathComponent("live.rt").path
    let result = try Roundtable.run(["run", script, "--film", Self.name], home: home)
    #expect(result.exitCode == 0 && result.standardOutput == "wrote \(Self.name)\n")
    #expect(result.standardError == "")
    try Golden(folder: Self.catalogue).expect(Array(try home.read(Self.name).utf8), equal: Self.name)
  }

  @Test func `a film has the prompts, the lines and the outputs, as colours on eighty columns`() throws {
    try home.write(
      "add-row Wi-Fi --image wifi --image-tile-color systemBlue\nshow\nsave t.yaml\n", to: "s.rt")
    let environments: [[String: String?]] = [
      [:], ["TERM": "dumb", "COLUMNS": "40", "LC_ALL": "C", "NO_COLOR": "1"],
    ]
    let films = try environments.map { environment in
      let result = try Roundtable.run(
        ["run", "s.rt", "--film", "s.svg"], home: home, environment: environment)
      #expect(result.standardOutput == "wrote s.svg\n" && result.standardError == "")
      try FileManager.default.removeItem(atPath: home.path("t.yaml"))
      return try home.read("s.svg")
    }
    #expect(films[0] == films[1])
    let texts = films[0].matches(of: /<text[^>]*>([^<]*)</).map { $0.1 }
    #expect(texts.contains("roundtable&gt; add-row Wi-Fi --image wifi --image-tile-color systemBlue"))
    #expect(texts.contains("roundtable*&gt; show") && texts.contains("row 0.0 &#39;Wi-Fi&#39; added"))
    #expect(texts.last == "t.yaml&gt;")
    // The tile's colour.
    #expect(films[0].contains(##"fill="#007AFF""##))
  }

  @Test func `a film ends with the error that ends its script`() throws {
    try home.write("define tall\n  set rowHeight 60\nend\ntall\nfrob\nshow\n", to: "s.rt")
    let result = try Roundtable.run(["run", "s.rt", "--film", "s.svg"], home: home)
    #expect(result.exitCode == 1)
    #expect(result.standardError.hasPrefix("s.rt:5: error: unknown command 'frob'"))
    let film = try home.read("s.svg")
    #expect(film.contains(">(end ends &#39;tall&#39;)<"))
    #expect(film.contains(">s.rt:5:<") && !film.contains("show"))
  }

  @Test func `a program's output is in the film, and no editor opens`() throws {
    try home.write("!echo hello from sh\nedit\n", to: "s.rt")
    let result = try Roundtable.run(["run", "s.rt", "--film", "s.svg"], home: home)
    #expect(result.exitCode == 1 && result.standardError.contains("edit"))
    #expect(try home.read("s.svg").contains(">hello from sh<"))
  }

  @Test func `only films and pictures are overwritten`() throws {
    try home.write("show\n", to: "s.rt")
    try home.write("<svg/>", to: "mine.svg")
    let refused = try Roundtable.run(["run", "s.rt", "--film", "mine.svg"], home: home)
    #expect(refused.exitCode == 2 && refused.standardError.contains("--force overwrites it"))
    #expect(try home.read("mine.svg") == "<svg/>")
    for _ in 1...2 {
      #expect(try Roundtable.run(["run", "s.rt", "--film", "mine.svg", "--force"], home: home).exitCode == 0)
    }
    #expect(try Roundtable.run(["run", "s.rt", "--film", "mine.svg"], home: home).exitCode == 0)
  }

  @Test(arguments: [
    (["--film", "x.png"], "--film writes SVG"), (["--film", "x.svg", "--json"], "can't be combined"),
    (["--force"], "--force requires --film"),
  ])
  func `wrong uses are errors`(options: [String], message: String) throws {
    let result = try Roundtable.run(["run", "-e", "show"] + options, home: home)
    #expect(result.exitCode == 2 && result.standardError.contains(message))
  }
}
