// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel
import TestSupport
import Testing

@testable import TableLayout

struct TermTests {
  private func number(_ points: Points, _ name: String) -> Traced { Traced(points, name, .rule(name)) }

  private func names(_ number: Traced) -> [String] { number.terms.map { "\($0.name) \($0.value)" } }

  @Test func `a sum keeps its terms, and a term that is subtracted again disappears`() {
    let sum = number(3, "a") + number(4, "b")
    #expect(sum.points == 7)
    #expect(names(sum) == ["a 3", "b 4"])
    #expect(names(sum - number(3, "a")) == ["b 4"])
    #expect(names(sum - number(3, "c")) == ["a 3", "b 4", "c -3"])
    #expect(names(number(9, "x") - sum + number(4, "b")) == ["x 9", "a -3"])
    #expect(names(number(9, "x") + (Traced.zero - number(9, "x"))).isEmpty)
  }

  @Test func `a choice has the terms of the chosen number, and a limit adds its own`() {
    let (low, high) = (number(3, "low"), number(5, "high"))
    #expect(names(.larger(low, high)) == ["high 5"])
    #expect(names(.smaller(low, high)) == ["low 3"])
    #expect(names(.larger(low, number(3, "other"))) == ["low 3"])
    #expect(names(low.atLeast(high, "least", .layout)) == ["low 3", "least 2"])
    #expect(names(high.atMost(low, "most", .layout)) == ["high 5", "most -2"])
    #expect(names(high.atLeast(low, "least", .layout)) == ["high 5"])
    #expect(names((low - high).notNegative).isEmpty)
  }

  @Test func `rounding is named for its effect`() {
    let grid = PixelGrid(scale: 2)
    let length = number(1.3, "a")
    #expect(names(length.cut(to: grid)) == ["a 1.3", "rounded down to the pixel grid -0.3"])
    #expect(names(length.raised(to: grid)) == ["a 1.3", "rounded up to the pixel grid 0.2"])
    #expect(names(length.rounded(to: grid)) == ["a 1.3", "rounded to the pixel grid 0.2"])
    #expect(names(length.cut(to: PixelGrid(scale: 1))) == ["a 1.3", "rounded down to whole points -0.3"])
    #expect(names(number(1.5, "a").raised(to: grid)) == ["a 1.5"])
  }

  @Test func `repeated, shared and named numbers stay exact`() {
    #expect(names(number(4, "margins") * 2) == ["margins, 4 twice 8"])
    #expect(names(number(4, "gaps") * 3) == ["gaps, 4 3 times 12"])
    let half = (number(9, "a") - number(2, "b")) / 2
    #expect(names(half) == ["half 3.5"])
    #expect(half.terms[0].parts.map(\.value) == [9, -2])
    #expect(names((half + number(1, "c")).named("whole")) == ["whole 4.5"])
  }

  @Test func `both measures compute the same`() {
    var random = SeededGenerator(seed: 5)
    func check<N: Measure>(_ lengths: [Points], _ grid: PixelGrid, as type: N.Type) -> [Points] {
      let numbers = lengths.map { N($0, "n", .layout) }
      let (a, b, c) = (numbers[0], numbers[1], numbers[2])
      return [
        (a + b - c).points, (a * 3 - b / 4).points, N.larger(a, b).points, N.smaller(b, c).points,
        (a - c).cut(to: grid).points, (a - c).raised(to: grid).points, (a / 7).rounded(to: grid).points,
        (a - b).atLeast(c, "", .layout).points, (a - b).atMost(c, "", .layout).points,
        (b - c).notNegative.points,
        (a + b).named("sum").points, (a - a).ifAny.points,
      ]
    }
    for _ in 0..<500 {
      let lengths = (0..<3).map { _ in Points(subpoints: Int64.random(in: -400_000...400_000, using: &random))
      }
      let grid = PixelGrid(scale: Int.random(in: 1...3, using: &random))
      #expect(check(lengths, grid, as: Points.self) == check(lengths, grid, as: Traced.self))
    }
  }

  /// A sum that ends at a cached number is explained by that number's terms, so both must be equal.
  @Test func `a cached number equals the sum of its terms`() {
    for seed in 0..<TestCount.of(33, nightly: 200) {
      let table = RandomTable.table(seed: seed)
      let environment = LayoutEnvironment(table.info)
      for length in KeptLength.allCases {
        let kept: Points = environment.kept(length)
        check(environment.traced(length), kept, "\(length), seed \(seed)")
      }
      for section in table.sections.indices {
        let given = table.look(ofSection: section)
        let look = ResolvedLook(given, in: environment)
        for length in Look.settings.fields.compactMap({ $0 as? LookSetting<Points> }) {
          guard case .points(let kept) = look.written(length) else { continue }
          check(
            LookLengths(given: given, environment: environment)[length], kept, "\(length.name), seed \(seed)")
        }
      }
    }
  }

  private func check(_ number: Traced, _ kept: Points, _ words: String) {
    #expect(number.points == kept, "\(words)")
    #expect(number.terms.reduce(.zero) { $0 + $1.value } == kept, "\(words)")
  }
}
