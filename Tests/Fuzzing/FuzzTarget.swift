// SPDX-License-Identifier: GPL-3.0-or-later

/// One way in for bytes of others. It is run millions of times by `Scripts/nightly/fuzz.sh`, and with its seeds and every
/// former find by the tests.
package protocol FuzzTarget: AnyObject, SendableMetatype {
  /// The name on the command line.
  static var name: String { get }
  /// Bytes of an input; longer ones only cost time.
  static var maximumLength: Int { get }
  /// Inputs that go deep, by name; others are made from them.
  static func seeds() throws -> [(name: String, bytes: [UInt8])]
  /// Words that mean something here, taken from what defines them.
  static func words() throws -> Set<String>

  init() throws

  /// Does with `bytes` all that the program would.
  ///
  /// - Throws: ``FuzzFinding`` for what holds of every input and doesn't of this one. A trap, a hang or a report of
  ///   the sanitizer is seen by who runs it.
  func run(_ bytes: [UInt8]) throws
}

/// What must hold of every input, and does not of one.
package struct FuzzFinding: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Every target. A new one is one file and one line here.
package enum FuzzTargetRegistry {
  package static let all: [any FuzzTarget.Type] = [
    SpecTarget.self, SessionTarget.self, PageTarget.self, ControlTarget.self,
  ]

  package static func named(_ name: String) -> (any FuzzTarget.Type)? { all.first { $0.name == name } }
}
