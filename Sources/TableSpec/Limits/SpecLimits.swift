// SPDX-License-Identifier: GPL-3.0-or-later

import TableModel

/// The largest accepted size of a spec together with its included files.
///
/// A preview is about a hundred times as large as its spec. A larger spec is probably a mistake or an attack;
/// options raise each limit.
package struct SpecLimits: Hashable, Sendable {
  /// The things that are limited.
  package enum Kind: String, ConstantName, Sendable {
    case bytes, rows, sections, problems

    /// The default limit.
    package var standard: Int {
      switch self {
      case .bytes: 16 * 1024 * 1024
      case .rows: 150_000
      case .sections: 100_000
      case .problems: 100
      }
    }

    /// The name of the option that sets the limit, without its dashes.
    package var option: String { "max-\(rawValue)" }

    /// A sentence for help.
    package var meaning: String {
      switch self {
      case .bytes: "The maximum size of a spec and its included files, in bytes."
      case .rows: "The maximum number of rows in a spec."
      case .sections: "The maximum number of sections in a spec."
      case .problems: "The maximum number of problems shown for a file; the rest are counted."
      }
    }

    /// A hint for a spec that exceeds the limit.
    package var hint: String { "raise the limit with --\(option) N" }
  }

  /// The default limits: 16 MiB, 150 000 rows, 100 000 sections, 100 problems.
  package static let standard = SpecLimits()

  /// No limits except that of problems, for a text whose table is in memory already.
  package static let none: SpecLimits = {
    var limits = SpecLimits()
    for kind in Kind.allCases where kind != .problems { limits[kind] = .max }
    return limits
  }()

  private var counts = Counts(\.standard)

  package init() {}

  /// The limit of a kind; a number below 1 counts as 1.
  package subscript(kind: Kind) -> Int {
    get { counts[kind] }
    set { counts[kind] = max(1, newValue) }
  }

  /// The longest accepted list: rows and sections are a spec's longest ones.
  var items: Int { max(self[.rows], self[.sections]) }
}

extension SpecLimits {
  /// A number for each kind. It isn't a dictionary, because looking up how its keys are hashed slows the
  /// start of each render.
  fileprivate struct Counts: Hashable, Sendable {
    private var numbers: [Int]

    init(_ count: (Kind) -> Int) { numbers = Kind.allCases.map(count) }

    subscript(kind: Kind) -> Int {
      get { numbers[kind.ordinal] }
      set { numbers[kind.ordinal] = newValue }
    }
  }
}

/// The remaining limits while a spec and its included files are read.
struct SpecBudget {
  let limits: SpecLimits
  private var used = SpecLimits.Counts { _ in 0 }
  /// The kinds whose excess was reported, which happens once.
  private var exceeded: Set<SpecLimits.Kind> = []

  init(_ limits: SpecLimits) { self.limits = limits }

  func rest(of kind: SpecLimits.Kind) -> Int { max(0, limits[kind] - used[kind]) }

  /// Uses `count` of a kind, or nothing.
  ///
  /// - Returns: whether the limit allowed it.
  mutating func consume(_ count: Int, of kind: SpecLimits.Kind) -> Bool {
    guard count <= rest(of: kind) else { return false }
    used[kind] += count
    return true
  }

  /// - Returns: whether the kind is exceeded for the first time.
  mutating func exceed(_ kind: SpecLimits.Kind) -> Bool { exceeded.insert(kind).inserted }
}
