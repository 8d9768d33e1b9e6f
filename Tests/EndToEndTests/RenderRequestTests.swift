// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Testing

@testable import roundtable

/// The arguments of `render` that are read without ArgumentParser have the same meaning as with it.
struct RenderRequestTests {
  private static let words = [
    "a.yaml", "b.yml", "-", "-o", "--output", "out.svg", "--format", "svg", "text", "--gaps", "--force", "",
    "help",
    "-h", "--help", "--", "-x", "--output=c.txt", "-oc.txt", "--max-rows", "5", "--version", "ü.yaml", "-o",
  ]

  /// Generates the same numbers each time.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64 = 12

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private func parsed(_ words: [String]) throws -> RenderRequest {
    let command = try #require(try RenderCommand.parseAsRoot(words) as? RenderCommand)
    return try command.request
  }

  @Test func `arguments that are read directly give the same result as ArgumentParser`() throws {
    var numbers = Numbers()
    var taken = 0
    for _ in 0..<4_000 {
      let words = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
        Self.words[Int.random(in: 0..<Self.words.count, using: &numbers)]
      }
      guard let request = RenderRequest(plainWords: words[...]) else { continue }
      taken += 1
      #expect(try request == parsed(words), "\(words)")
    }
    #expect(taken > 200)
  }

  @Test(arguments: [
    ["a.yaml"], ["a.yaml", "-o", "a.svg"], ["-o", "a.svg", "a.yaml"],
    ["--format", "svg", "a.yaml", "--gaps", "--force"],
  ])
  func `the simplest arguments are read directly`(_ words: [String]) throws {
    #expect(try RenderRequest(plainWords: words[...]) == parsed(words))
  }
}
