import Geometry
import TableModel

extension LaidOutTable {
  /// What can be asked about a row.
  package enum RowProperty: String, CaseIterable, Sendable {
    case x, y, width, height, radius, separator
  }

  /// Why a row's number is what it is; `nil` where there is no such row or number.
  package func explain(_ property: RowProperty, ofRowAt path: Table.IndexPath) -> Explanation? {
    guard let row = rowFrame(at: path) else { return nil }
    let subject = "\(property.rawValue) of row \(path)"
    switch property {
    case .height: return explainHeight(row, subject)
    case .x:
      let left = row.frame.minX
      return Explanation(
        subject: subject, value: left,
        terms: [term("inset, left", left, origin(\.insets.left, path, fallback: insetOrigin))])
    case .width:
      return Explanation(
        subject: subject, value: row.frame.width,
        terms: [
          term("table width", environment.width, widthOrigin),
          term("inset, left", -row.frame.minX, origin(\.insets.left, path, fallback: insetOrigin)),
          term(
            "inset, right", row.frame.maxX - environment.width,
            origin(\.insets.right, path, fallback: insetOrigin)),
        ])
    case .y: return explainY(path, subject)
    case .radius: return explainRadius(row, subject)
    case .separator: return explainSeparator(row, subject)
    }
  }

  /// Why there is this much space between the rows of two neighbouring sections.
  package func explainGap(after section: Int) -> Explanation? {
    guard sections.indices.contains(section), sections.indices.contains(section + 1) else { return nil }
    let upper = sections[section]
    let lower = sections[section + 1]
    return Explanation(
      subject: "gap between sections \(section) and \(section + 1)", value: lower.rowsTop - upper.footerTop,
      terms: [
        term("footer of section \(section)", upper.footerHeight, footerOrigin(section)),
        term("padding above the header", lower.paddingAboveHeader, "sectionHeaderTopPadding"),
        term("header of section \(section + 1)", lower.headerHeight, headerOrigin(section + 1)),
      ])
  }

  private func term(_ name: String, _ value: Points, _ origin: String) -> Explanation.Term {
    Explanation.Term(name: name, value: value, origin: origin)
  }

  private func explainHeight(_ row: RowFrame, _ subject: String) -> Explanation {
    let height = row.frame.height
    if case .fixed = row.look.rowHeight {
      return Explanation(
        subject: subject, value: height,
        terms: [term("fixed height", height, origin(\.rowHeight, row.path, fallback: ""))])
    }
    let minimum = environment.minimumRowHeight
    if height == minimum {
      return Explanation(
        subject: subject, value: height,
        terms: [term("least row height", minimum, constant(.rowHeightLeadings))])
    }
    let margins = height - row.background.height
    var terms = [term("content and its margins", row.background.height, constant(.cellVerticalMargin))]
    if margins > .zero {
      terms.append(term("margins around it", margins, origin(\.insets.top, row.path, fallback: insetOrigin)))
    }
    return Explanation(subject: subject, value: height, terms: terms)
  }

  private func explainY(_ path: Table.IndexPath, _ subject: String) -> Explanation {
    let extent = sections[path.section]
    let header = table.info.tableHeaderView?.height ?? .zero
    var terms: [Explanation.Term] = []
    if header > .zero { terms.append(term("table header view", header, "set on the table")) }
    if path.section > 0 {
      terms.append(term("sections above", extent.top - header, "\(path.section) of them"))
    }
    if extent.paddingAboveHeader > .zero {
      terms.append(term("padding above the header", extent.paddingAboveHeader, "sectionHeaderTopPadding"))
    }
    terms.append(term("header", extent.headerHeight, headerOrigin(path.section)))
    if path.row > 0 {
      terms.append(term("rows above", extent.rowTop(path.row) - extent.rowsTop, "\(path.row) of them"))
    }
    return Explanation(subject: subject, value: extent.rowTop(path.row), terms: terms)
  }

  private func explainRadius(_ row: RowFrame, _ subject: String) -> Explanation {
    let value = row.cornerRadii.maximum
    var terms = [
      term(
        "radius asked for", row.requestedRadius,
        origin(\.cornerRadius, row.path, fallback: constant(.cornerRadius)))
    ]
    if row.roundedCorners.isEmpty {
      terms.append(term("no outer corner", -row.requestedRadius, "a \(row.position.rawValue) row"))
    } else if value < row.requestedRadius {
      terms.append(term("limit", value - row.requestedRadius, "half of the shorter side"))
    }
    return Explanation(subject: subject, value: value, terms: terms)
  }

  private func explainSeparator(_ row: RowFrame, _ subject: String) -> Explanation? {
    let leading = row.arrangement.textLeading
    guard let line = SeparatorLayout(row: row, textLeading: leading).separators.last else { return nil }
    let isAutomatic = row.look.separatorLeft == .automatic
    return Explanation(
      subject: "x of the separator of row \(row.path)", value: line.frame.minX,
      terms: [
        term("cell", row.frame.minX, origin(\.insets.left, row.path, fallback: insetOrigin)),
        term(
          "inset, left", line.frame.minX - row.frame.minX,
          isAutomatic
            ? "automatic: where the text begins"
            : origin(\.separator.left, row.path, fallback: "") + ", " + row.look.separatorReference.rawValue),
      ])
  }

  private var insetOrigin: String {
    environment.style == .insetGrouped
      ? "layout margin of style insetGrouped, " + constant(.regularLayoutMargin)
      : "style \(environment.style.rawValue)"
  }

  private var widthOrigin: String {
    table.info.traits.width == nil ? "device \(environment.device.id.rawValue)" : "set on the table"
  }

  private func headerOrigin(_ section: Int) -> String {
    let info = table.sections[section].info
    if info.headerHeight != nil { return "headerHeight of section \(section)" }
    if info.header != nil { return "title between its margins, " + constant(.headerTopMargin) }
    return constant(section == 0 ? .firstSectionTop : .untitledHeaderHeight)
  }

  private func footerOrigin(_ section: Int) -> String {
    let info = table.sections[section].info
    if info.footerHeight != nil { return "footerHeight of section \(section)" }
    return info.footer == nil
      ? constant(.untitledFooterHeight) : "text between its margins, " + constant(.footerTopMargin)
  }

  /// A constant with its source, or that the table replaces it.
  private func constant(_ metric: Metric) -> String {
    if table.info.metrics[metric] != nil { return "metrics.\(metric.rawValue), set on the table" }
    let constant = environment.profile.constant(metric)
    return
      "profile \(environment.profile.id.rawValue).\(metric.rawValue) (\(constant.confidence.rawValue): \(constant.source))"
  }

  /// Which of the row, its section and the table sets a look.
  private func origin<Value>(_ path: KeyPath<Look, Value?>, _ row: Table.IndexPath, fallback: String)
    -> String
  {
    if table[row].look[keyPath: path] != nil { return "set on row \(row)" }
    if table.sections[row.section].info.look[keyPath: path] != nil { return "set on section \(row.section)" }
    return table.info.look[keyPath: path] == nil ? fallback : "set on the table"
  }
}
