// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds lengths that meet linear constraints: all required ones, and of the others first those of the highest priority.
/// The simplex method with an objective for each priority, compared from the highest to the lowest.
struct Solver {
  /// A sum of variables times factors.
  struct Expression {
    var constant = 0.0
    var terms: [Int: Double] = [:]

    static func + (one: Expression, other: Expression) -> Expression { one.adding(other, times: 1) }
    static func - (one: Expression, other: Expression) -> Expression { one.adding(other, times: -1) }
    func adding(_ other: Expression, times factor: Double) -> Expression {
      var sum = self
      sum.constant += other.constant * factor
      for (variable, value) in other.terms {
        let new = sum.terms[variable, default: 0] + value * factor
        sum.terms[variable] = abs(new) < 1e-9 ? nil : new
      }
      return sum
    }
    func scaled(by factor: Double) -> Expression { Expression().adding(self, times: factor) }
  }

  enum Relation { case equal, atLeast }

  /// Variables below this number are lengths, which may be negative; the others may not.
  private let lengths: Int
  private var next: Int
  /// What each basic variable equals.
  private var rows: [Int: Expression] = [:]
  /// The errors of each priority.
  private var errors: [Float: Expression] = [:]

  init(lengths: Int) {
    self.lengths = lengths
    next = lengths
  }

  private mutating func variable() -> Int {
    defer { next += 1 }
    return next
  }

  private func inBasis(_ expression: Expression) -> Expression {
    var result = Expression(constant: expression.constant)
    for (variable, factor) in expression.terms.sorted(by: { $0.key < $1.key }) {
      result = result.adding(rows[variable] ?? Expression(terms: [variable: 1]), times: factor)
    }
    return result
  }

  /// Adds `expression = 0` or `expression ≥ 0`.
  ///
  /// - Returns: false if it contradicts required constraints; then it isn't added.
  mutating func add(_ expression: Expression, _ relation: Relation, priority: Float) -> Bool {
    var sum = inBasis(expression)
    var own: [Int] = []
    func term(_ factor: Double) -> Int {
      let new = next + own.count
      sum.terms[new] = factor
      own.append(new)
      return new
    }
    if relation == .atLeast { _ = term(-1) }
    if priority < 1000 {
      var error = Expression(terms: [term(1): 1])
      if relation == .equal { error = error + Expression(terms: [term(-1): 1]) }
      errors[priority] = errors[priority, default: Expression()] + error
    }
    next += own.count
    if let free = sum.terms.keys.filter({ $0 < lengths }).min() {
      pivot(sum, to: free)
      return true
    }
    if let new = own.first(where: { sum.constant * (sum.terms[$0] ?? 0) <= 0 }) {
      pivot(sum, to: new)
      return true
    }
    if sum.terms.isEmpty { return abs(sum.constant) < 1e-6 }
    // An artificial variable measures how far the constraint is from being met.
    let former = self
    let artificial = variable()
    rows[artificial] = sum.constant < 0 ? sum.scaled(by: -1) : sum
    minimize { [$0.rows[artificial] ?? Expression(terms: [artificial: 1])] }
    if let row = rows[artificial] {
      guard row.constant < 1e-6 else {
        self = former
        return false
      }
      rows[artificial] = nil
      if let other = row.terms.keys.min() { pivot(row, to: other) }
    }
    for (basic, row) in rows where row.terms[artificial] != nil { rows[basic]?.terms[artificial] = nil }
    return true
  }

  /// Solves `sum = 0` for a variable, which becomes basic.
  private mutating func pivot(_ sum: Expression, to variable: Int) {
    guard let factor = sum.terms[variable] else { return }
    var row = sum.scaled(by: -1 / factor)
    row.terms[variable] = nil
    for (basic, other) in rows {
      guard let share = other.terms[variable] else { continue }
      var rest = other
      rest.terms[variable] = nil
      rows[basic] = rest.adding(row, times: share)
    }
    rows[variable] = row
  }

  private mutating func minimize(_ objectives: (Solver) -> [Expression]) {
    for _ in 0..<10_000 {
      let goals = objectives(self)
      let candidates = Set(goals.flatMap(\.terms.keys)).sorted()
      let entering = candidates.first { variable in
        let first = goals.lazy.compactMap { $0.terms[variable] }.first { abs($0) > 1e-9 }
        return (first ?? 0) < 0
      }
      guard let entering else { return }
      var best: (basic: Int, ratio: Double)?
      for (basic, row) in rows.sorted(by: { $0.key < $1.key }) where basic >= lengths {
        guard let factor = row.terms[entering], factor < -1e-9 else { continue }
        let ratio = row.constant / -factor
        if ratio < (best?.ratio ?? .infinity) - 1e-9 { best = (basic, ratio) }
      }
      guard let best, var row = rows.removeValue(forKey: best.basic) else {
        unsupported("lengths without an end")
      }
      row.terms[best.basic] = -1
      pivot(row, to: entering)
    }
    unsupported("constraints that don't converge")
  }

  /// The lengths, and those that the constraints leave open, which are 0.
  mutating func solve() -> (values: [Double], open: [Int]) {
    let priorities = errors.keys.sorted(by: >)
    let errors = errors
    minimize { solver in priorities.map { solver.inBasis(errors[$0] ?? Expression()) } }
    let values = (0..<lengths).map { rows[$0]?.constant ?? 0 }
    let open = (0..<lengths).filter { rows[$0].map { $0.terms.keys.contains { $0 < lengths } } ?? true }
    return (values, open)
  }
}
