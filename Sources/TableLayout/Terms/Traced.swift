// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// A length that knows its terms. Its points are computed as those of ``Points`` are, step by step; the terms are kept
/// beside them, so that a test can compare the two.
package struct Traced: Measure {
  /// A part of a sum.
  struct Term: Hashable {
    /// As the sum calls it; empty where the terms that it stands for have names of their own.
    var name: String
    /// What it adds, in points.
    var value: Points
    var source: TermSource
    /// What it is made of: a sum of its own, or what was divided; empty for what comes from elsewhere.
    var parts: [Term] = []
    /// The section that it belongs to, where that is not the one that was asked about.
    var section: Int?
  }

  package private(set) var points: Points
  private(set) var terms: [Term]
  /// Whether any term is taken away; without one a long sum needs no looking for what cancels out.
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

  /// Terms that take one another away vanish: the distance of two things that stand on the same sum is not that sum
  /// twice.
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

  /// What a step that is no sum did: how far it moved the number.
  private func moved(to place: Points, _ name: String, _ source: TermSource) -> Traced {
    guard place != points else { return self }
    return Traced(points: place, terms: terms + [Term(name: name, value: place - points, source: source)])
  }

  package func named(_ name: @autoclosure () -> String, _ source: @autoclosure () -> TermSource) -> Traced {
    guard !terms.isEmpty else { return self }
    return Traced(points: points, terms: [Term(name: name(), value: points, source: source(), parts: terms)])
  }

  package var ifAny: Traced { points == .zero ? .zero : self }

  /// The same, with every term told to belong to a section.
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
  /// The same so many times over. What it is made of stays: it is told of one.
  func times(_ count: Int) -> Self {
    var result = self
    result.value = value * count
    return result
  }

  /// The same with words for how often.
  func repeated(_ count: Int) -> Self {
    var result = times(count)
    if count > 1 { result.name += ", \(value) \(count == 2 ? "twice" : "\(count) times")" }
    return result
  }
}

extension PixelGrid {
  fileprivate var words: String { scale == 1 ? "whole points" : "the pixel grid" }
}

/// Where a term comes from. Words are made of it when they are read, and who set it is asked then, too.
package indirect enum TermSource: Hashable {
  /// A constant of the profile, or what the table puts in its place.
  case metric(Metric)
  /// A yes or no of the profile, or what the table puts in its place.
  case flag(ProfileFlag)
  /// A setting of the row, its section or the table.
  case look(AnyLookSetting)
  /// A setting of the table.
  case table(PartialKeyPath<Table.Info>)
  /// A setting of the section.
  case section(PartialKeyPath<Section.Info>)
  /// A setting of the section below, or the table.
  case nextSection(AnyLookSetting)
  /// What the style makes of something that nobody set.
  case style
  /// What was worked out before; it is traced anew.
  case kept(KeptLength)
  case lookKept(LookSetting<Points>)
  /// A number of the same row that another question is about.
  case frame(String)
  case frames(String, String)
  case see(String)
  /// Lines of text, and whether their sum is raised to the pixel.
  case lines(Int, height: Points, size: Points, isRaised: Bool)
  case textWidth
  /// The size and the safe area of the device.
  case device
  case tableWidth
  case readableWidth
  /// A profile's own default in words, such as `reference fromCellEdges`, and how well it is known.
  case profile(String, String)
  /// A rule of the layout in words.
  case rule(String)
  /// A rule that needs no words.
  case layout
  /// The origin of its parts.
  case parts
  /// The origins of what its parts are made of in the end.
  case leaves
  /// A share of its parts.
  case share(Int)
  /// The first that is set, else what it says.
  case set(AnyLookSetting, otherwise: TermSource)
  case joined([TermSource], separator: String)

  static func joined(_ sources: TermSource..., separator: String = "; ") -> TermSource {
    .joined(sources, separator: separator)
  }
}
