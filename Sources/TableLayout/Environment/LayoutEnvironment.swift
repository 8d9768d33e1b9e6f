// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The environment of a table's layout: the device and the profile, with every default filled in.
///
/// A class, because everything that computes a row holds it, and its fields have a thousand bytes.
package final class LayoutEnvironment: Sendable {
  package let info: Table.Info
  /// The table's picture files.
  let pictures: LoadedPictures
  package let profile: Profile
  /// The table's device, or the default one.
  package let device: Device
  /// The table's width in points.
  package let width: Points
  /// The height of the table's bounds in points; `nil` if only the width is set, because no screen is known
  /// then.
  package let height: Points?
  /// The place of the table's sheet; `nil` if none is drawn.
  let sheet: SheetPlace?
  /// The pixels of the table's screen.
  package let grid: PixelGrid
  /// Points, left to right. If the table sets its width, the device's left and right are 0, because no screen
  /// is known then.
  package let safeArea: EdgeInsets
  /// Points: the default `layoutMargins` of the table and of its cells, without the safe area.
  package let layoutMargin: Points
  /// Whether it is a pane of inset groups on an iPad, as in the Settings app. Profiles up to iOS 12 have constants of their
  /// own for it, such as `paneCornerRadius`.
  package let isPane: Bool
  /// Whether cells follow the readable width, if it applies.
  let followsReadableWidth: Bool
  /// Points from the table's sides to the readable width; `nil` if cells don't follow it, or if it would
  /// leave too little space.
  package let readableInset: Points?
  /// Whether texts wrap and values are below their titles, because of an accessibility size.
  let wrapsTexts: Bool
  /// Whether the table has the view of a screen without rows. A picture is then as high as the screen.
  package let hasContentUnavailable: Bool
  /// Heights that most rows share, computed once.
  let rowHeights: RowHeights<Points>
  /// The numbers of the profile with the table's overrides, by ``Metric/ordinal``: a row uses thirty of them.
  private let metrics: [Points]
  /// The same for the flags, by ``ConstantName/ordinal``.
  private let flags: [Bool]
  /// The values of a look that sets nothing.
  let standards: LookValues
  /// The initializer sets it last, because the look needs everything above.
  nonisolated(unsafe) private var tableLook: ResolvedLook?
  /// The offset at which the row of ``Table/Info/scrollTo`` is at the top; `nil` without one.
  let scrolledTo: Points?

  /// Resolves the defaults of a table.
  ///
  /// - Parameters:
  ///   - pictures: default: none was read.
  ///   - scrolledTo: points, see ``ScrollTarget``. Default: the table isn't scrolled to a row.
  package init(
    _ info: Table.Info, pictures: LoadedPictures = LoadedPictures(), scrolledTo: Points? = nil
  ) {
    self.info = info
    self.scrolledTo = scrolledTo
    self.pictures = pictures
    hasContentUnavailable = info.contentUnavailable.showsAnything
    let profile = Profile.named(info.profile)
    self.profile = profile
    standards = LookValues(info.style, profile)
    let device = info.traits.device.flatMap(Device.named) ?? .standard
    self.device = device
    let isLandscape = info.traits.orientation == .landscape
    let screen = isLandscape ? device.size.height : device.size.width
    width = info.traits.width ?? screen
    let isSizeKnown = info.traits.width == nil
    let screenHeight =
      info.traits.height ?? (isSizeKnown ? (isLandscape ? device.size.width : device.size.height) : nil)
    grid = PixelGrid(scale: info.traits.scale ?? device.scale)
    var safeArea = device.safeArea(info.traits.orientation, of: profile.safeAreas)
    if info.traits.width != nil {
      safeArea.left = .zero
      safeArea.right = .zero
    }
    safeArea.top = info.safeArea.top ?? safeArea.top
    safeArea.left = info.safeArea.left ?? safeArea.left
    safeArea.bottom = info.safeArea.bottom ?? safeArea.bottom
    safeArea.right = info.safeArea.right ?? safeArea.right
    let metrics = profile.values(host: info.host, overrides: info.metrics)
    self.metrics = metrics
    let flags = profile.values(host: info.host, overrides: info.flags)
    self.flags = flags
    func metric(_ metric: Metric, _ name: String = "") -> Points { metrics[metric.ordinal] }
    func flag(_ flag: ProfileFlag) -> Bool { flags[flag.ordinal] }
    sheet = SheetPlace(
      info, device, profile, grid, screenHeight: screenHeight, safeArea: safeArea, metric: metric)
    height = sheet?.height ?? screenHeight
    if sheet != nil { safeArea.top = metric(.sheetBarTop) }
    // The sensor housing has the same place in a right-to-left layout, which is the mirror image of one from
    // left to right.
    self.safeArea = info.traits.direction == .rightToLeft ? safeArea.mirrored : safeArea
    // Popovers and the narrow side of a split are like phones.
    let isPad = info.traits.device != nil && device.isPad
    isPane = info.style == .insetGrouped && isPad && width >= 400
    layoutMargin = Self.layoutMargin(width: width, isPad: isPad, metric: metric)
    followsReadableWidth =
      info.cellLayoutMarginsFollowReadableWidth ?? flag(.followsReadableWidth)
    readableInset =
      followsReadableWidth
      ? Self.readableInset(width: width, safeArea: safeArea, textSize: info.traits.textSize, metric: metric)
      : nil
    wrapsTexts = info.traits.textSize.isAccessibilityCategory && flag(.accessibilityTextsWrap)
    rowHeights = RowHeights(
      textSize: info.traits.textSize, profile: profile, grid: grid,
      isLargePad: Self.isLargePad(device, height: height), startsAtLarge: flag(.rowHeightsStartAtLarge),
      metric: metric)
    tableLook = ResolvedLook(InheritedLook(table: info.look), in: self)
  }

  /// Whether UIKit adds more padding to cells: on screens that are at least 1366 points long, in tables that
  /// are at least 916 points high.
  static func isLargePad(_ device: Device, height: Points?) -> Bool {
    device.isPad && max(device.size.width, device.size.height) >= 1366 && (height ?? .zero) >= 916
  }

  /// The table's own look.
  package var look: ResolvedLook {
    guard let tableLook else { preconditionFailure("the environment is not complete") }
    return tableLook
  }

  /// The profile's constant, or the table's override of it; points, or a factor.
  package func metric(_ metric: Metric) -> Points { metrics[metric.ordinal] }

  /// The profile's flag, or the table's override of it.
  package func flag(_ flag: ProfileFlag) -> Bool { flags[flag.ordinal] }

  /// Whether a left inset is UIKit's default, which is measured from the edge.
  func isDefaultSeparatorInset(_ inset: Points) -> Bool {
    inset > .zero && inset == metric(.defaultSeparatorInset)
  }

  /// The profile's constant for the table's host, with its source.
  package func constant(_ metric: Metric) -> Constant<Points> { profile.constant(metric, host: info.host) }
  /// The profile's flag for the table's host, with its source.
  package func constant(_ flag: ProfileFlag) -> Constant<Bool> { profile.constant(flag, host: info.host) }

  package var style: TableStyle { info.style }

  package var isRightToLeft: Bool { info.traits.direction == .rightToLeft }

  /// A frame in the table's direction: right-to-left is the exact mirror image.
  func directed(_ rect: Rect) -> Rect { isRightToLeft ? rect.mirrored(in: width) : rect }

  /// Whether sections have UIKit's grouped measurements: default headers, footers and bottom padding.
  package var isGrouped: Bool {
    switch info.style {
    case .grouped, .insetGrouped: true
    case .plain, .cards: false
    }
  }

  /// The colour of the band behind section titles in the plain style; `nil` if they are on the table's
  /// background.
  var plainHeaderColor: Color? {
    let isDark = info.traits.appearance == .dark
    return (isDark ? profile.darkPlainHeaderColor : nil) ?? profile.plainHeaderColor
  }

  /// The system font of a text style at the table's text size.
  package func font(_ style: TextStyle, weight: FontWeight? = nil) -> Font {
    Font(style, at: info.traits.textSize, weight: weight)
  }

  /// The default text style of a cell's title.
  package func titleTextStyle(_ style: CellStyle) -> TextStyle {
    switch style {
    case .default, .subtitle, .value1: .body
    case .value2: .footnote
    case .status: .headline
    }
  }

  /// Whether a title is bold by default.
  package func hasBoldTitles(_ style: CellStyle) -> Bool {
    switch style {
    case .default, .subtitle, .value1: profile.hasBoldTitles
    case .value2, .status: false
    }
  }

  /// The default text style of a cell's detail.
  package func detailTextStyle(_ style: CellStyle) -> TextStyle {
    switch style {
    case .default, .value1: .body
    case .subtitle: profile.subtitleTextStyle
    case .value2, .status: .footnote
    }
  }

  /// The default weight of headers and footers, semibold in plain tables; `nil` is the text style's weight.
  package var sectionTextWeight: FontWeight? { isGrouped ? nil : .semibold }

  /// A font with the settings of a label.
  func font(_ own: Font, _ label: LabelSettings, _ look: InheritedLook) -> Font {
    var font = look[label.textStyle].map { self.font($0) } ?? own
    if let size = look[label.size] { font.size = size }
    if let weight = look[label.weight] { font.weight = weight }
    return font
  }

  /// The safe area as visual left and right.
  package var seenSafeArea: EdgeInsets { isRightToLeft ? safeArea.mirrored : safeArea }

  /// Points by which the table's safe area is larger than the device's, left to right; negative if it is
  /// smaller.
  package var additionalSafeArea: EdgeInsets {
    var device = info
    device.safeArea = SafeArea()
    let own = LayoutEnvironment(device).safeArea
    return EdgeInsets(
      top: safeArea.top - own.top, left: safeArea.left - own.left, bottom: safeArea.bottom - own.bottom,
      right: safeArea.right - own.right)
  }

  /// Points of the safe area that reach into a group with this look's insets; 0 if contents ignore the safe
  /// area.
  func safeArea<N: Measure>(within look: ResolvedLook) -> (left: N, right: N) {
    func side(
      _ inset: LookSetting<Points>, _ safeArea: Points, _ source: @autoclosure () -> TermSource
    ) -> N {
      guard info.insetsContentViewsToSafeArea else { return .zero }
      let own: N = look.length(inset, "less the group's inset")
      return (N(safeArea, "safe area", source()) - own).notNegative.named("safe area", source())
    }
    let left = side(.insetLeft, safeArea.left, safeAreaSources.left)
    let right = side(.insetRight, safeArea.right, safeAreaSources.right)
    guard hasSectionIndex else { return (left, right) }
    return (left, right.ifAny + sectionIndex(within: look))
  }

  /// Whether the table has a section index.
  var hasSectionIndex: Bool { info.sectionIndexTitles?.isEmpty == false }

  /// Points by which a section index reaches into a group with this look. Its contents and its lines end there (assumed, as in
  /// Contacts).
  func sectionIndex<N: Measure>(within look: ResolvedLook) -> N {
    guard hasSectionIndex else { return .zero }
    let own: N = look.length(.insetRight, "less the group's inset")
    return (metric(.sectionIndexWidth, "section index") - own).notNegative
      .named("section index", .metric(.sectionIndexWidth)).ifAny
  }

  /// The sources of the safe area's left and right, left to right.
  var safeAreaSources: (left: TermSource, right: TermSource) {
    let left = info.safeArea.left == nil ? TermSource.device : .table(\.safeArea.left)
    let right = info.safeArea.right == nil ? TermSource.device : .table(\.safeArea.right)
    return isRightToLeft ? (right, left) : (left, right)
  }

  /// The smallest height of a row whose look sets none, in points.
  package var minimumRowHeight: Points { rowHeights.minimum }
}

extension Font {
  /// The system font of a text style.
  ///
  /// - Parameter weight: default: the style's own weight.
  init(_ style: TextStyle, at textSize: TextSize, weight: FontWeight? = nil) {
    self.init(
      size: TypeScale.size(of: style, at: textSize),
      weight: weight ?? style.weight)
  }
}
