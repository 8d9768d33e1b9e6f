// SPDX-License-Identifier: GPL-3.0-or-later

/// A part of the program that reads untrusted bytes. `Scripts/nightly/fuzz.sh` runs it millions of times; the tests run
/// its seeds and every former finding.
package protocol FuzzTarget: AnyObject, SendableMetatype {
  /// The name on the command line.
  static var name: String { get }
  /// The maximum number of bytes of an input; longer inputs only cost time.
  static var maximumLength: Int { get }
  /// Inputs, by name, that reach much of the code; libFuzzer derives others from them.
  static func seeds() throws -> [(name: String, bytes: [UInt8])]
  /// Words that the input's grammar defines, taken from their definitions.
  static func words() throws -> Set<String>

  init() throws

  /// Processes `bytes` as the program would.
  ///
  /// - Throws: ``FuzzFinding`` if `bytes` break a rule that every input must keep. libFuzzer notices traps, hangs
  ///   and reports of the sanitizer.
  func run(_ bytes: [UInt8]) throws
}

/// A rule that must hold for every input but that one broke.
package struct FuzzFinding: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Every target. To add one, write a file and add a line here.
package enum FuzzTargetRegistry {
  package static let all: [any FuzzTarget.Type] = [
    SpecTarget.self, SessionTarget.self, PageTarget.self,
  ]

  package static func named(_ name: String) -> (any FuzzTarget.Type)? { all.first { $0.name == name } }
}
