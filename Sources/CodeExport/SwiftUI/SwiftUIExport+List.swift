// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension SwiftUIExport {
  // MARK: - The list

  /// What the list has, and comments on what it cannot have.
  func listModifiers() -> (modifiers: [CallCode], comments: [ViewCode]) {
    let info = table.info
    var modifiers: [CallCode] = []
    var comments = comments(at: .table) + tableComments()
    func point(_ name: String, _ points: Points) -> CallCode {
      CallCode(name, SwiftLiteral.points(points))
    }
    modifiers.append(CallCode(".listStyle", ".\(listStyle)"))
    // Cards have it in their margins.
    if info.look[.rowSpacing] != nil, info.style != .cards {
      let spacing = ledger.read(.rowSpacing, of: .table)
      modifiers.append(point(".listRowSpacing", spacing))
    }
    if info.look[.sectionSpacing] != nil,
      let spacing = ledger.readGiven(.sectionSpacing, of: .table)
    {
      if allows(iOS: 17) {
        modifiers.append(point(".listSectionSpacing", spacing))
      } else {
        comments.append(
          leave(.sectionSpacing, "sectionSpacing", "listSectionSpacing needs iOS 17", of: .table))
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
    if info.look[.tintColor] != nil {
      let color = ledger.read(.tintColor, of: .table)
      modifiers.append(CallCode(".tint", swiftUI(color)))
    }
    modifiers += safeAreaModifiers()
    if let width = ledger.read(\.maximumWidth) {
      modifiers.append(CallCode(".frame", "maxWidth: \(SwiftLiteral.points(width))"))
      modifiers.append(CallCode(".frame", "maxWidth: .infinity"))
    }
    let inset = ledger.read(\.contentInsetBottom)
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
        ledger.leave(\.backgroundColor, "scrollContentBackground needs iOS 16")
        comments.append(.comment("Not exported: backgroundColor (scrollContentBackground needs iOS 16)"))
      }
    }
    return (modifiers, comments)
  }

  /// The color behind the rows, if it isn't the list style's own.
  private var backgroundColor: Color? {
    ledger.read(\.backgroundColor) ?? (table.info.style == .cards ? environment.backgroundColor : nil)
  }

  /// The lowest height that is set; a list makes lower headers higher than its own least height otherwise.
  private func leastHeaderHeight() -> Points? {
    let sections = table.sections.flatMap { [$0.info.headerHeight, $0.info.footerHeight] }
    return ([ledger.read(\.sectionHeaderHeight)] + sections).compactMap { height in
      if case .fixed(let height) = height { height } else { nil }
    }.min()
  }

  private func environmentValue(_ name: String, _ value: String) -> CallCode {
    CallCode(".environment", "\\.\(name)", value)
  }

  /// Inset groups clip their rows to corners of their own: rows that have others stand in a list that doesn't.
  var listStyle: String {
    switch ledger.read(\.style) {
    case .plain, .cards: "plain"
    case .grouped: "grouped"
    case .insetGrouped: hasOwnBackground ? "grouped" : "insetGrouped"
    }
  }

  // MARK: - The bar

  func navigationModifiers() -> [CallCode] {
    let navigation = table.info.navigation
    ledger.use(\.navigation.display)
    var result: [CallCode] = []
    if navigation.display == NavigationDisplay.none {
      if allows(iOS: 16) {
        result.append(CallCode(".toolbar", ".hidden", "for: .navigationBar"))
      } else {
        ledger.leave(\.navigation.display, "hiding the bar needs iOS 16")
      }
    }
    // Rows that lead on need a bar to come back by, and that a title.
    let hasBar = navigation.requestedDisplay != .none || (isInNavigation && navigation.display == nil)
    if let title = ledger.read(\.navigation.title) ?? (hasBar ? table.info.title : nil) {
      result.append(CallCode(".navigationTitle", "Text(verbatim: \(SwiftLiteral.text(title)))"))
    }
    if hasBar {
      let mode = navigation.requestedDisplay == .large ? ".large" : ".inline"
      result.append(CallCode(".navigationBarTitleDisplayMode", mode))
    }
    switch ledger.read(\.navigation.background) {
    case nil, .automatic: break
    case .opaque where allows(iOS: 16):
      result.append(CallCode(".toolbarBackground", ".visible", "for: .navigationBar"))
    case .transparent where allows(iOS: 16):
      result.append(CallCode(".toolbarBackground", ".hidden", "for: .navigationBar"))
    case .opaque, .transparent: ledger.leave(\.navigation.background, "toolbarBackground needs iOS 16")
    }
    let leading = items("topBarLeading", ledger.read(\.navigation.left))
    let trailing = items("topBarTrailing", ledger.read(\.navigation.right))
    if !(leading + trailing).isEmpty {
      result.append(CallCode(".toolbar", list: nil, body: leading + trailing))
    }
    if let prompt = ledger.read(\.navigation.search) {
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

  /// Says at its place that it is missing, and in the list of what is.
  func leave(_ path: AnyLookSetting, _ name: String, _ reason: String, of level: LookLevel) -> ViewCode {
    ledger.leave(path, of: level, reason)
    return .comment("Not exported: \(name) (\(reason))")
  }

  /// A comment for each setting of a level's own look that SwiftUI has no way for.
  func comments(at level: LookLevel) -> [ViewCode] {
    let own: Look
    switch level {
    case .table: own = table.info.look
    case .section(let index): own = table.sections[index].info.look
    case .row(let path): own = table[path].look
    }
    var result: [ViewCode] = []
    func leave(_ path: AnyLookSetting, _ name: String, _ isSet: Bool, _ reason: String) {
      if isSet { result.append(self.leave(path, name, reason, of: level)) }
    }
    /// What asks for SwiftUI's own way is met.
    func meet(_ path: AnyLookSetting, _ isMet: Bool) { if isMet { ledger.use(path, of: level) } }
    meet(.cornerClamping, own[.cornerClamping] == .uiKit)
    leave(.cornerClamping, "cornerClamping", own[.cornerClamping] == .css, "SwiftUI limits radii differently")
    meet(.cornerTechnique, own[.cornerTechnique] == .mask)
    leave(
      .cornerTechnique, "cornerTechnique", own[.cornerTechnique] == .covers,
      "corners inside a group are always square")
    leave(
      .cornerCurve, "cornerCurve", own[.cornerCurve] == .bezierPath,
      "UIBezierPath's curve is drawn as a continuous curve")
    meet(.masksToBounds, own[.masksToBounds] == false)
    leave(
      .masksToBounds, "masksToBounds", own[.masksToBounds] == true,
      "contents are not clipped to a row's background")
    meet(.separatorModel, own[.separatorModel] == .overlay)
    leave(
      .separatorModel, "separator.model", own[.separatorModel] == .inline, "separators lie over the rows")
    meet(.separatorLength, own[.separatorLength] == .fit)
    leave(
      .separatorLength, "separator.length", own[.separatorLength] == .contentWidth,
      "separators end at the alignment guides")
    leave(
      .separatorThickness, "separator.thickness", own[.separatorThickness] != nil,
      "separators have the system's thickness")
    meet(.cellContent, own[.cellContent] == .configuration)
    leave(
      .cellContent, "cellContent", own[.cellContent] == .textLabel, "rows are laid out as configurations are")
    leave(
      .selectedColor, "selectedColor", own[.selectedColor] != nil,
      "a List draws selected rows in its own colour")
    leave(.titleOrigin, "titleOrigin", own[.titleOrigin] != nil, "a row's texts have no frames to set")
    if level != .table, table.info.style != .cards {
      leave(.rowSpacing, "rowSpacing", own[.rowSpacing] != nil, "listRowSpacing is the whole list's")
    }
    if case .section = level, newestIOS < 17 {
      leave(
        .sectionSpacing, "sectionSpacing", own[.sectionSpacing] != nil, "listSectionSpacing needs iOS 17")
    }
    return result
  }

  /// The same of what the table alone has.
  private func tableComments() -> [ViewCode] {
    let info = table.info
    var result: [ViewCode] = []
    func leave(_ path: PartialKeyPath<Table.Info>, _ name: String, _ isSet: Bool, _ reason: String) {
      guard isSet else { return }
      ledger.leave(path, reason)
      result.append(.comment("Not exported: \(name) (\(reason))"))
    }
    leave(
      \.sectionFooterHeight, "sectionFooterHeight",
      info.sectionFooterHeight.map { $0 != .automatic } ?? false,
      "lists have no minimum footer height")
    leave(
      \.sectionHeaderTopPadding, "sectionHeaderTopPadding", info.sectionHeaderTopPadding != nil,
      "lists add their own padding to headers")
    leave(
      \.cellLayoutMarginsFollowReadableWidth, "cellLayoutMarginsFollowReadableWidth",
      info.cellLayoutMarginsFollowReadableWidth != nil, "lists choose their margins themselves")
    leave(
      \.insetsContentViewsToSafeArea, "insetsContentViewsToSafeArea", !info.insetsContentViewsToSafeArea,
      "rows always stay inside the safe area")
    leave(
      \.fillerRowHeight, "fillerRowHeight", info.fillerRowHeight != nil, "lists have no blank rows below")
    leave(
      \.contentOffset, "contentOffset", info.contentOffset != nil,
      "a List's code can't contain its scroll position")
    leave(
      \.navigation.back, "navigation.back", info.navigation.back != nil,
      "the back button shows the previous screen's title")
    leave(
      \.screen.statusBar, "screen.statusBar", info.screen.statusBar != nil, UnexportedSetting.pictureOnly)
    leave(
      \.screen.homeIndicator, "screen.homeIndicator", info.screen.homeIndicator != nil,
      UnexportedSetting.pictureOnly
    )
    leave(
      \.screen.deviceFrame, "screen.deviceFrame", info.screen.deviceFrame != nil,
      UnexportedSetting.pictureOnly)
    leave(
      \.traits.contrast, "traits.contrast", info.traits.contrast != .normal, "a view cannot set the contrast")
    if info.sectionFooterHeight == .automatic { ledger.use(\.sectionFooterHeight) }
    if info.host == .swiftUI {
      ledger.use(\.host)
    } else {
      ledger.leave(\.host, "a List uses the layout of host swiftUI")
    }
    return result
  }
}
