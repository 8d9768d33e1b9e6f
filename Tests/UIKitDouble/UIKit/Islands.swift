// SPDX-License-Identifier: GPL-3.0-or-later

/// The views that constraints place in a host, whose own size is given or looked for.
@MainActor struct Island {
  typealias Expression = Solver.Expression
  let host: UIView
  private var members: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var fixed: [UIView] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  init(_ host: UIView) {
    self.host = host
    collect(host)
  }

  private mutating func collect(_ view: UIView) {
    indices[ObjectIdentifier(view)] = members.count
    members.append(view)
    for child in view.subviews {
      if child.translatesAutoresizingMaskIntoConstraints { fixed.append(child) } else { collect(child) }
    }
    guides += view.guides
  }

  var isEmpty: Bool { members.count == 1 }

  private func term(_ view: UIView, _ guide: UILayoutGuide?, _ part: Int) -> Expression {
    if let guide, guide.insets == nil {
      guard let index = guides.firstIndex(where: { $0 === guide }) else {
        unsupported("a constraint with a guide outside")
      }
      return Expression(terms: [(members.count + index) * 4 + part: 1])
    }
    guard let index = indices[ObjectIdentifier(view)] else {
      guard let parent = view.superview else { unsupported("a constraint with a view outside") }
      // A view with a frame of its own in a view of the island.
      let frame = view.frame
      let lengths = [frame.minX, frame.minY, frame.width, frame.height]
      let own = Expression(constant: Double(lengths[part]))
      return part < 2 ? term(parent, nil, part) + own : own
    }
    if index == 0, part < 2 { return Expression() }
    return Expression(terms: [index * 4 + part: 1])
  }

  private func value(_ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute) -> Expression {
    guard let view = item?.view else { return Expression() }
    let guide = item?.guide
    let insets = guide?.insets?(view) ?? .zero
    var (x, y) = (term(view, guide, 0), term(view, guide, 1))
    var (width, height) = (term(view, guide, 2), term(view, guide, 3))
    x.constant += Double(insets.left)
    y.constant += Double(insets.top)
    width.constant -= Double(insets.left + insets.right)
    height.constant -= Double(insets.top + insets.bottom)
    let (left, right) = (x, x + width)
    switch attribute {
    case .left: return left
    case .right: return right
    // From right to left, lengths count from the right.
    case .leading: return view.isMirrored ? right.scaled(by: -1) : left
    case .trailing: return view.isMirrored ? left.scaled(by: -1) : right
    case .top: return y
    case .bottom: return y + height
    case .width: return width
    case .height: return height
    case .centerX: return (x + width.scaled(by: 0.5)).scaled(by: view.isMirrored ? -1 : 1)
    case .centerY: return y + height.scaled(by: 0.5)
    case .firstBaseline, .lastBaseline:
      guard let label = view as? UILabel else { return y + height }
      let line = Double(attribute == .firstBaseline ? label.font.ascender : label.font.descender)
      var base = attribute == .firstBaseline ? y : y + height
      base.constant += line
      return base
    case .none: return Expression()
    }
  }

  /// The frames of all members in the host.
  ///
  /// - Parameter size: the host's width and height with the priority of each.
  func solve(_ size: [(CGFloat, Float)], intrinsic: [ObjectIdentifier: CGSize] = [:]) -> [CGRect] {
    var solver = Solver(lengths: (members.count + guides.count) * 4)
    func add(_ expression: Expression, _ relation: Solver.Relation, _ priority: Float, _ words: () -> String)
    {
      if !solver.add(expression, relation, priority: priority) {
        Log.note("conflict: \(words()) can't be met")
      }
    }
    func add(_ constraint: NSLayoutConstraint) {
      let other = value(constraint.second, constraint.other).scaled(by: Double(constraint.multiplier))
      var sum = value(constraint.first, constraint.attribute) - other
      sum.constant -= Double(constraint.constant)
      if constraint.relation == .lessThanOrEqual { sum = sum.scaled(by: -1) }
      add(sum, constraint.relation == .equal ? .equal : .atLeast, constraint.priority.rawValue) {
        constraint.words
      }
    }
    for (part, (length, priority)) in size.enumerated() {
      add(term(host, nil, part + 2) - Expression(constant: Double(length)), .equal, priority) {
        "the size of \(type(of: host))"
      }
    }
    for view in members where view !== host || size.contains(where: { $0.1 < 1000 }) {
      if view !== host {
        add(term(view, nil, 2), .atLeast, 1000) { "a width" }
        add(term(view, nil, 3), .atLeast, 1000) { "a height" }
      }
      let own = intrinsic[ObjectIdentifier(view)] ?? view.intrinsicContentSize
      for (axis, length) in [(NSLayoutConstraint.Axis.horizontal, own.width), (.vertical, own.height)]
      where length >= 0 {
        let rest = term(view, nil, axis == .horizontal ? 2 : 3) - Expression(constant: Double(length))
        add(rest, .atLeast, (view.resistance[axis] ?? .defaultHigh).rawValue) {
          "\(type(of: view)) as large as its content"
        }
        add(rest.scaled(by: -1), .atLeast, (view.hugging[axis] ?? .defaultLow).rawValue) {
          "\(type(of: view)) as small as its content"
        }
      }
    }
    for guide in guides where guide === (host as? UIScrollView)?.contentLayoutGuide {
      for part in [0, 1] { add(term(host, guide, part), .equal, 1000) { "the origin of the content" } }
    }
    for view in members + fixed {
      for constraint in view.ownConstraints where isInside(constraint) { add(constraint) }
      if let stack = view as? UIStackView, !fixed.contains(view) {
        stack.arrangement.forEach(add)
        for part in [2, 3] { add(term(view, nil, part), .equal, 20) { "a small stack" } }
      }
    }
    let (values, open) = solver.solve()
    for index in Set(open.map { $0 / 4 }).sorted()
    where index > 0 && index < members.count && !members[index].isHidden {
      Log.note("ambiguous: \(type(of: members[index])) in \(type(of: host))")
    }
    let frames = (0..<members.count + guides.count).map { index in
      CGRect(
        x: values[index * 4], y: values[index * 4 + 1], width: values[index * 4 + 2],
        height: values[index * 4 + 3])
    }
    guard intrinsic.isEmpty else { return frames }
    // Texts that are narrower than they would like to be wrap, and are higher then.
    var wrapped: [ObjectIdentifier: CGSize] = [:]
    for (view, frame) in zip(members, frames)
    where frame.width > 0 && frame.width < view.intrinsicContentSize.width - 0.01 {
      var size = view.intrinsicSize(in: frame.width)
      guard size.height != view.intrinsicContentSize.height else { continue }
      size.width = view.intrinsicContentSize.width
      wrapped[ObjectIdentifier(view)] = size
    }
    return wrapped.isEmpty ? frames : solve(size, intrinsic: wrapped)
  }

  private func isInside(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.second?.view.map { $0.isDescendant(of: host) } ?? true
  }

  func place(_ frames: [CGRect]) {
    for (view, frame) in zip(members, frames).dropFirst() {
      let outer =
        view.superview.flatMap { indices[ObjectIdentifier($0)] }.map { $0 == 0 ? CGRect.zero : frames[$0] }
        ?? .zero
      view.frame = frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
    for (guide, frame) in zip(guides, frames.dropFirst(members.count)) {
      let outer =
        guide.owningView.flatMap { indices[ObjectIdentifier($0)] }.map { $0 == 0 ? CGRect.zero : frames[$0] }
        ?? .zero
      guide.layoutFrame = frame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
  }
}

extension UIView {
  /// Whether its own frame is given, and those of views in it aren't.
  var isHost: Bool { translatesAutoresizingMaskIntoConstraints || superview == nil }

  func layOutConstraints() {
    let island = Island(self)
    guard !island.isEmpty else { return }
    island.place(island.solve([(bounds.width, 1000), (bounds.height, 1000)]))
  }

  func sizeFittingConstraints(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    let island = Island(self)
    return island.solve([(size.width, horizontal.rawValue), (size.height, vertical.rawValue)])[0].size
  }
}
