// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

extension ColorPolicy {
  /// The decision for a descriptor of this process.
  package func allowsColor(on descriptor: Descriptor) -> Bool {
    allowsColor(onTerminal: descriptor.isTerminal, environment: Environment.values(of: Self.variables))
  }
}

extension ColorDepth {
  /// The depth of the terminal that this process was started in.
  package static var ofTerminal: ColorDepth { ColorDepth(environment: Environment.values(of: variables)) }
}

extension TerminalSize {
  /// The width available to a picture on standard output: `COLUMNS` if it is a number from 1 to 10 000, else the terminal's own
  /// columns. `nil` if standard output isn't a terminal, even if `COLUMNS` is set.
  package static var wantedColumns: Int? {
    guard Descriptor.standardOutput.isTerminal else { return nil }
    return Environment.value("COLUMNS").flatMap(Int.init).flatMap { (1...10_000).contains($0) ? $0 : nil }
      ?? TerminalSize()?.columns
  }
}
