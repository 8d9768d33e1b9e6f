// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// A text that is made while it is written. A table may have 100 000 rows, of which the reader often takes only a screen:
/// the rest is then never made.
package struct LongText: Sendable {
  private let make: @Sendable (_ body: ([UInt8]) -> Bool) -> Void

  /// - Parameter make: passes one piece after the other to `body` until `body` returns `false`. It is called each time that the
  ///   text is read, and makes the same pieces each time.
  package init(_ make: @escaping @Sendable (_ body: ([UInt8]) -> Bool) -> Void) { self.make = make }

  package init(_ text: String) {
    self.init { body in if !text.isEmpty { _ = body(Array(text.utf8)) } }
  }

  /// Several texts, one after the other.
  package init(joining texts: [LongText]) {
    self.init { body in
      var isWanted = true
      for text in texts where isWanted {
        text.forEachPiece { piece in
          isWanted = body(piece)
          return isWanted
        }
      }
    }
  }

  /// Makes the text piece by piece until `body` returns `false`. Pieces are whole characters.
  package func forEachPiece(_ body: ([UInt8]) -> Bool) { make(body) }

  /// Makes the text piece by piece until `body` throws or the work is cancelled.
  package func write<Failure: Error>(_ body: ([UInt8]) throws(Failure) -> Void) throws(Failure) {
    var failure: Failure?
    forEachPiece { piece in
      do throws(Failure) { try body(piece) } catch { failure = error }
      return failure == nil && !WorkProgress.isCancelled
    }
    if let failure { throw failure }
  }

  /// The first pieces until `isEnough` is true, and whether they are the whole text.
  package func beginning(until isEnough: ([UInt8]) -> Bool) -> (bytes: [UInt8], isWhole: Bool) {
    var bytes: [UInt8] = []
    var isWhole = true
    forEachPiece { piece in
      bytes += piece
      isWhole = !isEnough(bytes)
      return isWhole
    }
    return (bytes, isWhole)
  }

  /// The whole text.
  package var text: String {
    String(decoding: beginning { _ in false }.bytes, as: UTF8.self)
  }
}

extension LongText: Hashable {
  package static func == (one: LongText, other: LongText) -> Bool { one.text == other.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
