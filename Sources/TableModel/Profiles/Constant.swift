// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A number of UIKit's, or a yes or no, with its origin.
package struct Constant<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A number is in points, or a factor.
  package let value: Value
  package let confidence: Confidence
  /// Where it was read, in a few words.
  package let source: String

  package init(_ value: Value, _ confidence: Confidence, _ source: String) {
    self.value = value
    self.confidence = confidence
    self.source = source
  }
}

/// The names of constants: ``Metric`` for numbers, ``ProfileFlag`` for yes or no. An enumeration without further values.
@usableFromInline package protocol ConstantName: Hashable, CaseIterable {}

extension ConstantName {
  /// Its place among all cases, from 0: an enumeration without further values is stored as that. A row asks for thirty constants,
  /// so the layout inlines it.
  @inlinable
  package var ordinal: Int { withUnsafeBytes(of: self) { Int($0[0]) } }
}

/// Constants by their names. No dictionary: the runtime looks for a while how its keys are hashed, at the start of each
/// render.
package struct Constants<Name: ConstantName, Value: Hashable & Sendable>: Sendable,
  ExpressibleByDictionaryLiteral
{
  /// By ``ConstantName/ordinal``.
  private var constants = [Constant<Value>?](repeating: nil, count: Name.allCases.count)

  package init(dictionaryLiteral elements: (Name, Constant<Value>)...) {
    for (name, constant) in elements {
      precondition(constants[name.ordinal] == nil, "\(name) is given twice")
      constants[name.ordinal] = constant
    }
  }

  package subscript(name: Name) -> Constant<Value>? { constants[name.ordinal] }

  /// These, with those of another in their place.
  func merging(_ other: Self) -> Self {
    var result = self
    for (index, constant) in other.constants.enumerated() where constant != nil {
      result.constants[index] = constant
    }
    return result
  }

  /// The values of all by ``ConstantName/ordinal``.
  ///
  /// - Parameters:
  ///   - own: a host's, in place of these.
  ///   - overrides: a table's, in place of both.
  ///   - missing: the value of a constant that is in none of them.
  func values(_ own: Self?, _ overrides: [Name: Value], missing: Value) -> [Value] {
    var result = constants.indices.map { (own?.constants[$0] ?? constants[$0])?.value ?? missing }
    for (name, value) in overrides { result[name.ordinal] = value }
    return result
  }
}

/// How well a number is known; the better first.
package enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// Read off the pixels of a real device or simulator.
  case measured
  /// Stated by Apple.
  case documented
  /// Read in a public listing of UIKit's constants.
  case listed
  /// Used by a public reimplementation that was compared with UIKit by eye.
  case reimplemented
  /// Follows from other numbers here.
  case inferred
  /// Widely held, without a source that was checked.
  case general
  /// Not known: a stand-in, reported as assumed.
  case assumed
}
