// SPDX-License-Identifier: GPL-3.0-or-later

@MainActor public final class UIBarButtonItem {
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, flexibleSpace, close }
  public var title: String?
  public var image: UIImage?
  public enum Style: Int, Sendable { case plain, done, prominent }
  public var accessibilityLabel: String?
  public var style = Style.plain
  public var tintColor: UIColor?
  public var isEnabled = true
  public enum Badge: Equatable, Sendable { case string(String) }
  public var badge: Badge?
  public private(set) var customView: UIView?
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
  private let action: UIAction?
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    (self.title, self.image, action) = (
      title ?? primaryAction?.title, image ?? primaryAction?.image, primaryAction
    )
  }
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: "\(systemItem)", primaryAction: primaryAction)
  }
  public func tap() { if let action { action.handler(action) } }
}

@MainActor public final class UITabBarItem {
  public let title: String?
  public let image: UIImage?
  public var badgeValue: String?
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    (self.title, self.image) = (title, image)
  }
}

@MainActor public final class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
  public var selectedIndex = 0
  public var tabs: [UITab] = []
  public var selectedTab: UITab?
}

@MainActor public class UITab {
  public let title: String
  public let image: UIImage?
  public let identifier: String
  public var badgeValue: String?
  public private(set) lazy var viewController = provide?(self)
  private let provide: ((UITab) -> UIViewController)?
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    (self.title, self.image, self.identifier, provide) = (title, image, identifier, viewControllerProvider)
  }
}
@MainActor public final class UISearchTab: UITab {}

@MainActor public final class UINavigationBarAppearance {
  public init() {}
  public func configureWithTransparentBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithDefaultBackground() {}
}

@MainActor public final class UINavigationItem {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }
  public var title: String?
  public var prompt: String?
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  public var backButtonTitle: String?
  public var leftBarButtonItems: [UIBarButtonItem]?
  public var rightBarButtonItems: [UIBarButtonItem]?
  public var leftBarButtonItem: UIBarButtonItem?
  public var rightBarButtonItem: UIBarButtonItem?
  public var leftItemsSupplementBackButton = false
  public var standardAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public var searchController: UISearchController?
  public var hidesSearchBarWhenScrolling = true
  public let searchBarPlacementBarButtonItem = UIBarButtonItem(title: "search field")
}

@MainActor public final class UISearchController: UIViewController {
  public let searchBar = UISearchBar()
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { unsupported("nib files") }
}
@MainActor public final class UISearchBar: UIView { public var placeholder: String? }

extension UIViewController: UITraitChangeObservable {}

/// All views have the traits of the process.
@MainActor public struct UITraitOverrides {
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { UITraitCollection.current.preferredContentSizeCategory }
    set { Traits.change { $0.preferredContentSizeCategory = newValue } }
  }
}

/// The sheet of a controller. The double presents nothing, so each controller is in one.
@MainActor public final class UISheetPresentationController {
  public var detents: [Detent] = [.large()]
  public var selectedDetentIdentifier: Detent.Identifier?
  public var prefersGrabberVisible = false
  public var preferredCornerRadius: CGFloat?

  public struct Detent {
    public struct Identifier: Hashable, Sendable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    public let identifier: Identifier
    public static func medium() -> Detent { Detent(identifier: .medium) }
    public static func large() -> Detent { Detent(identifier: .large) }
    public static func custom(identifier: Identifier, resolver: (Any) -> CGFloat?) -> Detent {
      Detent(identifier: identifier)
    }
  }
}

@MainActor open class UIViewController: UIResponder {
  public let sheetPresentationController: UISheetPresentationController? = UISheetPresentationController()
  private var loaded: UIView?
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public var title: String? { didSet { navigationItem.title = title } }
  public let navigationItem = UINavigationItem()
  public private(set) var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  public var tabBarItem: UITabBarItem?
  public var toolbarItems: [UIBarButtonItem]?
  public var contentUnavailableConfiguration: (any UIContentConfiguration)?
  public var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }
  public var additionalSafeAreaInsets = UIEdgeInsets.zero
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(leading: System.current.margin, trailing: System.current.margin)
  }
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides() }
    set {}
  }
  public init(nibName: String? = nil, bundle: Bundle? = nil) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { unsupported("nib files") }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var view: UIView! {
    get {
      if loaded == nil {
        loadView()
        viewDidLoad()
      }
      return loaded
    }
    set {
      loaded = newValue
      newValue.controller = self
    }
  }
  public var isViewLoaded: Bool { loaded != nil }
  public var traitCollection: UITraitCollection { .current }
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  public func addChild(_ controller: UIViewController) {
    children.append(controller)
    controller.parent = self
  }
  public func setOverrideTraitCollection(_ traits: UITraitCollection?, forChild child: UIViewController) {
    if let traits { Traits.change { $0 = traits } }
  }
}

@MainActor public final class UINavigationBar: UIView { public var prefersLargeTitles = false }

@MainActor open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  public private(set) var viewControllers: [UIViewController] = []
  public private(set) var isNavigationBarHidden = false
  public var isToolbarHidden = true
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }
  public required init?(coder: NSCoder) { unsupported("nib files") }
  open override func viewDidLoad() {
    guard let top = viewControllers.last?.view else { return }
    top.frame = view.bounds
    top.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(top)
  }
  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
}

@MainActor public final class UIDevice {
  public static let current = UIDevice()
  public var systemVersion: String { System.current.version }
}

@MainActor public class UIScene: UIResponder {}
@MainActor public final class UIWindowScene: UIScene {}
@MainActor public final class UIApplication {
  public static let shared = UIApplication()
  public let connectedScenes: Set<UIScene> = [UIWindowScene()]
}
