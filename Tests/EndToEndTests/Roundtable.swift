// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport

/// The built program.
enum Roundtable {
  /// Runs the program without a terminal.
  ///
  /// - Parameters:
  ///   - home: the user's home; a new folder by default.
  ///   - folder: the working directory; by default `home` if it is given, or else this checkout.
  ///   - environment: changes of the environment; `nil` unsets a variable.
  static func run(
    _ arguments: [String], input: String = "", home: ScratchFolder? = nil, folder: String? = nil,
    environment: [String: String?] = [:]
  ) throws -> ChildProcess {
    let owner = home ?? ScratchFolder()
    return try ChildProcess.run(
      try ProductBinary.url(named: "roundtable"), arguments, input: input,
      environment: TestEnvironment(home: owner).setting(environment),
      folder: folder ?? home?.path ?? Repository.root.path)
  }

  /// Starts the program in a terminal, in its user's home.
  static func open(
    _ arguments: [String] = [], home: ScratchFolder, terminal: String = "dumb", columns: Int = 160,
    rows: Int = 60, environment: [String: String?] = [:]
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: try ProductBinary.url(named: "roundtable"), arguments,
      environment: TestEnvironment(home: home, terminal: terminal).setting(environment), folder: home.path,
      columns: columns, rows: rows)
  }
}
