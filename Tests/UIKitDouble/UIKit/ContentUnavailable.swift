// SPDX-License-Identifier: GPL-3.0-or-later

/// The view of a controller without content. It isn't laid out.
@MainActor public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var isEnabled = true
  }
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public static func empty() -> Self { Self() }
  public static func loading() -> Self { Self(text: "Loading…") }
  public static func search() -> Self { Self(text: "No Results") }
  public func makeContentView() -> any UIView & UIContentView { unsupported("a view without content") }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
