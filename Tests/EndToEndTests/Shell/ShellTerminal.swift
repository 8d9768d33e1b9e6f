// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// A shell in a terminal.
struct ShellTerminal {
  let home: ScratchFolder
  let terminal: PseudoTerminal

  init(
    home: ScratchFolder, _ arguments: [String] = [], terminal name: String = "dumb", columns: Int = 160,
    rows: Int = 40, environment: [String: String?] = [:]
  ) throws {
    self.home = home
    terminal = try Roundtable.open(
      arguments, home: home, terminal: name, columns: columns, rows: rows, environment: environment)
  }

  /// Starts a shell and waits for its first prompt.
  static func prompting(
    home: ScratchFolder, _ arguments: [String] = [], columns: Int = 160, rows: Int = 40,
    environment: [String: String?] = [:]
  ) throws -> ShellTerminal {
    let shell = try ShellTerminal(
      home: home, arguments, columns: columns, rows: rows, environment: environment)
    try shell.expectPrompt()
    return shell
  }

  func expectPrompt() throws { try terminal.expectPrompt() }

  /// Types a line, waits for `output` and then for the next prompt.
  func enter(_ line: String, expecting output: String) throws {
    try terminal.type(line + "\r", expecting: output)
    try expectPrompt()
  }

  /// Types a line that causes a question, and waits for the question.
  func enter(_ line: String, asking question: String) throws {
    try terminal.type(line + "\r", expecting: question)
  }

  /// Types the last line, and an answer if it asks: the shell must exit with 0 and restore the terminal.
  func leave(_ line: String = "quit\r", answering answer: String = "") throws {
    try terminal.quit(line + answer)
    #expect(isRestored)
  }

  var isRestored: Bool { terminal.settings == terminal.initialSettings }

  /// All output so far.
  var transcript: String { String(decoding: terminal.transcript, as: UTF8.self) }

  /// The complete drafts of all shells.
  var drafts: [String] {
    let folder = home.path + "/state/roundtable"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("draft-") && !$0.hasSuffix(".new") }.map { folder + "/" + $0 }
  }
}
