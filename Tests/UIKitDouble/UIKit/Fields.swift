// SPDX-License-Identifier: GPL-3.0-or-later

// Sizes are those of a device with iOS 18; no test compares them.

@MainActor open class UIStepper: UIControl {
  public var value = 0.0
  public var minimumValue = 0.0
  public var maximumValue = 100.0
  public var stepValue = 1.0
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

@MainActor open class UISlider: UIControl {
  public var value: Float = 0
  public var minimumValue: Float = 0
  public var maximumValue: Float = 1
  public var minimumTrackTintColor: UIColor?
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 31) }
}

@MainActor open class UISegmentedControl: UIControl {
  private var titles: [String?] = []
  public var numberOfSegments: Int { titles.count }
  public var selectedSegmentIndex = -1
  public func titleForSegment(at index: Int) -> String? { titles[index] }
  public func removeAllSegments() { titles = [] }
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title, at: index)
    invalidateIntrinsicContentSize()
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 70 * CGFloat(titles.count), height: 32) }
}

@MainActor open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }
  public private(set) var progress: Float = 0
  public var progressTintColor: UIColor?
  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 4) }
}

@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable { case medium = 100, large }
  public var style: Style
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var color: UIColor!
  public private(set) var isAnimating = false
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { unsupported("nib files") }
  public func startAnimating() { isAnimating = true }
  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}

@MainActor open class UITextField: UIControl {
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public var text: String?
  public var placeholder: String?
  public var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  public var textAlignment = NSTextAlignment.natural
  public var clearButtonMode = ViewMode.never
  public var isSecureTextEntry = false
  public var adjustsFontForContentSizeCategory = false
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: onPixels(font?.lineHeight ?? 0) + 12)
  }
}

public final class NSTextContainer { public var lineFragmentPadding: CGFloat = 5 }

@MainActor public protocol UITextViewDelegate: AnyObject { func textViewDidChange(_ textView: UITextView) }

@MainActor open class UITextView: UIScrollView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var text: String! = "" { didSet { invalidateIntrinsicContentSize() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var attributedText: NSAttributedString!
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  public var isEditable = true
  public var textAlignment = NSTextAlignment.natural
  public var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
  public var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer = NSTextContainer()
  public var adjustsFontForContentSizeCategory = false
  public weak var delegate: (any UITextViewDelegate)?
  public init(frame: CGRect, textContainer: NSTextContainer?) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { unsupported("nib files") }
  open override var intrinsicContentSize: CGSize {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let height = CGFloat(lines) * (font?.lineHeight ?? 0)
    return CGSize(
      width: Self.noIntrinsicMetric,
      height: onPixels(height) + textContainerInset.top + textContainerInset.bottom)
  }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

@MainActor open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  public var datePickerMode = Mode.dateAndTime
  public var date = Date()
  public var preferredDatePickerStyle = UIDatePickerStyle.automatic
  open override var intrinsicContentSize: CGSize {
    CGSize(width: datePickerMode == .dateAndTime ? 200 : 100, height: 34)
  }
}

@MainActor public final class UIMenu {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let singleSelection = Options(rawValue: 32)
  }
  public let children: [UIAction]
  public init(options: Options = [], children: [UIAction]) { self.children = children }
}

public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
}

extension UIButton {
  public struct Configuration {
    public var title: String?
    public var image: UIImage?
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var imagePadding: CGFloat = 0
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public static func plain() -> Configuration { Configuration() }
    public static func gray() -> Configuration { Configuration() }
    public static func tinted() -> Configuration { Configuration() }
    public static func filled() -> Configuration { Configuration() }
  }
}
