// SPDX-License-Identifier: GPL-3.0-or-later

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
