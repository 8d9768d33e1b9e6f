// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIExport {
  // MARK: - The list

  /// The list's modifiers, and comments on settings that it doesn't support.
  func listModifiers() -> (modifiers: [CallCode], comments: [ViewCode]) {
    let (info, look) = (table.info, screen.look(of: .table))
    var modifiers: [CallCode] = []
    var comments = comments(at: .table) + tableComments()
    func point(_ name: String, _ points: Points) -> CallCode {
      CallCode(name, SwiftLiteral.points(points))
    }
    modifiers.append(CallCode(".listStyle", ".\(listStyle)"))
    // Cards have it in their margins.
    if info.look[.rowSpacing] != nil, info.style != .cards {
      let spacing = look[.rowSpacing]
      modifiers.append(point(".listRowSpacing", spacing))
    }
    if let spacing = look.given(.sectionSpacing) {
      if allows(iOS: 17) {
        modifiers.append(point(".listSectionSpacing", spacing))
      } else {
        comments.append(leave(.look(.sectionSpacing, of: .table), Self.spacingReason))
      }
    }
    if hasFixedRowHeight {
      modifiers.append(environmentValue("defaultMinListRowHeight", SwiftLiteral.points(leastRowHeight)))
    }
    if let height = leastHeaderHeight() {
      modifiers.append(environmentValue("defaultMinListHeaderHeight", SwiftLiteral.points(height)))
    }
    // Grouped lists put their headers in capitals; what is shown as typed says so.
    if environment.isGrouped, !environment.profile.headerIsUppercase,
      table.sections.contains(where: { $0.info.header != nil })
    {
      modifiers.append(CallCode(".textCase", "nil"))
    }
    if let color = look.given(.tintColor) {
      modifiers.append(CallCode(".tint", swiftUI(color)))
    }
    modifiers += safeAreaModifiers()
    if let width = screen.read(\.maximumWidth) {
      modifiers.append(CallCode(".frame", "maxWidth: \(SwiftLiteral.points(width))"))
      modifiers.append(CallCode(".frame", "maxWidth: .infinity"))
    }
    let inset = screen.read(\.contentInsetBottom)
    if inset > .zero {
      modifiers.append(
        CallCode(
          ".safeAreaInset(edge: .bottom) { Color.clear.frame(height: \(SwiftLiteral.points(inset))) }",
          list: nil))
    }
    if let color = backgroundColor {
      if allows(iOS: 16) {
        modifiers.append(CallCode(".scrollContentBackground", ".hidden"))
        modifiers.append(CallCode(".background", swiftUI(color, isShort: false)))
      } else {
        comments.append(leave(.table(\.backgroundColor), "scrollContentBackground needs iOS 16"))
      }
    }
    return (modifiers, comments)
  }

  /// The color behind the rows, if it isn't the list style's own.
  private var backgroundColor: Color? {
    screen.read(\.backgroundColor) ?? (table.info.style == .cards ? environment.backgroundColor : nil)
  }

  /// The lowest height that is set; a list makes lower headers higher than its own least height otherwise.
  private func leastHeaderHeight() -> Points? {
    let sections = table.sections.flatMap { [$0.info.headerHeight, $0.info.footerHeight] }
    return ([screen.read(\.sectionHeaderHeight)] + sections).compactMap { height in
      if case .fixed(let height) = height { height } else { nil }
    }.min()
  }

  private func environmentValue(_ name: String, _ value: String) -> CallCode {
    CallCode(".environment", "\\.\(name)", value)
  }

  /// Inset groups clip their rows to corners of their own: rows that have others stand in a list that doesn't.
  var listStyle: String {
    switch screen.read(\.style) {
    case .plain, .cards: "plain"
    case .grouped: "grouped"
    case .insetGrouped: hasOwnBackground ? "grouped" : "insetGrouped"
    }
  }

  // MARK: - The bar

  func navigationModifiers() -> [CallCode] {
    let navigation = table.info.navigation
    var result: [CallCode] = []
    if screen.read(\.navigation.display) == NavigationDisplay.none {
      if allows(iOS: 16) {
        result.append(CallCode(".toolbar", ".hidden", "for: .navigationBar"))
      } else {
        screen.leave(\.navigation.display, "hiding the bar needs iOS 16")
      }
    }
    // Rows that lead on need a bar to come back by, and that a title.
    let hasBar = navigation.requestedDisplay != .none || (isInNavigation && navigation.display == nil)
    if let title = screen.read(\.navigation.title) ?? (hasBar ? table.info.title : nil) {
      result.append(CallCode(".navigationTitle", "Text(verbatim: \(SwiftLiteral.text(title)))"))
    }
    if hasBar {
      let mode = navigation.requestedDisplay == .large ? ".large" : ".inline"
      result.append(CallCode(".navigationBarTitleDisplayMode", mode))
    }
    switch screen.read(\.navigation.background) {
    case nil, .automatic: break
    case .opaque where allows(iOS: 16):
      result.append(CallCode(".toolbarBackground", ".visible", "for: .navigationBar"))
    case .transparent where allows(iOS: 16):
      result.append(CallCode(".toolbarBackground", ".hidden", "for: .navigationBar"))
    case .opaque, .transparent: screen.leave(\.navigation.background, "toolbarBackground needs iOS 16")
    }
    let leading = items("topBarLeading", screen.read(\.navigation.left))
    let trailing = items("topBarTrailing", screen.read(\.navigation.right))
    if !(leading + trailing).isEmpty {
      result.append(CallCode(".toolbar", list: nil, body: leading + trailing))
    }
    if let prompt = screen.read(\.navigation.search) {
      let label = "prompt: Text(verbatim: \(SwiftLiteral.text(prompt)))"
      result.append(CallCode(".searchable", "text: $searchText", label))
    }
    return result
  }

  private func items(_ placement: String, _ list: String?) -> [ViewCode] {
    let buttons = BarButton.list(list).map { button -> ViewCode in
      let label: ViewCode =
        switch button {
        case .title(let title): .text(title)
        case .symbol(let name): .call(CallCode("Image", "systemName: \(SwiftLiteral.text(name))"))
        }
      return .block(
        CallCode("Button", list: nil), [.comment("Not in the spec: what it does.")],
        labeled: [ViewClosure("label", [label])])
    }
    return buttons.isEmpty
      ? [] : [.block(CallCode("ToolbarItemGroup", "placement: .\(placement)"), buttons)]
  }

  // MARK: - What SwiftUI cannot

  /// Leaves a setting, with a comment at its place.
  private func leave(_ setting: Setting, _ reason: String) -> ViewCode {
    screen.leave(setting, reason)
    return .comment("Not exported: \(setting.key) (\(reason))")
  }

  /// A comment for each setting of a level's own look that SwiftUI has no way for.
  func comments(at level: LookLevel) -> [ViewCode] {
    let (own, look) = (screen.ownLook(of: level), screen.look(of: level))
    guard !own.isEmpty else { return [] }
    var result: [ViewCode] = []
    /// - Parameter usual: the value that is SwiftUI's own way; `nil` if there is none.
    func leave<Value: Equatable>(
      _ setting: LookSetting<Value>, _ reason: String, unless usual: Value? = nil
    ) {
      guard let value = own[setting] else { return }
      if value == usual {
        look.read(setting)
      } else {
        result.append(self.leave(.look(setting, of: level), reason))
      }
    }
    leave(.cornerClamping, "SwiftUI limits radii differently", unless: .uiKit)
    leave(.cornerTechnique, "corners inside a group are always square", unless: .mask)
    if own[.cornerCurve] == .bezierPath {
      leave(.cornerCurve, "UIBezierPath's curve is drawn as a continuous curve")
    }
    leave(.masksToBounds, "contents are not clipped to a row's background", unless: false)
    leave(.separatorModel, "separators lie over the rows", unless: .overlay)
    leave(.separatorLength, "separators end at the alignment guides", unless: .fit)
    leave(.separatorThickness, "separators have the system's thickness")
    leave(.cellContent, "rows are laid out as configurations are", unless: .configuration)
    leave(.selectedColor, "a List draws selected rows in its own colour")
    leave(.titleOrigin, "a row's texts have no frames to set")
    if level != .table, table.info.style != .cards {
      leave(.rowSpacing, "listRowSpacing is the whole list's")
    }
    if case .section = level, newestIOS < 17 { leave(.sectionSpacing, Self.spacingReason) }
    return result
  }

  private static let spacingReason = "listSectionSpacing needs iOS 17"

  /// The same of the table's own settings.
  private func tableComments() -> [ViewCode] {
    let info = table.info
    var result: [ViewCode] = []
    func leave(_ path: PartialKeyPath<Table.Info>, if isSet: Bool, _ reason: String) {
      if isSet { result.append(self.leave(.table(path), reason)) }
    }
    let footer = screen.read(\.sectionFooterHeight)
    leave(
      \.sectionFooterHeight, if: footer != nil && footer != .automatic, "lists have no minimum footer height")
    leave(
      \.sectionHeaderTopPadding, if: info.sectionHeaderTopPadding != nil,
      "lists add their own padding to headers")
    leave(
      \.cellLayoutMarginsFollowReadableWidth, if: info.cellLayoutMarginsFollowReadableWidth != nil,
      "lists choose their margins themselves")
    leave(
      \.insetsContentViewsToSafeArea, if: !info.insetsContentViewsToSafeArea,
      "rows always stay inside the safe area")
    leave(\.fillerRowHeight, if: info.fillerRowHeight != nil, "lists have no blank rows below")
    leave(
      \.contentOffset, if: info.contentOffset != nil, "a List's code can't contain its scroll position")
    leave(
      \.navigation.back, if: info.navigation.back != nil, "the back button shows the previous screen's title")
    let picture = UnexportedSetting.pictureOnly
    leave(\.screen.statusBar, if: info.screen.statusBar != nil, picture)
    leave(\.screen.homeIndicator, if: info.screen.homeIndicator != nil, picture)
    leave(\.screen.deviceFrame, if: info.screen.deviceFrame != nil, picture)
    leave(\.traits.contrast, if: info.traits.contrast != .normal, "a view cannot set the contrast")
    if screen.read(\.host) != .swiftUI { screen.leave(\.host, "a List uses the layout of host swiftUI") }
    return result
  }
}
