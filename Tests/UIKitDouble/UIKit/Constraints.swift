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
  public func constraint(lessThanOrEqualTo other: NSLayoutDimension, multiplier: CGFloat)
    -> NSLayoutConstraint
  {
    scaled(.lessThanOrEqual, other, multiplier, 0)
  }
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

  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { one.isActive = false }
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
