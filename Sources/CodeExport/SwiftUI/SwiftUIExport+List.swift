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
    func point(_ name: String, _ points: Points) -> CallCode { CallCode(name, SwiftLiteral.points(points)) }
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
        comments.append(leave(.sectionSpacing, Self.spacingReason, of: look))
      }
    }
    if let height = leastFixedHeight {
      modifiers.append(environmentValue("defaultMinListRowHeight", SwiftLiteral.points(height)))
    }
    if let height = screen.leastHeaderHeight {
      modifiers.append(environmentValue("defaultMinListHeaderHeight", SwiftLiteral.points(height)))
    }
    // Grouped lists put their headers in capitals unless the code says otherwise.
    if environment.isGrouped, !environment.profile.headerIsUppercase,
      table.sections.contains(where: { $0.info.header != nil })
    {
      modifiers.append(CallCode(".textCase", "nil"))
    }
    if let color = look.given(.tintColor) { modifiers.append(CallCode(".tint", color.swiftUI())) }
    modifiers += safeAreaModifiers()
    if let width = screen.read(\.maximumWidth) {
      modifiers.append(CallCode(".frame", "maxWidth: \(SwiftLiteral.points(width))"))
      modifiers.append(CallCode(".frame", "maxWidth: .infinity"))
    }
    let inset = screen.read(\.contentInsetBottom)
    if inset > .zero {
      modifiers.append(
        ".safeAreaInset(edge: .bottom) { Color.clear.frame(height: \(SwiftLiteral.points(inset))) }")
    }
    if let color = backgroundColor {
      if allows(iOS: 16) {
        modifiers.append(CallCode(".scrollContentBackground", ".hidden"))
        modifiers.append(CallCode(".background", color.swiftUI(isShort: false)))
      } else {
        comments.append(leave(\.backgroundColor, "scrollContentBackground needs iOS 16"))
      }
    }
    return (modifiers, comments)
  }

  /// The colour behind the rows, if it isn't the list style's own.
  private var backgroundColor: Color? {
    screen.read(\.backgroundColor) ?? (table.info.style == .cards ? environment.backgroundColor : nil)
  }

  private func environmentValue(_ name: String, _ value: String) -> CallCode {
    CallCode(".environment", "\\.\(name)", value)
  }

  /// Inset groups clip their rows to corners of their own, so rows with other corners are in a grouped list.
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
    // Rows that lead to other screens need a bar with a back button, and the bar needs a title.
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
        "Button", [.comment("Not in the spec: what it does.")], labeled: [ViewClosure("label", [label])])
    }
    return buttons.isEmpty ? [] : [.block(CallCode("ToolbarItemGroup", "placement: .\(placement)"), buttons)]
  }

  // MARK: - Settings that SwiftUI doesn't have

  /// Leaves a setting of the table, with a comment at its place.
  private func leave(_ path: PartialKeyPath<Table.Info>, _ reason: String) -> ViewCode {
    screen.leave(path, reason)
    return .comment("Not exported: \(Setting.table(path).key) (\(reason))")
  }

  /// The same for a look's setting.
  private func leave(_ setting: AnyLookSetting, _ reason: String, of look: ScreenLook) -> ViewCode {
    look.leave(setting, reason)
    return .comment("Not exported: \(setting.name) (\(reason))")
  }

  /// A comment for each setting of a level's own look that SwiftUI doesn't have.
  func comments(at level: LookLevel) -> [ViewCode] {
    let (own, look) = (screen.ownLook(of: level), screen.look(of: level))
    guard !own.isEmpty else { return [] }
    var result: [ViewCode] = []
    /// - Parameter usual: the value that SwiftUI always has; `nil` if there is none.
    func leave<Value: Equatable>(
      _ setting: LookSetting<Value>, _ reason: String, unless usual: Value? = nil
    ) {
      guard let value = own[setting] else { return }
      if value == usual {
        look.read(setting)
      } else {
        result.append(self.leave(setting, reason, of: look))
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

  /// A comment for each setting of the table itself that SwiftUI doesn't have.
  private func tableComments() -> [ViewCode] {
    if screen.read(\.host) != .swiftUI { screen.leave(\.host, "a List uses the layout of host swiftUI") }
    let picture = UnexportedSetting.pictureOnly
    let reasons: [(path: PartialKeyPath<Table.Info>, reason: String)] = [
      (\.sectionFooterHeight, "lists have no minimum footer height"),
      (\.sectionHeaderTopPadding, "lists add their own padding to headers"),
      (\.cellLayoutMarginsFollowReadableWidth, "lists choose their margins themselves"),
      (\.insetsContentViewsToSafeArea, "rows always stay inside the safe area"),
      (\.fillerRowHeight, "lists have no blank rows below"),
      (\.contentOffset, "a List's code can't contain its scroll position"),
      (\.navigation.back, "the back button shows the previous screen's title"),
      (\.screen.statusBar, picture), (\.screen.homeIndicator, picture), (\.screen.deviceFrame, picture),
      (\.traits.contrast, "a view cannot set the contrast"),
    ]
    return reasons.filter { Setting.table($0.path).value(in: table.info) != nil }.compactMap { path, reason in
      path == \.sectionFooterHeight && screen.read(\.sectionFooterHeight) == .automatic
        ? nil : leave(path, reason)
    }
  }
}
