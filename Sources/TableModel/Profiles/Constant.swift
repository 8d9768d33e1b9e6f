// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A number, a yes-or-no value or a colour of UIKit's, with its source.
package struct Constant<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A number is in points or a factor, see ``Metric/unit``.
  package let value: Value
  package let confidence: Confidence
  /// The source, in a few words.
  package let source: String

  package init(_ value: Value, _ confidence: Confidence, _ source: String) {
    self.value = value
    self.confidence = confidence
    self.source = source
  }
}

/// The names of constants: ``Metric`` for numbers, ``ProfileFlag`` for yes-or-no values. A conforming type
/// must be an enumeration without associated values that has at most 256 cases.
@usableFromInline package protocol ConstantName: Hashable, CaseIterable {}

extension ConstantName {
  /// The index of the case, from 0: an enumeration without associated values is stored as its index. A row
  /// uses thirty constants, so the layout inlines it.
  @inlinable
  package var ordinal: Int { withUnsafeBytes(of: self) { Int($0[0]) } }
}

/// Constants by their names. It isn't a dictionary, because the look-up of the keys' conformance takes time
/// at the start of each render.
package struct Constants<Name: ConstantName, Value: Hashable & Sendable>: Sendable,
  ExpressibleByDictionaryLiteral
{
  /// By ``ConstantName/ordinal``.
  private var constants = [Constant<Value>?](repeating: nil, count: Name.allCases.count)

  /// - Precondition: each name occurs once.
  package init(dictionaryLiteral elements: (Name, Constant<Value>)...) {
    for (name, constant) in elements {
      precondition(constants[name.ordinal] == nil, "\(name) is given twice")
      constants[name.ordinal] = constant
    }
  }

  /// `nil` if the constant isn't set.
  package subscript(name: Name) -> Constant<Value>? { constants[name.ordinal] }

  /// These constants, replaced by those that `other` has.
  func merging(_ other: Self) -> Self {
    var result = self
    for (index, constant) in other.constants.enumerated() where constant != nil {
      result.constants[index] = constant
    }
    return result
  }

  /// The values of all constants by ``ConstantName/ordinal``.
  ///
  /// - Parameters:
  ///   - own: a host's constants, which replace these.
  ///   - overrides: a table's values, which replace both.
  ///   - missing: the value of a constant that none of them has.
  func values(_ own: Self?, _ overrides: [Name: Value], missing: Value) -> [Value] {
    var result = constants.indices.map { (own?.constants[$0] ?? constants[$0])?.value ?? missing }
    for (name, value) in overrides { result[name.ordinal] = value }
    return result
  }
}

/// How well a constant is known, the best first.
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
  /// Not known: an assumption, which results mark as assumed.
  case assumed
}
