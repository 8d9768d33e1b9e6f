// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension ColorPolicy {
  /// The decision for a descriptor of this process.
  package func allowsColor(on descriptor: Descriptor) -> Bool {
    allowsColor(onTerminal: descriptor.isTerminal, environment: Environment.values(of: Self.variables))
  }
}

extension ColorDepth {
  /// Of the terminal that this process was started in.
  package static var ofTerminal: ColorDepth { ColorDepth(environment: Environment.values(of: variables)) }
}

extension TerminalSize {
  /// How wide a picture at the terminal of standard output may be: `COLUMNS` where it is a number from 1 to 10 000, else the
  /// terminal's own columns. `nil` where standard output is no terminal, also with `COLUMNS`.
  package static var wantedColumns: Int? {
    guard Descriptor.standardOutput.isTerminal else { return nil }
    return Environment.value("COLUMNS").flatMap(Int.init).flatMap { (1...10_000).contains($0) ? $0 : nil }
      ?? TerminalSize()?.columns
  }
}
