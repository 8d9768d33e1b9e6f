import Foundation
import TestSupport

/// A shell on a terminal.
struct ShellTerminal {
  static let prompt = "roundtable> "

  let home: ScratchFolder
  let terminal: PseudoTerminal

  init(
    home: ScratchFolder, _ arguments: [String] = [], terminal name: String = "dumb", columns: Int = 160,
    rows: Int = 40, environment: [String: String?] = [:]
  ) throws {
    self.home = home
    terminal = try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"), arguments,
      environment: TestEnvironment(home: home, terminal: name).setting(environment), folder: home.path,
      columns: columns, rows: rows)
  }

  func expectPrompt() throws { try terminal.expect(Self.prompt) }

  /// Types a line, waits for `output` and then for the next prompt.
  func enter(_ line: String, expecting output: String) throws {
    terminal.send(line + "\r")
    try terminal.expect(output)
    try expectPrompt()
  }

  var isRestored: Bool { terminal.settings == terminal.initialSettings }

  /// The recovery files of all shells.
  var recoveryFiles: [String] {
    let folder = home.path + "/state/roundtable"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("recovery-") }.map { folder + "/" + $0 }
  }
}
