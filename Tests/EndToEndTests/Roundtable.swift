// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport

/// The built program, run without a terminal.
enum Roundtable {
  static func run(_ arguments: [String], input: String = "", folder: String? = nil) throws -> ChildProcess {
    let home = try ScratchFolder()
    return try ChildProcess.run(
      try ProductBinary.url(named: "roundtable"), arguments, input: input,
      environment: TestEnvironment(home: home),
      folder: folder ?? Repository.root.path)
  }
}
