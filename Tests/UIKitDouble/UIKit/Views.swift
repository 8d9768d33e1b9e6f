// SPDX-License-Identifier: GPL-3.0-or-later

@MainActor open class UIResponder: Hashable {
  public init() {}
  nonisolated public static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  @discardableResult open func resignFirstResponder() -> Bool { true }
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let selected = UIAccessibilityTraits(rawValue: 4)
  public static let header = UIAccessibilityTraits(rawValue: 16)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let image = UIAccessibilityTraits(rawValue: 32)
  public static let toggleButton = UIAccessibilityTraits(rawValue: 128)
}

public struct UILayoutPriority: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(floatLiteral value: Float) { rawValue = value }
  public init(integerLiteral value: Int) { rawValue = Float(value) }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

public protocol UITraitChangeRegistration {}
private struct Registration: UITraitChangeRegistration {}

@MainActor public protocol UITraitEnvironment: AnyObject { var traitCollection: UITraitCollection { get } }
@MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}
extension UITraitChangeObservable {
}

/// Changes the traits of the process and calls those that observe them.
@MainActor public enum Traits {
  static var windows: [() -> UIWindow?] = []
  static var observers: [@MainActor (UITraitCollection) -> Void] = []
  public static func change(_ change: (inout UITraitCollection) -> Void) {
    let (former, old) = (UITraitCollection.current, UITraitCollection.current)
    var new = UITraitCollection()
    (new.userInterfaceIdiom, new.horizontalSizeClass) = (old.userInterfaceIdiom, old.horizontalSizeClass)
    (new.displayScale, new.layoutDirection) = (old.displayScale, old.layoutDirection)
    (new.preferredContentSizeCategory, new.userInterfaceStyle) =
      (old.preferredContentSizeCategory, old.userInterfaceStyle)
    change(&new)
    UITraitCollection.current = new
    for observer in observers { observer(former) }
    // UIKit lays out all views again, and they resolve their colours.
    for view in windows.flatMap({ $0()?.doubleTree ?? [] }) {
      view.layer.backgroundColor = view.backgroundColor?.cgColor
      view.setNeedsLayout()
      (view as? UITableViewCell)?.setNeedsUpdateConfiguration()
      (view as? UITableViewHeaderFooterView)?.setNeedsUpdateConfiguration()
      (view as? UITableView)?.traitsChanged()
    }
  }
}

extension UIView: UITraitChangeObservable {}

@MainActor open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  }
  open class var layerClass: AnyClass { CALayer.self }
  public let layer: CALayer
  public private(set) weak var superview: UIView?
  public private(set) var subviews: [UIView] = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public var autoresizingMask: AutoresizingMask = []
  /// Active constraints of which this view, or its guide, is the first item.
  var ownConstraints: [NSLayoutConstraint] = []
  var needsLayout = true
  weak var controller: UIViewController?
  /// The guides that constraints place.
  private(set) var guides: [UILayoutGuide] = []
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guides.append(guide)
    guide.owningView = self
  }

  public init(frame: CGRect) {
    guard let type = Self.layerClass as? CALayer.Type else { unsupported("this layer class") }
    layer = type.init()
    super.init()
    self.frame = frame
  }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { unsupported("nib files") }

  public var frame: CGRect {
    get { layer.frame }
    set {
      let former = layer.frame.size
      layer.frame = newValue
      if former != newValue.size {
        setNeedsLayout()
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
          let mask = view.autoresizingMask
          if mask.contains(.flexibleWidth) { view.frame.size.width += newValue.width - former.width }
          if mask.contains(.flexibleHeight) { view.frame.size.height += newValue.height - former.height }
        }
      }
    }
  }
  public var bounds: CGRect {
    get { layer.bounds }
    set {
      layer.boundsOrigin = newValue.origin
      frame.size = newValue.size
    }
  }
  public var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var backgroundColor: UIColor? { didSet { layer.backgroundColor = backgroundColor?.cgColor } }
  public var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      // Only a stack places its views again.
      if superview is UIStackView { invalidateIntrinsicContentSize() }
    }
  }
  /// Views mask others by their layers.
  public var mask: UIView? { didSet { layer.mask = mask?.layer } }
  public var alpha: CGFloat = 1
  public var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  public var isUserInteractionEnabled = true
  public var contentMode = ContentMode.scaleToFill
  private var ownTint: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintColorDidChange()
    }
  }
  open func tintColorDidChange() {}
  public var isAccessibilityElement = false
  public var accessibilityElementsHidden = false
  open var accessibilityLabel: String?
  public var accessibilityValue: String?
  public var accessibilityHint: String?
  public var accessibilityIdentifier: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElements: [Any]?

  // MARK: Traits

  public var traitCollection: UITraitCollection { .current }
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  // MARK: The tree

  public var window: UIWindow? { (self as? UIWindow) ?? superview?.window }
  public func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
  public func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    layer.insertSublayer(view.layer, at: UInt32(min(index, layer.sublayers?.count ?? 0)))
    view.invalidateIntrinsicContentSize()
    setNeedsLayout()
    view.didMoveToSuperview()
    if window != nil { view.tellWindow() }
  }
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
  }
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    (superview as? UIStackView)?.forget(self)
    superview.setNeedsLayout()
    // UIKit drops the constraints between the view and the others.
    for view in superview.root.doubleTree {
      for constraint in view.ownConstraints where constraint.connects(self) { constraint.isActive = false }
    }
    for constraint in doubleTree.flatMap(\.ownConstraints) where constraint.leaves(self) {
      constraint.isActive = false
    }
    self.superview = nil
    layer.removeFromSuperlayer()
  }
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  open func didMoveToSuperview() {}
  open func didMoveToWindow() {}
  func tellWindow() {
    didMoveToWindow()
    for view in subviews { view.tellWindow() }
  }
  var root: UIView { superview?.root ?? self }
  /// The view and all views in it.
  public var doubleTree: [UIView] { [self] + subviews.flatMap(\.doubleTree) }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    func origin(_ view: UIView?) -> CGPoint {
      guard let view else { return .zero }
      let (outer, own) = (origin(view.superview), view.superview?.bounds.origin ?? .zero)
      return CGPoint(x: outer.x + view.frame.minX - own.x, y: outer.y + view.frame.minY - own.y)
    }
    let (from, to) = (origin(self), origin(view))
    let (own, other) = (bounds.origin, view?.bounds.origin ?? .zero)
    return rect.offsetBy(dx: from.x - own.x - to.x + other.x, dy: from.y - own.y - to.y + other.y)
  }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let origin = convert(CGRect.zero, to: view).origin
    return rect.offsetBy(dx: -origin.x, dy: -origin.y)
  }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  // MARK: Margins

  open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet {
      if directionalLayoutMargins != oldValue {
        invalidateIntrinsicContentSize()
        layoutMarginsDidChange()
      }
    }
  }
  public var layoutMargins: UIEdgeInsets {
    get {
      let own = directionalLayoutMargins
      return UIEdgeInsets(
        top: own.top, left: isMirrored ? own.trailing : own.leading, bottom: own.bottom,
        right: isMirrored ? own.leading : own.trailing)
    }
    set {
      directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: newValue.top, leading: isMirrored ? newValue.right : newValue.left, bottom: newValue.bottom,
        trailing: isMirrored ? newValue.left : newValue.right)
    }
  }
  /// Margins are the same in a safe area.
  public var insetsLayoutMarginsFromSafeArea = true
  open func layoutMarginsDidChange() {}
  /// The window's safe area in this view.
  public var safeAreaInsets: UIEdgeInsets {
    guard let window, window !== self else { return (self as? UIWindow)?.safeArea ?? .zero }
    let frame = convert(bounds, to: window)
    let (area, size) = (window.safeArea, window.bounds.size)
    return UIEdgeInsets(
      top: max(0, area.top - frame.minY), left: max(0, area.left - frame.minX),
      bottom: max(0, area.bottom - (size.height - frame.maxY)),
      right: max(0, area.right - (size.width - frame.maxX)))
  }
  public private(set) lazy var layoutMarginsGuide = UILayoutGuide(self) { $0.layoutMargins }

  // MARK: Layout

  open func setNeedsLayout() { needsLayout = true }
  public func layoutIfNeeded() {
    for _ in 0..<20 {
      guard anyNeedsLayout else { return }
      layoutTree()
    }
    unsupported("a layout that never ends: \(doubleTree.filter(\.needsLayout).map { type(of: $0) })")
  }
  private var anyNeedsLayout: Bool { needsLayout || subviews.contains(where: \.anyNeedsLayout) }
  private func layoutTree() {
    if needsLayout {
      needsLayout = false
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    layer.layoutIfNeeded()
    for view in subviews { view.layoutTree() }
  }
  open func layoutSubviews() { if isHost { layOutConstraints() } }
  open func draw(_ rect: CGRect) {}
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    hugging[axis] = priority
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis] = priority
  }
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  public static let noIntrinsicMetric: CGFloat = -1
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  /// The intrinsic size when the width is limited.
  func intrinsicSize(in width: CGFloat) -> CGSize { intrinsicContentSize }
  public func invalidateIntrinsicContentSize() {
    var view: UIView? = self
    while let current = view, !current.translatesAutoresizingMaskIntoConstraints || current === self {
      current.setNeedsLayout()
      view = current.superview
    }
    view?.setNeedsLayout()
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = intrinsicSize(in: size.width)
    return own.width < 0 ? bounds.size : own
  }
  public static let layoutFittingCompressedSize = CGSize.zero
  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let fits = sizeFittingConstraints(size, horizontal, vertical)
    return CGSize(width: onPixels(fits.width), height: onPixels(fits.height))
  }
  func onPixels(_ length: CGFloat) -> CGFloat {
    let scale = traitCollection.displayScale
    return (length * scale - 0.001).rounded(.up) / scale
  }
}

@MainActor public final class UIWindow: UIView {
  public var safeArea = UIEdgeInsets.zero
  public override init(frame: CGRect) {
    super.init(frame: frame)
    Traits.windows.append { [weak self] in self }
  }
  public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { unsupported("nib files") }
  public var rootViewController: UIViewController? {
    didSet {
      guard let controller = rootViewController else { return }
      controller.view.frame = bounds
      addSubview(controller.view)
    }
  }
}
