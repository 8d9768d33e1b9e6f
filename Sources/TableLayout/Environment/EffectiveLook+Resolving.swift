import Geometry
import TableModel

extension EffectiveLook {
  /// Fills what `look` leaves open with the defaults of the style and the profile.
  package init(_ look: Look, in environment: LayoutEnvironment) {
    let style = environment.style
    let radius = look.cornerRadius ?? Self.cornerRadius(of: style, in: environment)
    cornerRadius = radius
    onlyRowCornerRadius = look.onlyRowCornerRadius ?? radius
    cornerCurve = look.cornerCurve ?? environment.profile.cornerCurve
    maskedCorners = look.maskedCorners ?? .all
    cornerTechnique = look.cornerTechnique ?? .mask
    cornerClamping = look.cornerClamping ?? .uiKit
    isMaskingExplicit = look.masksToBounds != nil
    masksToBounds = look.masksToBounds ?? (radius > .zero)
    let insets = Self.insets(of: style, in: environment)
    self.insets = Self.centered(
      EdgeInsets(
        top: look.insets.top ?? insets.top, left: look.insets.left ?? insets.left,
        bottom: look.insets.bottom ?? insets.bottom, right: look.insets.right ?? insets.right),
      in: environment)
    separatorModel = look.separator.model ?? .overlay
    rowSpacing = look.rowSpacing ?? .zero
    sectionSpacing = look.sectionSpacing
    separatorStyle = look.separator.style ?? (style == .cards ? .none : .singleLine)
    separatorLeft = look.separator.left ?? .automatic
    separatorRight = look.separator.right ?? .automatic
    separatorReference =
      look.separator.reference ?? environment.profile.separatorInsetReference
    separatorPosition = look.separator.position ?? .bottom
    let thickness = look.separator.thickness ?? environment.metric(.separatorThickness)
    separatorThickness = thickness > .zero ? thickness : environment.grid.hairline
    separatorLength = look.separator.length ?? .fit
    separatorColor = look.separator.color ?? environment.profile.separatorColor
    // Lines along a section's ends look wrong under rounded corners or beside a margin: UIKit has neither.
    let isFlush = radius == .zero && self.insets.left == .zero && self.insets.right == .zero
    hasSectionEdges = look.separator.sectionEdges ?? (style == .grouped && isFlush)
    shadow = look.shadow ?? (style == .cards ? .card : .none)
    border = look.border ?? (style == .cards ? .card : .none)
    rowColor = look.rowColor ?? Self.rowColor(of: style)
    titleColor = look.titleColor ?? .semantic(.label)
    detailColor = look.detailColor
    tintColor = look.tintColor ?? .semantic(.systemBlue)
    rowHeight = look.rowHeight ?? .automatic
    cellContent = look.cellContent ?? .textLabel
    titleOrigin = look.titleOrigin
  }

  private static func cornerRadius(of style: TableStyle, in environment: LayoutEnvironment) -> Points {
    switch style {
    case .plain, .grouped: .zero
    case .insetGrouped, .cards: environment.metric(.cornerRadius)
    }
  }

  private static func insets(of style: TableStyle, in environment: LayoutEnvironment) -> EdgeInsets {
    switch style {
    case .plain, .grouped: return .zero
    case .insetGrouped:
      let margin = environment.layoutMargin
      return EdgeInsets(
        top: .zero, left: margin + environment.safeArea.left, bottom: .zero,
        right: margin + environment.safeArea.right)
    case .cards:
      let margin = environment.metric(.cardMargin)
      return EdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
    }
  }

  /// A group wider than the table's maximum stands in the middle of the room that its insets leave.
  private static func centered(_ insets: EdgeInsets, in environment: LayoutEnvironment) -> EdgeInsets {
    guard let maximum = environment.info.maximumWidth else { return insets }
    let spare = environment.width - insets.left - insets.right - maximum
    guard spare > .zero else { return insets }
    var result = insets
    let half = environment.grid.floor(spare / 2)
    result.left = insets.left + half
    result.right = insets.right + (spare - half)
    return result
  }

  private static func rowColor(of style: TableStyle) -> Color {
    switch style {
    case .plain: .semantic(.systemBackground)
    case .grouped, .insetGrouped, .cards: .semantic(.secondarySystemGroupedBackground)
    }
  }
}

extension Shadow {
  /// The card shadow of published code: light grey, radius 2, 2 points down; its path follows the corners.
  package static let card = Shadow(
    color: .semantic(.lightGray), radius: 2, opacity: 1000, offset: Point(x: 0, y: 2))
}

extension Border {
  /// The card border of published code: one point of white (of the row's own colour in the dark).
  package static let card = Border(color: .semantic(.secondarySystemGroupedBackground), width: 1)
}
