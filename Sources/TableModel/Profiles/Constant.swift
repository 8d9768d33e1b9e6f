// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// A number of UIKit's with its origin.
package struct Constant: Hashable, Sendable {
  /// Points.
  package let value: Points
  package let confidence: Confidence
  /// Where it was read, in a few words.
  package let source: String

  package init(_ value: Points, _ confidence: Confidence, _ source: String) {
    self.value = value
    self.confidence = confidence
    self.source = source
  }
}

/// Constants by their metrics. No dictionary: the runtime looks for a while how its keys are hashed, at the start of each
/// render.
package struct Constants: Sendable, ExpressibleByDictionaryLiteral {
  /// By ``Metric/ordinal``.
  private var constants = [Constant?](repeating: nil, count: Metric.allCases.count)

  package init(dictionaryLiteral elements: (Metric, Constant)...) {
    for (metric, constant) in elements {
      precondition(constants[metric.ordinal] == nil, "\(metric) is given twice")
      constants[metric.ordinal] = constant
    }
  }

  package subscript(metric: Metric) -> Constant? { constants[metric.ordinal] }

  /// These, with those of another in their place.
  func merging(_ other: Constants) -> Constants {
    var result = self
    for (index, constant) in other.constants.enumerated() where constant != nil {
      result.constants[index] = constant
    }
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
