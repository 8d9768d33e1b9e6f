import Drawing
import Geometry
import TableModel
import TextMetrics

/// The heights of section headers and footers and the place of their text.
struct HeaderFooterMetrics {
  enum Kind { case header, footer }

  let environment: LayoutEnvironment

  /// The text as it is shown: titles of grouped sections are upper-cased before iOS 26.
  func text(_ text: String, kind: Kind) -> String {
    kind == .header && environment.isGrouped && environment.profile.headerIsUppercase
      ? text.uppercased() : text
  }

  func font(_ kind: Kind) -> Font {
    guard environment.isGrouped else {
      return environment.font(environment.profile.plainHeaderTextStyle, weight: .semibold)
    }
    switch kind {
    case .header: return environment.font(environment.profile.headerTextStyle)
    case .footer: return environment.font(.footnote)
    }
  }

  /// The lines that `text` takes in a section whose rows have these insets.
  func lines(_ text: String, kind: Kind, insets: EdgeInsets) -> [String] {
    let available = environment.width - insets.left - insets.right - environment.layoutMargin * 2
    return TextMeasurer.wrap(
      self.text(text, kind: kind), width: max(available, 1), font: font(kind), maximumLines: 0)
  }

  /// The height of a titled header or footer in points.
  func titledHeight(_ kind: Kind, lineCount: Int, isFirst: Bool, leadingGap: Points? = nil) -> Points {
    let text = FontMetrics(font(kind)).lineHeight * lineCount
    let grid = environment.grid
    guard environment.isGrouped else {
      let fitted = grid.ceil(text) + environment.metric(.plainHeaderMargin) * 2
      return max(fitted, environment.metric(.plainHeaderMinimumHeight))
    }
    switch kind {
    case .header:
      let top = leadingGap ?? environment.metric(.headerTopMargin)
      let sum = top + text + environment.metric(.headerBottomMargin)
      let cutsToPoints = environment.metric(.headerCutsToWholePoints) > .zero
      let height = cutsToPoints ? PixelGrid(scale: 1).floor(sum) : grid.ceil(sum)
      return isFirst ? height + grid.floor(environment.metric(.firstHeaderExtra)) : height
    case .footer:
      let bottom = leadingGap == nil ? environment.metric(.footerBottomMargin) : .zero
      let sum = environment.metric(.footerTopMargin) + text + bottom
      return environment.profile.isLiquidGlass ? grid.ceil(sum) : grid.floor(sum)
    }
  }

  /// The height of a header or footer without a title in points.
  func untitledHeight(_ kind: Kind, isFirst: Bool) -> Points {
    guard environment.isGrouped else { return .zero }
    switch kind {
    case .header:
      guard isFirst else { return environment.metric(.untitledHeaderHeight) }
      return environment.info.tableHeaderView == nil ? environment.metric(.firstSectionTop) : .zero
    case .footer: return environment.grid.floor(environment.metric(.untitledFooterHeight))
    }
  }

  /// Points from the view's top to the baseline of its first line.
  func baselineOffset(_ kind: Kind, viewHeight: Points, lineCount: Int) -> Points {
    let metrics = FontMetrics(font(kind))
    let text = metrics.lineHeight * lineCount
    let top: Points
    if environment.isGrouped {
      switch kind {
      // From the bottom: a title sits over its rows whatever the gap above it is.
      case .header: top = viewHeight - environment.metric(.headerBottomMargin) - text
      case .footer: top = environment.metric(.footerTopMargin)
      }
    } else {
      top = (viewHeight - text) / 2
    }
    return environment.grid.round(top + metrics.ascender)
  }
}
