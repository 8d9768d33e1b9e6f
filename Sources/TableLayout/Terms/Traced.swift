// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A length with its terms. Its points are computed like plain ``Points``, step by step, and the terms
/// separately, so that a test can compare the two.
package struct Traced: Measure {
  /// A part of a sum.
  struct Term: Hashable {
    /// The name in the sum; empty if its terms have names of their own and replace it.
    var name: String
    /// The value that it adds, in points.
    var value: Points
    var source: TermSource
    /// The terms that it consists of: a sum, or a divided number; empty for a number from outside. Default:
    /// none.
    var parts: [Term] = []
    /// The section that it belongs to; `nil` for the section that is explained.
    var section: Int?
  }

  package private(set) var points: Points
  private(set) var terms: [Term]
  /// Whether any term is negative; otherwise a long sum isn't searched for terms that cancel out.
  private var takesAway: Bool

  private init(points: Points, terms: [Term]) {
    self.points = points
    self.terms = terms
    takesAway = terms.contains { $0.value < .zero }
  }

  package init(_ points: Points, _ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource) {
    self.init(points: points, terms: [Term(name: name(), value: points, source: source())])
  }

  package static var zero: Traced { Traced(points: .zero, terms: []) }

  /// Adds the terms. A term and its negative cancel out, so that the distance of two places with common terms
  /// doesn't have those twice.
  package static func += (one: inout Traced, other: Traced) {
    one.points += other.points
    for term in other.terms { one.add(term) }
  }

  package static func + (one: Traced, other: Traced) -> Traced {
    var sum = one
    sum += other
    return sum
  }

  package static func - (one: Traced, other: Traced) -> Traced {
    var difference = one
    difference.points = one.points - other.points
    for term in other.terms {
      if let index = difference.terms.lastIndex(of: term) {
        difference.terms.remove(at: index)
      } else {
        difference.add(term.times(-1))
      }
    }
    return difference
  }

  private mutating func add(_ term: Term) {
    if takesAway || term.value < .zero, term.value != .zero,
      let index = terms.lastIndex(of: term.times(-1))
    {
      terms.remove(at: index)
    } else {
      terms.append(term)
      takesAway = takesAway || term.value < .zero
    }
  }

  package static func * (length: Traced, count: Int) -> Traced {
    guard count != 0 else { return .zero }
    return Traced(points: length.points * count, terms: length.terms.map { $0.repeated(count) })
  }

  package static func / (length: Traced, count: Int) -> Traced {
    let quotient = length.points / count
    return Traced(
      points: quotient,
      terms: [
        Term(
          name: count == 2 ? "half" : "1/\(count)", value: quotient, source: .share(count),
          parts: length.terms)
      ])
  }

  package static func larger(_ one: Traced, _ other: Traced) -> Traced {
    one.points < other.points ? other : one
  }

  package static func smaller(_ one: Traced, _ other: Traced) -> Traced {
    other.points < one.points ? other : one
  }

  package func atLeast(
    _ least: Traced, _ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource
  ) -> Traced {
    points < least.points ? moved(to: least.points, name(), source()) : self
  }

  package func atMost(
    _ most: Traced, _ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource
  ) -> Traced {
    most.points < points ? moved(to: most.points, name(), source()) : self
  }

  package func cut(to grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> Traced {
    moved(to: grid.floor(points), "rounded down to \(grid.words)", source())
  }

  package func raised(to grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> Traced {
    moved(to: grid.ceil(points), "rounded up to \(grid.words)", source())
  }

  package func rounded(to grid: PixelGrid, _ source: @autoclosure () -> TermSource) -> Traced {
    moved(to: grid.round(points), "rounded to \(grid.words)", source())
  }

  /// The result of a step that isn't a sum; the difference becomes a term.
  private func moved(to place: Points, _ name: String, _ source: TermSource) -> Traced {
    guard place != points else { return self }
    return Traced(points: place, terms: terms + [Term(name: name, value: place - points, source: source)])
  }

  package func named(_ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource) -> Traced {
    guard !terms.isEmpty else { return self }
    return Traced(points: points, terms: [Term(name: name(), value: points, source: source(), parts: terms)])
  }

  package var ifAny: Traced { points == .zero ? .zero : self }

  /// The same, with every term in a section and with a prefix in its name.
  func inSection(_ section: Int, _ prefix: String) -> Traced {
    Traced(
      points: points,
      terms: terms.map { term in
        var result = term
        result.name = prefix + term.name
        result.section = section
        return result
      })
  }
}

extension Traced.Term {
  /// The term multiplied by a count. Its parts explain one of them and aren't multiplied.
  func times(_ count: Int) -> Self {
    var result = self
    result.value = value * count
    return result
  }

  /// The same with the count in its name.
  func repeated(_ count: Int) -> Self {
    var result = times(count)
    if count > 1 { result.name += ", \(value) \(count == 2 ? "twice" : "\(count) times")" }
    return result
  }
}

extension PixelGrid {
  fileprivate var words: String { scale == 1 ? "whole points" : "the pixel grid" }
}

/// The source of a term. Its words, and the origin of a setting, are computed when they are read.
package indirect enum TermSource: Hashable {
  /// A constant of the profile, or the table's override of it.
  case metric(Metric)
  /// A flag of the profile, or the table's override of it.
  case flag(ProfileFlag)
  /// A setting of the row, its section or the table.
  case look(AnyLookSetting)
  /// A setting of the table.
  case table(PartialKeyPath<Table.Info>)
  /// A setting of the section.
  case section(PartialKeyPath<Section.Info>)
  /// A setting of the section a number of sections below (-1: above), or of the table.
  case otherSection(AnyLookSetting, by: Int)
  /// A value that the style decides because it isn't set.
  case style
  /// A number that was computed once; explanations compute it again with its terms.
  case kept(KeptLength)
  /// The same for a length of a look.
  case lookKept(LookSetting<Points>)
  /// A number of the same row that another question explains.
  case frame(String)
  /// The same for two numbers.
  case frames(String, String)
  /// The same in parentheses.
  case see(String)
  /// Lines of text in points, and whether the sum was rounded up to pixels.
  case lines(Int, height: Points, size: Points, isRaised: Bool)
  /// The measured width of a text.
  case textWidth
  /// The size and the safe area of the device.
  case device
  /// The table's width, or the device's.
  case tableWidth
  /// The readable width at the text size.
  case readableWidth
  /// A default of the profile in words, such as `reference fromCellEdges`, and how well it is known.
  case profile(String, String)
  /// A rule of the layout in words.
  case rule(String)
  /// A rule that needs no words.
  case layout
  /// The sources of its parts.
  case parts
  /// The sources of its parts, or of their parts, down to the last.
  case leaves
  /// A share of its parts: they are divided by this number.
  case share(Int)
  /// The innermost setting, or the other source if it isn't set.
  case set(AnyLookSetting, otherwise: TermSource)
  /// Several sources, with a separator between their words.
  case joined([TermSource], separator: String)

  /// Several sources, by default separated by semicolons.
  static func joined(_ sources: TermSource..., separator: String = "; ") -> TermSource {
    .joined(sources, separator: separator)
  }
}
