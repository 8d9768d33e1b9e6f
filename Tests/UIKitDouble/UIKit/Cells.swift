// SPDX-License-Identifier: GPL-3.0-or-later

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  public typealias ConfigurationUpdateHandler = @MainActor (UITableViewCell, UICellConfigurationState) -> Void
  public let reuseIdentifier: String?
  private let host = ContentHost()
  public var contentView: UIView { host.view }
  public var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  public var editingAccessoryView: UIView?
  public var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  public var backgroundView: UIView?
  public var selectedBackgroundView: UIView?
  public var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? (superview as? UITableView)?.separatorInset ?? .zero }
    set { ownSeparatorInset = newValue }
  }
  public private(set) var ownSeparatorInset: UIEdgeInsets?
  public var backgroundConfiguration: UIBackgroundConfiguration?
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  private var needsUpdate = true
  open var isHighlighted = false { didSet { setNeedsUpdateConfiguration() } }
  open var isSelected = false { didSet { setNeedsUpdateConfiguration() } }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    directionalLayoutMargins.leading = System.current.margin
    directionalLayoutMargins.trailing = System.current.margin
    addSubview(contentView)
  }
  public required init?(coder: NSCoder) { unsupported("nib files") }
  /// A table makes cells of registered classes by this one, because Swift doesn't call others of a metatype.
  public required convenience init(registered reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set {
      host.configuration = newValue
      setNeedsLayout()
    }
  }
  /// The view that shows the configuration.
  public var doubleContent: (any UIView & UIContentView)? { host.content }

  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isHighlighted: isHighlighted, isSelected: isSelected)
  }
  public func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    updateConfiguration(using: configurationState)
  }

  /// Points that the accessory takes from the content, at the trailing side.
  private var accessoryWidth: CGFloat {
    let margin = directionalLayoutMargins.trailing
    if let accessoryView { return accessoryView.bounds.width + margin }
    let width = System.current.accessoryWidths[accessoryType.rawValue]
    return width == 0 ? 0 : width - System.current.margin + margin
  }
  open override func layoutSubviews() {
    updateIfNeeded()
    let width = bounds.width - accessoryWidth
    contentView.frame = CGRect(x: isMirrored ? accessoryWidth : 0, y: 0, width: width, height: bounds.height)
    if let accessoryView {
      let own = accessoryView.bounds.size
      let margin = directionalLayoutMargins.trailing
      let x = isMirrored ? margin : bounds.width - margin - own.width
      accessoryView.frame = CGRect(
        x: x, y: (bounds.height - own.height) / 2, width: own.width, height: own.height)
    }
    if let selectedBackgroundView { selectedBackgroundView.frame = bounds }
    if let backgroundView { backgroundView.frame = bounds }
  }
  open override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateIfNeeded()
    let height = host.height(size.width - accessoryWidth) ?? System.current.minimumRowHeight
    return CGSize(width: size.width, height: height)
  }
}

@MainActor open class UITableViewHeaderFooterView: UIView {
  public let reuseIdentifier: String?
  private let host = ContentHost()
  /// The configuration's view, as in UIKit.
  public var contentView: UIView { host.content ?? host.view }
  public var backgroundConfiguration: UIBackgroundConfiguration?
  public var backgroundView: UIView?
  private var needsUpdate = true
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(host.view)
  }
  open var configurationState: UIViewConfigurationState { UIViewConfigurationState() }
  public func setNeedsUpdateConfiguration() {
    needsUpdate = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UIViewConfigurationState) {}
  private func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    updateConfiguration(using: configurationState)
  }
  public required init?(coder: NSCoder) { unsupported("nib files") }
  public required convenience init(registered reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
  open func prepareForReuse() {}
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { host.configuration }
    set { host.configuration = newValue }
  }
  public var doubleContent: (any UIView & UIContentView)? { host.content }
  open override func layoutSubviews() {
    updateIfNeeded()
    host.view.frame = bounds
  }
  open override func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    updateIfNeeded()
    return CGSize(width: size.width, height: host.height(size.width) ?? 0)
  }
}
