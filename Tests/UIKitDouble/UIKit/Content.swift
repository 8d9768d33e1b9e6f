// SPDX-License-Identifier: GPL-3.0-or-later

@MainActor public protocol UIConfigurationState { var traitCollection: UITraitCollection { get set } }
nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection = UITraitCollection.current
  public var isHighlighted = false
  public var isSelected = false
}
nonisolated public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection = UITraitCollection.current
}

@MainActor public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}
extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
@MainActor public protocol UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView
  func updated(for state: any UIConfigurationState) -> Self
}

public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

@MainActor public struct UIListContentConfiguration: UIContentConfiguration, @MainActor Hashable {
  public struct TextProperties: Hashable, Sendable {
    public enum TextAlignment: Sendable { case natural, center, justified }
    public enum TextTransform: Sendable { case none, uppercase, lowercase, capitalized }
    public var font: UIFont
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
  }
  public struct ImageProperties: Hashable, Sendable {
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
  }
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var secondaryText: String?
  /// Only the letters are shown here.
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  public var secondaryAttributedText: NSAttributedString? {
    didSet { secondaryText = secondaryAttributedText?.string }
  }
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))
  public var secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .caption1))
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: System.current.verticalMargin, leading: System.current.margin, bottom: System.current.verticalMargin,
    trailing: System.current.margin)
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  var isCell = true

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  public static func valueCell() -> UIListContentConfiguration {
    var result = cell()
    result.prefersSideBySideTextAndSecondaryText = true
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    result.secondaryTextProperties.color = .secondaryLabel
    return result
  }
  public static func sidebarCell() -> UIListContentConfiguration {
    styled(.preferredFont(forTextStyle: .body), above: 11, below: 11)
  }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    var result = styled(.preferredFont(forTextStyle: .body), above: 4, below: 4)
    result.textToSecondaryTextVerticalPadding = 0
    return result
  }
  public static func sidebarHeader() -> UIListContentConfiguration {
    styled(.preferredFont(forTextStyle: .headline), above: 11, below: 11)
  }
  public static func plainHeader() -> UIListContentConfiguration { groupedHeader() }
  public static func groupedHeader() -> UIListContentConfiguration {
    styled(.preferredFont(forTextStyle: .headline), above: 10, below: 10)
  }
  public static func plainFooter() -> UIListContentConfiguration { groupedFooter() }
  public static func groupedFooter() -> UIListContentConfiguration {
    styled(.preferredFont(forTextStyle: .footnote), above: 8, below: 6)
  }
  /// The numbers of iOS 26.
  private static func styled(
    _ font: UIFont, above: CGFloat, below: CGFloat
  ) -> UIListContentConfiguration {
    var result = cell()
    result.isCell = false
    result.textProperties.font = font
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    result.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: above, leading: 8, bottom: below, trailing: 8)
    result.imageToTextPadding = 10
    result.textToSecondaryTextVerticalPadding = 4
    return result
  }
  public static func header() -> UIListContentConfiguration {
    var result = cell()
    result.isCell = false
    result.textProperties.font = .preferredFont(forTextStyle: .footnote)
    result.textProperties.color = .secondaryLabel
    (result.directionalLayoutMargins.top, result.directionalLayoutMargins.bottom) = (17, 7)
    return result
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    var result = header()
    result.textProperties.font = .preferredFont(forTextStyle: .title3)
    result.textProperties.color = .label
    (result.directionalLayoutMargins.top, result.directionalLayoutMargins.bottom) = (8, 11)
    return result
  }
  public static func footer() -> UIListContentConfiguration { header() }
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// UIKit's own content of a cell: an image, then texts side by side if both fit, else stacked.
@MainActor open class UIListContentView: UIView, UIContentView {
  public var configuration: any UIContentConfiguration { didSet { update() } }
  public let image = UIImageView()
  public let title = UILabel()
  public let detail = UILabel()
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [image, title, detail] as [UIView] { addSubview(view) }
    update()
  }
  public required init?(coder: NSCoder) { unsupported("nib files") }
  public private(set) lazy var textLayoutGuide: UILayoutGuide? = UILayoutGuide(self) { [title] view in
    let frame = title.frame
    return UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: view.bounds.height - frame.maxY,
      right: view.bounds.width - frame.maxX)
  }
  private var list: UIListContentConfiguration {
    guard let list = configuration as? UIListContentConfiguration else {
      unsupported("\(configuration) in a list's view")
    }
    return list
  }
  private func update() {
    let list = list
    image.image = list.image
    image.tintColor = list.imageProperties.tintColor ?? tintColor
    for (label, text, look) in [
      (title, list.text, list.textProperties), (detail, list.secondaryText, list.secondaryTextProperties),
    ] {
      switch look.transform {
      case .none: label.text = text
      case .uppercase: label.text = text?.uppercased()
      case .lowercase: label.text = text?.lowercased()
      case .capitalized: label.text = text?.capitalized
      }
      (label.font, label.textColor, label.numberOfLines) = (look.font, look.color, look.numberOfLines)
      label.textAlignment = look.alignment == .center ? .center : .natural
    }
    invalidateIntrinsicContentSize()
  }

  /// Places the parts in a width, from left to right.
  ///
  /// - Returns: the height that they need.
  @discardableResult private func arrange(_ width: CGFloat, height: CGFloat?) -> CGFloat {
    let list = list
    var margins = list.directionalLayoutMargins
    if let outer = superview?.directionalLayoutMargins,
      list.axesPreservingSuperviewLayoutMargins.contains(.horizontal)
    {
      (margins.leading, margins.trailing) = (
        max(margins.leading, outer.leading), max(margins.trailing, outer.trailing)
      )
    }
    var leading = margins.leading
    if let shown = list.image {
      var size = shown.size
      let most = list.imageProperties.maximumSize
      if most.width > 0 { size.width = min(size.width, most.width) }
      if most.height > 0 { size.height = min(size.height, most.height) }
      let reserved = list.imageProperties.reservedLayoutSize
      var room = reserved.width == 0 ? size.width : reserved.width
      if reserved.width == UIListContentConfiguration.ImageProperties.standardDimension {
        room = System.current.symbolWidth
      }
      image.frame = CGRect(x: leading + (room - size.width) / 2, y: 0, width: size.width, height: size.height)
      leading += room + list.imageToTextPadding
    }
    let room = max(0, width - leading - margins.trailing)
    let (first, second) = (title.intrinsicSize(in: .infinity), detail.intrinsicSize(in: .infinity))
    let gap = list.textToSecondaryTextHorizontalPadding
    let hasDetail = second.width > 0
    let isBeside =
      list.prefersSideBySideTextAndSecondaryText && hasDetail && first.width + gap + second.width <= room
    let titleSize = title.intrinsicSize(in: room)
    let detailSize = detail.intrinsicSize(in: room)
    let stacked =
      titleSize.height + (hasDetail ? list.textToSecondaryTextVerticalPadding + detailSize.height : 0)
    let texts = isBeside ? max(first.height, second.height) : stacked
    let content = max(texts, list.image == nil ? 0 : image.frame.height)
    let needed = margins.top + content + margins.bottom
    guard let height else { return list.isCell ? max(needed, System.current.minimumRowHeight) : needed }
    let top = margins.top + (height - margins.top - margins.bottom - texts) / 2
    image.frame.origin.y = (height - image.frame.height) / 2
    let isWide = title.textAlignment != .natural
    title.frame = CGRect(x: leading, y: top, width: isWide ? room : titleSize.width, height: titleSize.height)
    detail.frame =
      isBeside
      ? CGRect(x: width - margins.trailing - second.width, y: top, width: second.width, height: second.height)
      : CGRect(
        x: leading, y: top + titleSize.height + list.textToSecondaryTextVerticalPadding,
        width: detailSize.width,
        height: detailSize.height)
    if isMirrored { for view in subviews { view.frame.origin.x = width - view.frame.maxX } }
    return needed
  }
  open override func layoutSubviews() { arrange(bounds.width, height: bounds.height) }
  override func intrinsicSize(in width: CGFloat) -> CGSize {
    CGSize(width: width, height: onPixels(arrange(width, height: nil)))
  }
  open override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { intrinsicSize(in: size.width) }
}

@MainActor public struct UIBackgroundConfiguration: @MainActor Hashable {
  public var cornerRadius: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public var backgroundColor: UIColor?
  public var strokeColor: UIColor?
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
}

/// The content that a cell or a header makes of its configuration.
@MainActor final class ContentHost {
  let view = UIView()
  var configuration: (any UIContentConfiguration)? {
    didSet {
      guard let configuration else {
        content?.removeFromSuperview()
        content = nil
        return
      }
      if let content, content.supports(configuration) {
        content.configuration = configuration
      } else {
        content?.removeFromSuperview()
        let made = configuration.makeContentView()
        made.frame = view.bounds
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(made, at: 0)
        content = made
      }
      content?.setNeedsLayout()
    }
  }
  private(set) var content: (any UIView & UIContentView)?
  init() {
    view.directionalLayoutMargins.leading = System.current.margin
    view.directionalLayoutMargins.trailing = System.current.margin
  }

  /// The height of the configuration's content, or of the views that are in the content view.
  func height(_ width: CGFloat) -> CGFloat? {
    let size = CGSize(width: width, height: 0)
    if let content {
      return content.systemLayoutSizeFitting(
        size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    guard view.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else { return nil }
    return view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
