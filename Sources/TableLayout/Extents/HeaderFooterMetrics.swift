// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A header or a footer of a section.
package enum HeaderFooterKind: String, CaseIterable {
  case header, footer

  /// The settings of its label.
  package var label: LabelSettings { self == .header ? .header : .footer }
  /// The setting that changes its letters.
  package var transform: LookSetting<TextTransform> {
    self == .header ? .headerTextTransform : .footerTextTransform
  }
  /// The setting of its text's colour.
  package var color: LookSetting<Color> { self == .header ? .headerColor : .footerColor }
}

extension Section.Info {
  /// The text of the header or footer.
  package func text(of kind: HeaderFooterKind) -> String? { kind == .header ? header : footer }

  /// The same with its attributes.
  package func attributedText(of kind: HeaderFooterKind) -> AttributedText? {
    kind == .header ? attributedHeader : attributedFooter
  }
}

extension LayoutEnvironment {
  /// The default text style of headers or footers in a section whose rows have this look.
  package func textStyle(of kind: HeaderFooterKind, _ look: ResolvedLook) -> TextStyle {
    // Source: UIListContentConfiguration.prominentInsetGroupedHeader, read in UIKit constants.
    if isProminent(kind, look) { return .title3 }
    guard isGrouped else { return profile.plainHeaderTextStyle }
    return kind == .header ? profile.headerTextStyle : .footnote
  }
}

extension SectionSum {
  /// The header's or the footer's top and height, in points.
  package func view(_ kind: HeaderFooterKind) -> (top: N, height: N) {
    kind == .header ? (headerTop, headerHeight) : (footerTop, footerHeight)
  }
}

/// The heights of section headers and footers and the places of their texts, in points.
struct HeaderFooterMetrics<N: Measure>: Measuring {
  let environment: LayoutEnvironment

  /// The font of headers or footers: the look's, or the profile's.
  func font(_ kind: HeaderFooterKind, _ look: ResolvedLook) -> Font {
    let style = environment.textStyle(of: kind, look)
    let weight = environment.isProminent(kind, look) ? .semibold : environment.sectionTextWeight
    return environment.font(environment.font(style, weight: weight), kind.label, look.given)
  }

  /// The parts of a header besides its text; `nil` without any.
  func parts(_ kind: HeaderFooterKind, _ info: Section.Info, look: ResolvedLook) -> HeaderParts<N>? {
    HeaderParts(kind, info, look: look, environment: environment)
  }

  /// The x and the width of the label of a header or footer, in points. The label has all of the available
  /// width, and the alignment moves the text within it.
  func labelSpan(_ look: ResolvedLook) -> (x: N, width: N) {
    let margins = ContentMargins<N>(look: look, environment: environment)
    let x = look.length(.insetLeft, "inset, left") + margins.left
    let right = margins.right + look.length(.insetRight, "inset, right")
    return (x, environment.tableWidth() - x - right)
  }

  /// The x and the width of the text of a header or footer beside its parts, in points.
  func textSpan(_ kind: HeaderFooterKind, _ info: Section.Info, look: ResolvedLook) -> (x: N, width: N) {
    let span = labelSpan(look)
    guard let parts = parts(kind, info, look: look) else { return span }
    return (span.x + parts.leadingWidth, span.width - parts.leadingWidth - parts.trailingWidth)
  }

  /// The text with its shown letters, in a section whose rows have this look; `nil` without one.
  func text(_ kind: HeaderFooterKind, _ info: Section.Info, look: ResolvedLook) -> LabelText? {
    guard let text = info.text(of: kind) else { return nil }
    let runs = info.hasMarkdown ? info.attributedText(of: kind)?.runs ?? [] : []
    return LabelText(text, runs, tint: look[.tintColor]).transformed(by: look[kind.transform])
  }

  /// The lines of a text, wrapped in a section whose rows have this look.
  func lines(
    _ text: LabelText, kind: HeaderFooterKind, _ info: Section.Info, look: ResolvedLook
  ) -> LabelLines {
    text.wrapped(
      width: max(textSpan(kind, info, look: look).width.points, 1), font: font(kind, look), maximumLines: 0)
  }

  /// The constants of the space above and below a text.
  func marginMetrics(_ kind: HeaderFooterKind, _ look: ResolvedLook) -> (above: Metric, below: Metric) {
    guard environment.isGrouped else { return (.plainHeaderMargin, .plainHeaderMargin) }
    if environment.isProminent(kind, look) {
      return (.prominentHeaderTopMargin, .prominentHeaderBottomMargin)
    }
    return kind == .header ? (.headerTopMargin, .headerBottomMargin) : (.footerTopMargin, .footerBottomMargin)
  }

  /// The height of a section's header: the set height, or the height of its title with margins.
  func headerHeight(_ info: Section.Info, look: ResolvedLook, above: SectionNeighbor) -> N {
    let given = GivenHeight(.header, info, environment)
    if let height: N = given.points() { return height }
    let isFirst = above == .none
    let gap = spacing(look, above: above)
    guard let title = text(.header, info, look: look) else {
      let untitled: N =
        given.isAutomatic && !environment.isGrouped
        ? metric(.automaticPlainHeaderHeight, "no title")
        : untitledHeight(.header, isFirst: isFirst, isLast: false)
      let height = (gap ?? untitled).named("no title", given.untitled)
      return onGrid(height, isCut: .untitledHeadersAreCut)
    }
    let lines = lines(title, kind: .header, info, look: look)
    var text = textHeight(.header, lineCount: lines.count, look)
    if let parts = parts(.header, info, look: look) { text = N.larger(text, parts.height) }
    guard environment.isGrouped else { return plainHeight(text) }
    let usual = marginMetrics(.header, look)
    let sum =
      (gap ?? metric(usual.above, "margin above")) + text + metric(usual.below, "margin below")
    let cutsToPoints = environment.flag(.headerCutsToWholePoints)
    let height =
      cutsToPoints
      ? sum.cut(to: PixelGrid(scale: 1), .flag(.headerCutsToWholePoints))
      : sum.raised(to: grid, .flag(.headerCutsToWholePoints))
    return isFirst ? height + metric(.firstHeaderExtra, "first section").cut(to: grid) : height
  }

  /// The space between a section and the one above, in points; `nil` if it isn't set.
  private func spacing(_ look: ResolvedLook, above: SectionNeighbor) -> N? {
    guard above != .none else { return nil }
    let own: N? = look.given.length(.sectionSpacing, "section spacing")
    guard environment.info.host.sharesSectionSpacing,
      let upper = above.spacing.map({ N($0, "section spacing", .otherSection(.sectionSpacing, by: -1)) })
    else { return own }
    guard let own else { return upper }
    guard own.points != upper.points else { return own }
    return (upper / 2).named("half of the upper section's spacing", .leaves)
      + (own / 2).named("half of the lower section's spacing", .leaves)
  }

  /// The height of a section's footer: the set height, or the height of its text with margins.
  func footerHeight(_ info: Section.Info, look: ResolvedLook, below: SectionNeighbor) -> N {
    let given = GivenHeight(.footer, info, environment)
    if let height: N = given.points() { return height }
    // A spacing of the sections replaces the space of a footer. The next section's header has it.
    let isOwn =
      environment.info.host.sharesSectionSpacing && below != .none && look.given[.sectionSpacing] != nil
    let follows = isOwn || below.spacing != nil
    let rule = TermSource.rule(
      "\(below.spacing == nil ? "its own" : "the next section's") sectionSpacing replaces it")
    guard let text = text(.footer, info, look: look) else {
      let source: TermSource =
        below.spacing == nil ? .look(.sectionSpacing) : .otherSection(.sectionSpacing, by: 1)
      let height: N =
        follows
        ? N(.zero, "no title", .joined(rule, source))
        : untitledHeight(.footer, isFirst: false, isLast: below == .none)
      return onGrid(height.named("no title", given.untitled), isCut: .footersAreCut)
    }
    let lines = textHeight(.footer, lineCount: lines(text, kind: .footer, info, look: look).count, look)
    guard environment.isGrouped else { return plainHeight(lines) }
    let usual = marginMetrics(.footer, look)
    let sum =
      metric(usual.above, "margin above") + lines
      + (follows ? N(.zero, "margin below", rule) : metric(usual.below, "margin below"))
    return onGrid(sum, isCut: .footersAreCut)
  }

  /// A height on the pixel grid: rounded down if the flag is set, else up.
  private func onGrid(_ height: N, isCut: ProfileFlag) -> N {
    environment.flag(isCut) ? height.cut(to: grid, .flag(isCut)) : height.raised(to: grid, .flag(isCut))
  }

  /// The height of the text's lines.
  private func textHeight(_ kind: HeaderFooterKind, lineCount: Int, _ look: ResolvedLook) -> N {
    let font = font(kind, look)
    let line = FontMetrics(font).lineHeight
    return N(line * lineCount, "text", .lines(lineCount, height: line, size: font.size, isRaised: false))
  }

  private func plainHeight(_ text: N) -> N {
    let fitted = text.raised(to: grid) + metric(.plainHeaderMargin, "margins") * 2
    let least: N = metric(.plainHeaderMinimumHeight, "minimum height")
    return fitted.atLeast(least, "minimum height", .metric(.plainHeaderMinimumHeight))
  }

  /// The height of a header or footer without a title, in points, before rounding.
  private func untitledHeight(_ kind: HeaderFooterKind, isFirst: Bool, isLast: Bool) -> N {
    guard environment.isGrouped else { return N(.zero, "no title", .style) }
    switch kind {
    case .header:
      guard isFirst else { return metric(.untitledHeaderHeight, "no title") }
      guard environment.info.tableHeaderView == nil else {
        return N(
          .zero, "no title", .joined(.rule("no gap below a table header view"), .table(\.tableHeaderView)))
      }
      return environment.firstSectionTop("no title")
    case .footer:
      guard isLast else { return metric(.untitledFooterHeight, "no title") }
      // As a table header view replaces the first header, a table footer view replaces the last footer.
      guard (environment.info.tableFooterView?.height ?? .zero) <= .zero else {
        return N(
          .zero, "no title", .joined(.rule("no footer above a table footer view"), .table(\.tableFooterView)))
      }
      return metric(.untitledLastFooterHeight, "no title")
    }
  }
}

extension HeaderFooterMetrics {
  /// Points from the view's top to the baseline of its first line.
  func baselineOffset(
    _ kind: HeaderFooterKind, _ info: Section.Info, viewHeight: N, lineCount: Int, look: ResolvedLook
  ) -> N {
    let top = margins(kind, info, viewHeight: viewHeight, lineCount: lineCount, look: look).top
    let font = font(kind, look)
    let ascender = N(
      FontMetrics(font).ascender, "to the baseline", .rule("ascender of the font, \(font.size) points"))
    return (top + ascender).rounded(to: grid)
  }

  /// Points above and below the text of a view of this height. They are negative if the text has no room.
  func margins(
    _ kind: HeaderFooterKind, _ info: Section.Info, viewHeight: N, lineCount: Int, look: ResolvedLook
  ) -> (top: N, bottom: N) {
    let text = textHeight(kind, lineCount: lineCount, look)
    guard environment.isGrouped else {
      let half = ((viewHeight - text) / 2).named("half of the space around the text", .layout)
      return (half, viewHeight - text - half)
    }
    switch kind {
    // Measured from the bottom: a title is next to its rows even if the gap above it is larger.
    case .header:
      let usual: N = metric(marginMetrics(kind, look).below, "margin below")
      // A text beside a higher button is in the middle.
      let beside = parts(kind, info, look: look).map { (($0.height - text).notNegative / 2).ifAny } ?? .zero
      let margin = usual + beside.ifAny
      // A header whose height was rounded up has the rest of the pixel below its text.
      let cutsToPoints = environment.flag(.headerCutsToWholePoints)
      let bottom =
        cutsToPoints ? margin : (text + margin).raised(to: grid, .flag(.headerCutsToWholePoints)) - text
      return (viewHeight - bottom - text, bottom)
    case .footer:
      let top: N = metric(marginMetrics(kind, look).above, "margin above")
      return (top, viewHeight - top - text)
    }
  }
}

extension LayoutEnvironment {
  /// Points: the default space above the first section of a grouped style; `nil` if its header has a title or
  /// a height, or if there is a table header view.
  package func defaultGap(above section: Section.Info) -> Points? {
    guard isGrouped, section.header == nil, !GivenHeight(.header, section, self).isPositive,
      info.tableHeaderView == nil
    else { return nil }
    return metric(firstSectionTopMetric)
  }
}

/// The height that a section, or else its table, sets for a header or a footer.
struct GivenHeight {
  private let kind: HeaderFooterKind
  private let height: RowHeight?
  private let source: TermSource
  private let environment: LayoutEnvironment

  init(_ kind: HeaderFooterKind, _ info: Section.Info, _ environment: LayoutEnvironment) {
    self.kind = kind
    self.environment = environment
    let own = kind == .header ? info.headerHeight : info.footerHeight
    switch kind {
    case .header:
      height = own ?? environment.info.sectionHeaderHeight
      source = own == nil ? .table(\.sectionHeaderHeight) : .section(\.headerHeight)
    case .footer:
      height = own ?? environment.info.sectionFooterHeight
      source = own == nil ? .table(\.sectionFooterHeight) : .section(\.footerHeight)
    }
  }

  /// Whether the height is set to `automatic`.
  var isAutomatic: Bool { height == .automatic }

  /// Whether the set height is used; in grouped styles, 0 can mean the default.
  var isFixed: Bool {
    guard let points = height?.points else { return false }
    return points > .zero || !environment.isGrouped || !environment.flag(.zeroHeightsAreDefault)
  }

  /// Whether the set height gives the section a header view, above which
  /// ``Table/Info/sectionHeaderTopPadding`` applies.
  var isPositive: Bool { height?.points ?? .zero > .zero }

  /// Points; `nil` if the text or the style decides.
  func points<N: Measure>() -> N? {
    guard isFixed, let points = height?.points else { return nil }
    guard points <= .zero, environment.isGrouped, kind == .header else { return N(points, "fixed", source) }
    let zero: N = environment.metric(.zeroHeaderHeight, "height of 0")
    return zero.raised(to: environment.grid)
      .named("height of 0", .joined(source, .metric(.zeroHeaderHeight)))
  }

  /// Explains a default height.
  var untitled: TermSource {
    guard case .fixed = height else { return .parts }
    let name = kind == .header ? "headerHeight" : "footerHeight"
    return .joined(
      .parts, .joined(.rule("\(name) 0 means the default in grouped styles"), .flag(.zeroHeightsAreDefault))
    )
  }
}
