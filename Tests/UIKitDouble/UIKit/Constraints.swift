// SPDX-License-Identifier: GPL-3.0-or-later

/// A rectangle in a view: given by insets, or placed by constraints.
@MainActor public final class UILayoutGuide {
  public internal(set) weak var owningView: UIView?
  let insets: (@MainActor (UIView) -> UIEdgeInsets)?
  private var frame = CGRect.zero
  init(_ view: UIView, insets: @escaping @MainActor (UIView) -> UIEdgeInsets) {
    (owningView, self.insets) = (view, insets)
  }
  public init() { insets = nil }
  public internal(set) var layoutFrame: CGRect {
    get { owningView.flatMap { view in insets.map { view.bounds.inset(by: $0(view)) } } ?? frame }
    set { frame = newValue }
  }
}

/// A view or a guide.
@MainActor struct LayoutItem {
  weak var view: UIView?
  var guide: UILayoutGuide?
}

@MainActor public class NSLayoutAnchor<Kind> {
  let item: LayoutItem
  let attribute: NSLayoutConstraint.Attribute
  init(_ item: LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
    (self.item, self.attribute) = (item, attribute)
  }
  private func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Kind>?, _ constant: CGFloat,
    times factor: CGFloat = 1
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, relation, other?.item, other?.attribute ?? .none, factor, constant)
  }
  public func constraint(equalTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0) -> NSLayoutConstraint {
    constraint(.equal, other, constant)
  }
  public func constraint(greaterThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, other, constant)
  }
  public func constraint(lessThanOrEqualTo other: NSLayoutAnchor<Kind>, constant: CGFloat = 0)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, other, constant)
  }
  fileprivate func fixed(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    constraint(relation, nil, constant)
  }
  fileprivate func scaled(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<Kind>, _ factor: CGFloat,
    _ constant: CGFloat
  )
    -> NSLayoutConstraint
  {
    constraint(relation, other, constant, times: factor)
  }
}
public enum XAxis {}
public enum YAxis {}
public enum Length {}
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor<XAxis>
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor<YAxis>
public typealias NSLayoutDimension = NSLayoutAnchor<Length>
extension NSLayoutAnchor where Kind == Length {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { fixed(.equal, constant) }
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    fixed(.greaterThanOrEqual, constant)
  }
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    fixed(.lessThanOrEqual, constant)
  }
  public func constraint(
    equalTo other: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { scaled(.equal, other, multiplier, constant) }
}

@MainActor public final class NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }
  public enum Attribute: String, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline,
      lastBaseline, none
  }
  let first, second: LayoutItem?
  let attribute, other: Attribute
  let relation: Relation
  let multiplier: CGFloat
  public var constant: CGFloat {
    didSet { if constant != oldValue { first?.view?.invalidateIntrinsicContentSize() } }
  }
  public var priority = UILayoutPriority.required {
    didSet {
      precondition(
        !isActive || (priority == .required) == (oldValue == .required),
        "Required stays required while active.")
    }
  }
  public var identifier: String?

  init(
    _ first: LayoutItem, _ attribute: Attribute, _ relation: Relation, _ second: LayoutItem?,
    _ other: Attribute,
    _ multiplier: CGFloat, _ constant: CGFloat
  ) {
    (self.first, self.attribute, self.relation) = (first, attribute, relation)
    (self.second, self.other, self.multiplier, self.constant) = (second, other, multiplier, constant)
  }

  public var isActive = false {
    didSet {
      guard isActive != oldValue, let view = first?.view else { return }
      if abs(constant) > 1_000_000 { Log.note("conflict: \(words) exceeds the limits of constraints") }
      if isActive {
        if let second = second?.view {
          precondition(view.root === second.root, "\(words): the views have no common ancestor.")
        }
        if let conflict = view.ownConstraints.first(where: contradicts) {
          Log.note("conflict: \(words) is activated while \(conflict.words) is active")
        }
        view.ownConstraints.append(self)
      } else {
        view.ownConstraints.removeAll { $0 === self }
      }
      view.invalidateIntrinsicContentSize()
      second?.view?.invalidateIntrinsicContentSize()
    }
  }
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { one.isActive = true }
  }

  /// Whether both are required, relate the same lengths, and no length meets both.
  private func contradicts(_ one: NSLayoutConstraint) -> Bool {
    guard priority == .required, one.priority == .required, attribute == one.attribute, other == one.other,
      multiplier == one.multiplier, second?.view === one.second?.view, first?.guide === one.first?.guide,
      second?.guide === one.second?.guide
    else { return false }
    func range(_ constraint: NSLayoutConstraint) -> ClosedRange<CGFloat> {
      switch constraint.relation {
      case .equal: constraint.constant...constraint.constant
      case .greaterThanOrEqual: constraint.constant...CGFloat.infinity
      case .lessThanOrEqual: -CGFloat.infinity...constraint.constant
      }
    }
    return !range(self).overlaps(range(one))
  }
  func connects(_ view: UIView) -> Bool {
    guard let first = first?.view, let second = second?.view else { return false }
    return first.isDescendant(of: view) != second.isDescendant(of: view)
  }
  func leaves(_ view: UIView) -> Bool { connects(view) }
  var words: String {
    func name(_ item: LayoutItem?, _ attribute: Attribute) -> String {
      item?.view.map { "\(type(of: $0))\(item?.guide == nil ? "" : ".guide").\(attribute.rawValue)" } ?? ""
    }
    let sign = ["<=", "==", ">="][relation.rawValue + 1]
    return [name(first, attribute), sign, name(second, other), "\(Double(constant))"].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension UIView {
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(LayoutItem(view: self), .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(LayoutItem(view: self), .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(LayoutItem(view: self), .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(LayoutItem(view: self), .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(LayoutItem(view: self), .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(LayoutItem(view: self), .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(LayoutItem(view: self), .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(LayoutItem(view: self), .centerY) }
  public var widthAnchor: NSLayoutDimension { .init(LayoutItem(view: self), .width) }
  public var heightAnchor: NSLayoutDimension { .init(LayoutItem(view: self), .height) }
}

extension UILayoutGuide {
  private var item: LayoutItem { LayoutItem(view: owningView, guide: self) }
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(item, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(item, .right) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(item, .centerX) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(item, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item, .bottom) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(item, .centerY) }
  public var widthAnchor: NSLayoutDimension { .init(item, .width) }
  public var heightAnchor: NSLayoutDimension { .init(item, .height) }
}

/// Views in a stack are placed by constraints, as UIKit does it.
@MainActor open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }
  public private(set) var arrangedSubviews: [UIView] = []
  public var axis = NSLayoutConstraint.Axis.horizontal { didSet { invalidateIntrinsicContentSize() } }
  public var spacing: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  public var alignment = Alignment.fill { didSet { invalidateIntrinsicContentSize() } }
  public var distribution = Distribution.fill
  public var isLayoutMarginsRelativeArrangement = false
  private var customSpacing: [UIView: CGFloat] = [:]
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init(coder: NSCoder) { unsupported("nib files") }
  public func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    invalidateIntrinsicContentSize()
  }
  public func customSpacing(after view: UIView) -> CGFloat { customSpacing[view] ?? spacing }

  var arrangement: [NSLayoutConstraint] {
    guard distribution == .fill else { unsupported("the distribution \(distribution) of a stack") }
    let views = arrangedSubviews.filter { !$0.isHidden }
    let own = LayoutItem(view: self, guide: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : nil)
    let isRow = axis == .horizontal
    var result: [NSLayoutConstraint] = []
    func add(
      _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
      _ item: LayoutItem,
      _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat = 0
    ) {
      result.append(NSLayoutConstraint(LayoutItem(view: view), attribute, relation, item, other, 1, constant))
    }
    typealias Side = NSLayoutConstraint.Attribute
    let (start, end) = isRow ? (Side.leading, Side.trailing) : (Side.top, Side.bottom)
    let (near, far) = isRow ? (Side.top, Side.bottom) : (Side.leading, Side.trailing)
    for view in arrangedSubviews where view.isHidden {
      result.append(
        NSLayoutConstraint(LayoutItem(view: view), isRow ? .width : .height, .equal, nil, .none, 1, 0))
    }
    var former: UIView?
    for view in views {
      if let former {
        add(view, start, .equal, LayoutItem(view: former), end, customSpacing(after: former))
      } else {
        add(view, start, .equal, own, start)
      }
      former = view
      add(view, near, alignment == .fill || alignment == .leading ? .equal : .greaterThanOrEqual, own, near)
      add(view, far, alignment == .fill || alignment == .trailing ? .equal : .lessThanOrEqual, own, far)
      switch alignment {
      case .center: add(view, isRow ? .centerY : .centerX, .equal, own, isRow ? .centerY : .centerX)
      case .firstBaseline:
        if let one = views.first, one !== view {
          add(view, .firstBaseline, .equal, LayoutItem(view: one), .firstBaseline)
        }
      case .lastBaseline:
        if let one = views.first, one !== view {
          add(view, .lastBaseline, .equal, LayoutItem(view: one), .lastBaseline)
        }
      default: break
      }
    }
    if let former { add(former, end, .equal, own, end) }
    return result
  }
}

/// The views that constraints place in a host, whose own size is given or looked for.
@MainActor private struct Island {
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
