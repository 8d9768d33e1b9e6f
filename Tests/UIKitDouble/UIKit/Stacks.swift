// SPDX-License-Identifier: GPL-3.0-or-later

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
  public var distribution = Distribution.fill { didSet { invalidateIntrinsicContentSize() } }
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
  /// UIKit drops views that leave the stack.
  func forget(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  public static let spacingUseDefault: CGFloat = 1e10
  public func customSpacing(after view: UIView) -> CGFloat { customSpacing[view] ?? spacing }
  public func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    customSpacing[view] = spacing == Self.spacingUseDefault ? nil : spacing
    invalidateIntrinsicContentSize()
  }

  var arrangement: [NSLayoutConstraint] {
    guard distribution == .fill || distribution == .fillEqually else {
      unsupported("the distribution \(distribution) of a stack")
    }
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
        if distribution == .fillEqually {
          add(view, isRow ? .width : .height, .equal, LayoutItem(view: former), isRow ? .width : .height)
        }
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
