// SPDX-License-Identifier: GPL-3.0-or-later

/// A text that is made while it is written: of a table of 100 000 rows a screen is wanted, mostly, and whoever takes no more
/// of it has no more of it made.
package struct LongText: Sendable {
  private let make: @Sendable (_ body: ([UInt8]) -> Bool) -> Void

  /// - Parameter make: gives one piece after the other until it is told that no more is wanted. It is called for each time
  ///   that somebody goes through the text, and gives the same each time.
  package init(_ make: @escaping @Sendable (_ body: ([UInt8]) -> Bool) -> Void) { self.make = make }

  package init(_ text: String) {
    self.init { body in if !text.isEmpty { _ = body(Array(text.utf8)) } }
  }

  /// One text behind the other.
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

  /// Makes the text, piece by piece, until `body` says no. Pieces are whole characters.
  package func forEachPiece(_ body: ([UInt8]) -> Bool) { make(body) }

  /// The first pieces, as many as it takes until `isEnough`, and whether they are all.
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

  /// All of it.
  package var text: String {
    String(decoding: beginning { _ in false }.bytes, as: UTF8.self)
  }
}

extension LongText: Hashable {
  package static func == (one: LongText, other: LongText) -> Bool { one.text == other.text }

  package func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension Session {
  /// A table of no more rows is printed before anybody has seen that it takes time.
  private static let mostRowsAtOnce = 1000

  /// Whether what a command prints of the whole table is better made while it is written: where it goes straight to
  /// standard output, and is long. Nobody compares it, counts how long it took, or wants it in JSON.
  var printsLongText: Bool {
    redirection == nil && collecting == 0 && !options.reportsJSON && !options.capturesPrograms
      && !settings.timing && table.hasRows(beyond: Self.mostRowsAtOnce)
  }

  /// Prints a text that is made while it is written.
  mutating func emit(_ text: LongText) { emit(.longOutput(text)) }
}
