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
    let margins = ContentMargins(insets: insets, environment: environment)
    let available = environment.width - insets.left - insets.right - margins.left - margins.right
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
      // UITableView's footers were cut up to iOS 18; those of hosted lists never were.
      let isCut = environment.profile.cutsFooters && environment.info.host == .uiKit
      return isCut ? grid.floor(sum) : grid.ceil(sum)
    }
  }

  /// The height of a header or footer without a title in points.
  func untitledHeight(_ kind: Kind, isFirst: Bool, isLast: Bool = false) -> Points {
    guard environment.isGrouped else { return .zero }
    switch kind {
    case .header:
      guard isFirst else { return environment.metric(.untitledHeaderHeight) }
      return environment.info.tableHeaderView == nil ? environment.metric(.firstSectionTop) : .zero
    case .footer:
      guard isLast else { return environment.grid.floor(environment.metric(.untitledFooterHeight)) }
      // As a table header view replaces the first header, a table footer view replaces the last footer.
      if (environment.info.tableFooterView?.height ?? .zero) > .zero { return .zero }
      return environment.grid.floor(environment.metric(.untitledLastFooterHeight))
    }
  }

  /// Points from the view's top to the baseline of its first line.
  func baselineOffset(_ kind: Kind, viewHeight: Points, lineCount: Int) -> Points {
    let top = margins(kind, viewHeight: viewHeight, lineCount: lineCount).top
    return environment.grid.round(top + FontMetrics(font(kind)).ascender)
  }

  /// Points over and under the text of a view of this height. A negative one is a text that has no room.
  func margins(_ kind: Kind, viewHeight: Points, lineCount: Int) -> (top: Points, bottom: Points) {
    let text = FontMetrics(font(kind)).lineHeight * lineCount
    guard environment.isGrouped else {
      let half = (viewHeight - text) / 2
      return (half, viewHeight - text - half)
    }
    switch kind {
    // From the bottom: a title sits over its rows whatever the gap above it is.
    case .header:
      let bottom = environment.metric(.headerBottomMargin)
      return (viewHeight - bottom - text, bottom)
    case .footer:
      let top = environment.metric(.footerTopMargin)
      return (top, viewHeight - top - text)
    }
  }
}
