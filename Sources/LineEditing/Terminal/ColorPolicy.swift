// SPDX-License-Identifier: GPL-3.0-or-later

import System
import TextEscaping

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
  /// How wide what is printed should be: what `COLUMNS` asks for, or what the terminal at standard output has; `nil` where
  /// there is neither.
  package static var wantedColumns: Int? {
    Environment.value("COLUMNS").flatMap(Int.init).flatMap { (1...10_000).contains($0) ? $0 : nil }
      ?? TerminalSize()?.columns
  }
}
