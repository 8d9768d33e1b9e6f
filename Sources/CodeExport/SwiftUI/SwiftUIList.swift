// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// The list around the sections, with the table's settings and its bars.
struct SwiftUIList {
  private let export: SwiftUIExport
  private var table: Table { export.table }
  private var environment: LayoutEnvironment { export.environment }

  init(_ export: SwiftUIExport) { self.export = export }

  var code: SwiftCode {
    let edges = (edgeView(table.info.tableHeaderView), edgeView(table.info.tableFooterView))
    let margins = SwiftUILooks.margins(table.info.look)
    let content = [edges.0, SwiftCode.call("sections").with(margins), edges.1].compactMap(\.self)
    let isShort = content.count == 1 && margins.isEmpty
    let list = isShort ? SwiftCode.call("List { sections }") : SwiftCode.block("List", content)
    let modifiers = [CallCode(".listStyle", ".\(SwiftUIGroups(export).style.rawValue)")]
    return list.with(
      modifiers + SwiftUILooks(export).ofTable + spaces + scrolling + backgrounds + contentUnavailable
        + navigation + sheet)
  }

  private func points(_ points: Points) -> String { SwiftLiteral.points(points) }

  private func edgeView(_ view: TableEdgeView?) -> SwiftCode? {
    guard let view else { return nil }
    let title = view.title.map { CodeArgument.text(export.key($0)) }
    return .call(CallCode("EdgeRow", title, "height: \(points(view.height))"))
  }

  // MARK: - The list

  private var spaces: [CallCode] {
    let look = table.info.look
    var result: [CallCode] = []
    // Cards have it in their margins.
    if let spacing = look[.rowSpacing], table.info.style != .cards {
      result.append(CallCode(".listRowSpacing", "\(points(spacing))"))
    }
    if let spacing = look[.sectionSpacing] { result.append(SwiftUILooks.spacing(spacing)) }
    if let least = leastRowHeight, least < environment.minimumRowHeight {
      result.append(SwiftUILooks.set("defaultMinListRowHeight", "\(points(least))"))
    }
    if let least = leastHeaderHeight {
      result.append(SwiftUILooks.set("defaultMinListHeaderHeight", "\(points(least))"))
    }
    let more = environment.additionalSafeArea
    if [more.top, more.left, more.bottom, more.right].contains(where: { $0 > .zero }) {
      let added = EdgeInsets(
        top: max(more.top, .zero), left: max(more.left, .zero), bottom: max(more.bottom, .zero),
        right: max(more.right, .zero))
      result.append(
        CallCode(
          ".modifier",
          .call(CallCode("AddedSafeArea", "insets: EdgeInsets\(SwiftLiteral.directional(added))"))))
    }
    if let width = table.info.maximumWidth {
      result += [CallCode(".frame", "maxWidth: \(points(width))"), CallCode(".frame", "maxWidth: .infinity")]
    }
    let bottom = table.info.contentInsetBottom
    if bottom > .zero {
      result.append(
        CallCode(".safeAreaInset(edge: .bottom) { Color.clear.frame(height: \(points(bottom))) }", list: nil))
    }
    return result
  }

  /// The initial scroll position, and the refresh control.
  private var scrolling: [CallCode] {
    (export.content.scrolledRow == nil
      ? [] : [CallCode(".modifier", .call(CallCode("ScrolledToRow", list: [])))])
      + (export.refreshes ? [CallCode(".refreshable", "action: refresh")] : [])
  }

  /// Points: the lowest fixed height of a row; `nil` if all rows size themselves.
  private var leastRowHeight: Points? {
    let own = table.sections.flatMap { section in
      [section.info.look[.rowHeight]] + section.rows.map { $0.look[.rowHeight] }
    }
    return ([table.info.look[.rowHeight]] + own).compactMap { $0?.points }.min()
  }

  /// Points: the lowest set height of headers and footers. A list makes lower ones as high as its own least height
  /// otherwise.
  private var leastHeaderHeight: Points? {
    let own = table.sections.flatMap { [$0.info.headerHeight, $0.info.footerHeight] }
    return ([table.info.sectionHeaderHeight, table.info.sectionFooterHeight] + own).compactMap { $0?.points }
      .min()
  }

  /// The colour behind the rows, if it isn't the list style's own.
  private var backgrounds: [CallCode] {
    let isOwn = SwiftUIGroups(export).style == .plain && environment.style == .cards
    guard let color = table.info.backgroundColor ?? (isOwn ? environment.backgroundColor : nil) else {
      return []
    }
    return [
      CallCode(".scrollContentBackground", ".hidden"),
      CallCode(".background", .text(color.swiftUI(isShort: false))),
    ]
  }

  /// The view of a list without rows.
  private var contentUnavailable: [CallCode] {
    let view = table.info.contentUnavailable
    guard view.showsAnything else { return [] }
    let call = CallCode(
      "EmptyState", view.shownText.map { .text(export.key($0)) },
      view.shownImage.map { "symbol: \(SwiftLiteral.text($0))" },
      view.kind == .loading ? "isLoading: true" : nil,
      view.shownSecondaryText.map { "description: \(export.key($0))" })
    let buttons = export.content.contentUnavailableButtons.compactMap { item in
      item.map {
        SwiftUIControls.button(
          $0.element, title: .text(export.key($0.element[.elementTitle])),
          action: "tap(.\($0.button?.name ?? ""))")
      }
    }
    return [
      CallCode(".overlay", list: nil, body: [buttons.isEmpty ? .call(call) : .block(call, buttons)])
    ]
  }

  // MARK: - Bars

  private var navigation: [CallCode] {
    let navigation = table.info.navigation
    var result: [CallCode] = []
    if let title = navigation.title ?? table.info.title {
      let text = SwiftLiteral.text(title)
      let isVerbatim = export.content.options.isVerbatim
      result.append(
        CallCode(".navigationTitle", .text(isVerbatim ? "Text(verbatim: \(text))" : export.key(title))))
    }
    switch navigation.requestedDisplay {
    case .inline: result.append(CallCode(".navigationBarTitleDisplayMode", ".inline"))
    case .large: result.append(CallCode(".navigationBarTitleDisplayMode", ".large"))
    case .none:
      if navigation.display == NavigationDisplay.none {
        result.append(CallCode(".toolbar", ".hidden", "for: .navigationBar"))
      }
    }
    switch navigation.background {
    case nil, .automatic: break
    case .opaque: result.append(CallCode(".toolbarBackground", ".visible", "for: .navigationBar"))
    case .transparent: result.append(CallCode(".toolbarBackground", ".hidden", "for: .navigationBar"))
    }
    var items = [("topBarLeading", "left"), ("topBarTrailing", "right")].compactMap {
      placement, side -> SwiftCode? in
      let buttons = export.content.barItems.filter { $0.button?.side == side }.map(barItem)
      return buttons.isEmpty ? nil : .block(CallCode("ToolbarItemGroup", "placement: .\(placement)"), buttons)
    }
    let (tools, searched) = (export.content.toolbarItems, export.content.toolbarItemsAroundSearch)
    if searched == nil, !tools.isEmpty {
      items.append(.block(CallCode("ToolbarItemGroup", "placement: .bottomBar"), tools.map(barItem)))
    }
    if !items.isEmpty { result.append(CallCode(".toolbar", list: nil, body: items)) }
    if let (before, after) = searched {
      func name(_ items: [CodeBarItem], _ property: String) -> String {
        items.isEmpty ? "EmptyView()" : property
      }
      result.append(
        CallCode(
          ".modifier",
          .call(
            CallCode(
              "SearchToolbar", "leading: \(name(before, Self.toolsBeforeSearch))",
              "trailing: \(name(after, Self.toolsAfterSearch))"))))
    }
    if let prompt = navigation.search {
      let isVerbatim = export.content.options.isVerbatim
      let text = isVerbatim ? "Text(verbatim: \(SwiftLiteral.text(prompt)))" : export.key(prompt)
      result.append(CallCode(".searchable", "text: $searchText", "prompt: \(text)"))
    }
    return result
  }

  private static let (toolsBeforeSearch, toolsAfterSearch) = ("toolsBeforeSearch", "toolsAfterSearch")

  /// The properties with the items of a toolbar around its search field.
  func writeTools(to writer: inout SwiftWriter) {
    guard let (before, after) = export.content.toolbarItemsAroundSearch else { return }
    for (name, items) in [(Self.toolsBeforeSearch, before), (Self.toolsAfterSearch, after)]
    where !items.isEmpty {
      writer.gap()
      writer.block("@ViewBuilder private var \(name): some View") { $0.code(items.map(barItem)) }
    }
  }

  /// The sheet that presents the view; without one, the modifier has no effect.
  private var sheet: [CallCode] {
    let sheet = table.info.sheet
    guard !sheet.isEmpty else { return [] }
    let all = sheet.allDetents.map(\.code).joined(separator: ", ")
    return [
      CallCode(
        ".modifier",
        .call(
          CallCode(
            "SheetLook", "detents: [\(all)]", .text("selection: \(environment.shownDetent.code)"),
            sheet.prefersGrabberVisible == true ? "showsGrabber: true" : nil,
            sheet.preferredCornerRadius.map { "cornerRadius: \(points($0))" })))
    ]
  }

  private func barItem(_ item: CodeBarItem) -> SwiftCode {
    let element = item.element
    let color = item.color?.swiftUI(isShort: false)
    guard let named = item.button else {
      guard element.kind == .label else { return .call("Spacer()") }
      let style = element[given: .labelFont].map { CallCode(".font", .text($0.swiftUI)) }
      return .call(CallCode("Text", .text(export.key(element.attributedText.string)))).with(
        style, color.map { CallCode(".foregroundStyle", .text($0)) })
    }
    let title = element[given: .elementTitle].map { CodeArgument.text(export.key($0)) }
    let label =
      element.barSymbol.map { CallCode("Image", "systemName: \(SwiftLiteral.text($0))") }
      ?? CallCode("Text", title ?? "\"\"")
    return SwiftCode.block(
      "Button", [.call(CallCode("tap", ".\(named.name)"))], labeled: [CodeClosure("label", [.call(label)])]
    ).with(
      element.barSymbol == nil ? nil : title.map { CallCode(".accessibilityLabel", $0) },
      element.isProminent ? CallCode(".modifier", "ProminentBarButton()") : nil,
      color.map { CallCode(".tint", .text($0)) },
      element[.badgeValue].isEmpty
        ? nil : CallCode(".badge", "Text(verbatim: \(SwiftLiteral.text(element[.badgeValue])))"),
      element[.isEnabled] ? nil : CallCode(".disabled", "true"))
  }
}
