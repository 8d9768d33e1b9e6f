// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// Commands that write a spec keep its owner and its permissions, and don't replace a read-only one.
struct ProtectedSpecTests {
  private static let spec = "separator: {thickness: 0.3}\nsections:\n  - rows: [A, B]\n"
  private static let writing: [[String]] = [
    ["run", "-e", "open t.yaml", "-e", "set-row 0.0 --title C", "-e", "save"],
    ["lint", "--fix", "--severity", "note", "t.yaml"],
  ]

  private let home = ScratchFolder()

  private func status() throws -> stat {
    var status = stat()
    try #require(stat(home.path("t.yaml"), &status) == 0)
    return status
  }

  @Test(arguments: writing)
  func `a read-only spec is named, with a hint that works`(arguments: [String]) throws {
    try home.overwrite(Self.spec, to: "t.yaml")
    chmod(home.path("t.yaml"), 0o440)
    let result = try Roundtable.run(arguments, home: home)
    #expect(result.exitCode != 0)
    #expect(result.standardError.contains("is read-only"), "\(result.standardError)")
    #expect(result.standardError.contains("save --force") || result.standardError.contains("chmod u+w"))
    #expect(try home.read("t.yaml") == Self.spec)
    #expect(try status().st_mode & 0o7777 == 0o440)
    #expect(try home.names().filter { $0.contains("t.yaml") } == ["t.yaml"])
    guard arguments.last == "save" else { return }
    #expect(try Roundtable.run(arguments.dropLast() + ["save --force"], home: home).exitCode == 0)
    #expect(try home.read("t.yaml").contains("C"))
    #expect(try status().st_mode & 0o7777 == 0o440)
  }

  @Test(arguments: writing)
  func `a spec of another user that its group may write stays that user's`(arguments: [String]) throws {
    guard geteuid() == 0 else { try Test.cancel("only root can make files of another user") }
    let program = try ProductBinary.url(named: "roundtable").path
    try home.overwrite(Self.spec, to: "t.yaml")
    #expect(chown(home.path("t.yaml"), 65533, 65534) == 0)
    chmod(home.path("t.yaml"), 0o664)
    for name in ["state", "config", "run"] { try home.makeDirectory(name) }
    for name in ["", "state", "config", "run"] { chmod(home.path(name), 0o777) }
    let words = ["--reuid", "65534", "--regid", "65534", "--clear-groups", program]
    guard let tool = ExternalTool("setpriv").location,
      (try? ExternalTool("setpriv").run(words + ["--version"], in: "/")) != nil
    else { try Test.cancel("setpriv is not installed, or other users can't run the program") }
    let result = try ChildProcess.run(
      URL(fileURLWithPath: tool), words + arguments, environment: TestEnvironment(home: home),
      folder: home.path)
    #expect(!result.standardError.contains("error:"), "\(result.standardError)")
    #expect(try home.read("t.yaml") != Self.spec)
    let status = try status()
    #expect(status.st_uid == 65533 && status.st_gid == 65534 && status.st_mode & 0o7777 == 0o664)
  }
}
