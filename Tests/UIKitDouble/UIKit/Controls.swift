// SPDX-License-Identifier: GPL-3.0-or-later

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

@MainActor open class UILabel: UIView {
  open var text: String? { didSet { if text != oldValue { invalidateIntrinsicContentSize() } } }
  /// Only the letters are shown here.
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var textColor: UIColor! = .label
  public var textAlignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  public var adjustsFontForContentSizeCategory = false
  public var adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor: CGFloat = 0
  public var isHighlighted = false
  public var isEnabled = true
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  open override var intrinsicContentSize: CGSize { intrinsicSize(in: .infinity) }
  override func intrinsicSize(in width: CGFloat) -> CGSize {
    let text = text ?? ""
    guard !text.isEmpty else { return .zero }
    let all = font.lines(of: text, in: width)
    let lines = numberOfLines == 0 ? all : min(numberOfLines, all)
    let natural = text.split(separator: "\n").map { onPixels(font.width(of: $0)) }.max() ?? 0
    return CGSize(width: min(width, natural), height: onPixels(CGFloat(lines) * font.lineHeight))
  }
  /// Whether the text isn't shown whole in the label's frame.
  public var doubleIsCut: Bool {
    guard let text, !text.isEmpty, bounds.width > 0 else { return false }
    let lines = font.lines(of: text, in: bounds.width + 0.5)
    return (numberOfLines > 0 && lines > numberOfLines)
      || bounds.height + 0.5 < onPixels(CGFloat(lines) * font.lineHeight)
  }
}

@MainActor open class UIImageView: UIView {
  public var image: UIImage? { didSet { if image != oldValue { invalidateIntrinsicContentSize() } } }
  public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { invalidateIntrinsicContentSize() }
  }
  public init(image: UIImage? = nil) {
    super.init(frame: .zero)
    self.image = image
    bounds.size = intrinsicContentSize
  }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open override var intrinsicContentSize: CGSize {
    guard let image else { return super.intrinsicContentSize }
    return preferredSymbolConfiguration.map { image.withConfiguration($0).size } ?? image.size
  }
}

@MainActor public final class UIAction {
  public enum State: Int, Sendable { case off, on, mixed }
  public let title: String
  public let image: UIImage?
  public let state: State
  let handler: @MainActor (UIAction) -> Void
  public internal(set) var sender: Any?
  public init(
    title: String = "", image: UIImage? = nil, state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    (self.title, self.image, self.state, self.handler) = (title, image, state, handler)
  }
  /// What a user's tap in a menu does.
  public func choose() { handler(self) }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1)
    public static let valueChanged = Event(rawValue: 2)
    public static let primaryActionTriggered = Event(rawValue: 4)
    public static let editingChanged = Event(rawValue: 8)
    public static let editingDidEndOnExit = Event(rawValue: 16)
  }
  open var isEnabled = true
  open var isHighlighted = false
  public var isTracking = false
  public var showsMenuAsPrimaryAction = false
  private var actions: [(action: UIAction, events: Event)] = []
  public func addAction(_ action: UIAction, for events: Event) { actions.append((action, events)) }
  public func sendActions(for events: Event) {
    guard isEnabled else { return }
    for (action, own) in actions where !own.isDisjoint(with: events) {
      action.sender = self
      action.handler(action)
    }
  }
}

@MainActor open class UIRefreshControl: UIControl {
  public private(set) var isRefreshing = false
  public var attributedTitle: NSAttributedString?
  public func beginRefreshing() { isRefreshing = true }
  public func endRefreshing() { isRefreshing = false }
}

@MainActor open class UISwitch: UIControl {
  public var isOn = false
  public var onTintColor: UIColor?
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
  public override init(frame: CGRect) {
    super.init(frame: frame)
    bounds.size = intrinsicContentSize
    isAccessibilityElement = true
    accessibilityTraits = [.button, .toggleButton]
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The frame of a switch; iOS 26 has a wider one.
  open override var intrinsicContentSize: CGSize { System.current.switchSize }
  /// What a user's tap does.
  public func tap() {
    isOn.toggle()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable { case custom, system, detailDisclosure, infoLight, infoDark }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
  }
  public let buttonType: ButtonType
  public var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
  public var menu: UIMenu?
  public func setImage(_ image: UIImage?, for state: State) {}
  /// Only for buttons without a configuration.
  public private(set) lazy var titleLabel: UILabel? = UILabel()
  public func setTitle(_ title: String?, for state: State) {
    titleLabel?.text = title
    invalidateIntrinsicContentSize()
  }
  public init(type: ButtonType = .system, primaryAction: UIAction? = nil) {
    buttonType = type
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    bounds.size = intrinsicContentSize
  }
  public override convenience init(frame: CGRect) { self.init(type: .custom) }
  public required init?(coder: NSCoder) { unsupported("nib files") }
  open override var intrinsicContentSize: CGSize {
    guard let configuration else {
      guard let label = titleLabel, let title = label.text else { return CGSize(width: 25, height: 25) }
      return CGSize(width: onPixels(label.font.width(of: title)), height: onPixels(label.font.lineHeight))
    }
    let font = UIFont.preferredFont(forTextStyle: .body)
    let (insets, image) = (configuration.contentInsets, configuration.image?.size.width)
    let width =
      font.width(of: configuration.title ?? "") + (image.map { $0 + configuration.imagePadding } ?? 0)
    return CGSize(
      width: onPixels(width + insets.leading + insets.trailing),
      height: onPixels(font.lineHeight + insets.top + insets.bottom))
  }
  public func tap() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}
