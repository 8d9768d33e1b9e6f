import Geometry
import TableModel

extension Explainer {
  /// Why a row's number is what it is; `nil` where there is no such row or number.
  package func explain(_ property: RowProperty, ofRowAt path: Table.IndexPath) -> Explanation? {
    guard let row = layout.rowFrame(at: path) else { return nil }
    let subject = "\(property.rawValue) of row \(path)"
    switch property {
    case .height: return height(row, subject)
    case .x: return x(row, subject)
    case .width: return width(row, subject)
    case .y: return y(path, subject)
    case .radius: return corner(row, nil, subject)
    case .cornerTopLeft: return corner(row, .topLeft, subject)
    case .cornerTopRight: return corner(row, .topRight, subject)
    case .cornerBottomLeft: return corner(row, .bottomLeft, subject)
    case .cornerBottomRight: return corner(row, .bottomRight, subject)
    case .separator: return separatorX(row, "x of the separator of row \(path)")
    case .separatorY: return separatorY(row, subject)
    case .separatorWidth: return separatorWidth(row, subject)
    case .separatorHeight: return separatorHeight(row, subject)
    case .titleX: return titleX(row, subject)
    case .titleY: return titleY(row, subject)
    case .titleHeight: return titleHeight(row, subject)
    case .detailX: return detailX(row, subject)
    case .trailingMargin:
      return explanation(subject, row.content.trailingMargin, contentMargin(row, isLeading: false))
    }
  }

  /// The terms of a group's distance from one of the table's sides.
  func inset(_ look: EffectiveLook, _ side: LookPath, at path: Table.IndexPath?, section: Int)
    -> [Explanation.Term]
  {
    let isLeft = side == \.insets.left
    let value = isLeft ? look.insets.left : look.insets.right
    let word = isLeft ? "left" : "right"
    let set = path.map { origin(of: side, at: $0) } ?? origin(of: side, inSection: section)
    var terms: [Explanation.Term] = []
    if let set {
      let own = path.map { table.look(ofRowAt: $0) } ?? table.look(ofSection: section)
      terms.append(term("inset, \(word)", (isLeft ? own.insets.left : own.insets.right) ?? .zero, set))
    } else {
      switch environment.style {
      case .plain, .grouped: terms.append(term("inset, \(word)", .zero, style))
      case .cards: terms.append(term("card margin", environment.metric(.cardMargin), constant(.cardMargin)))
      case .insetGrouped:
        terms.append(layoutMargin("table's layout margin"))
        let safe = isLeft ? environment.safeArea.left : environment.safeArea.right
        if safe > .zero { terms.append(term("safe area, \(word)", safe, deviceOrigin)) }
      }
    }
    let sum = terms.reduce(Points.zero) { $0 + $1.value }
    if sum != value {
      terms.append(
        term("centred", value - sum, origin(of: .table(\.maximumWidth)) ?? "maximumWidth"))
    }
    return terms
  }

  /// The default margin of a view at the table's width.
  func layoutMargin(_ name: String) -> Explanation.Term {
    let isRegular = environment.width >= environment.metric(.regularMarginWidth)
    let metric: Metric = isRegular ? .regularLayoutMargin : .compactLayoutMargin
    let limit = environment.metric(.regularMarginWidth)
    return term(
      name, environment.layoutMargin,
      "\(constant(metric)); \(isRegular ? "from" : "under") a width of \(limit)")
  }

  var deviceOrigin: String {
    let device = "device \(environment.device.id.rawValue), \(environment.info.traits.orientation.rawValue)"
    return "\(device) (\(environment.device.confidence.rawValue))"
  }

  var widthOrigin: String { origin(of: .table(\.traits.width)) ?? deviceOrigin }

  private func x(_ row: RowFrame, _ subject: String) -> Explanation {
    guard row.frame.minX == row.background.minX else {
      return explanation(
        subject, row.frame.minX, [term("cell", .zero, "spans the table, its background is inset")])
    }
    return explanation(
      subject, row.frame.minX, inset(row.look, \.insets.left, at: row.path, section: row.path.section))
  }

  private func width(_ row: RowFrame, _ subject: String) -> Explanation {
    let whole = term("table width", environment.width, widthOrigin)
    guard row.frame.width == row.background.width, row.frame.width < environment.width else {
      return explanation(subject, row.frame.width, [whole], rest: "no room is left")
    }
    let insets =
      inset(row.look, \.insets.left, at: row.path, section: row.path.section)
      + inset(row.look, \.insets.right, at: row.path, section: row.path.section)
    return explanation(
      subject, row.frame.width, [whole] + insets.map { term($0.name, -$0.value, $0.origin) },
      rest: "no room is left")
  }

  private func y(_ path: Table.IndexPath, _ subject: String) -> Explanation {
    let extent = layout.sections[path.section]
    var terms = sectionTop(path.section)
    terms += header(.header, path.section, includesPadding: true)
    if path.row > 0 {
      terms.append(term("rows above", extent.rowTop(path.row) - extent.rowsTop, "\(path.row) of them"))
    }
    return explanation(subject, extent.rowTop(path.row), terms)
  }

  /// One corner, or where `mask` is `nil` the largest of the four.
  private func corner(_ row: RowFrame, _ mask: CornerMask?, _ subject: String) -> Explanation {
    let radii = row.cornerRadii
    let value: Points
    switch mask {
    case .some(.topLeft): value = radii.topLeft
    case .some(.topRight): value = radii.topRight
    case .some(.bottomLeft): value = radii.bottomLeft
    case .some(.bottomRight): value = radii.bottomRight
    default: value = radii.maximum
    }
    let isOnly = row.position == .only && row.look.onlyRowCornerRadius != row.look.cornerRadius
    let setting: LookPath = isOnly ? \.onlyRowCornerRadius : \.cornerRadius
    var terms = [
      term("radius asked for", row.requestedRadius, origin(of: setting, at: row.path) ?? radiusDefault)
    ]
    let isRounded = mask.map(row.roundedCorners.contains) ?? !row.roundedCorners.isEmpty
    if !isRounded {
      let masked = mask.map { !row.look.maskedCorners.contains($0) } ?? row.look.maskedCorners.isEmpty
      let why =
        masked
        ? origin(of: \.maskedCorners, at: row.path) ?? "maskedCorners"
        : "a \(row.position.rawValue) row is not rounded here"
      terms.append(term("square corner", -row.requestedRadius, why))
    } else if value < row.requestedRadius {
      let rule =
        row.look.cornerClamping == .css
        ? "all radii shrink together until the sides have room (CSS)"
        : "half of the shorter side, \(row.background.width) x \(row.background.height)"
      terms.append(term("limit", value - row.requestedRadius, rule))
    }
    if value > .zero { terms.append(curve(row, radius: row.requestedRadius)) }
    return explanation(subject, value, terms)
  }

  private var radiusDefault: String {
    switch environment.style {
    case .plain, .grouped: style
    case .insetGrouped, .cards: constant(.cornerRadius)
    }
  }

  /// The line that the corner follows: nothing to add to its radius, but the reason for its looks.
  private func curve(_ row: RowFrame, radius: Points) -> Explanation.Term {
    var words =
      origin(of: \.cornerCurve, at: row.path)
      ?? "profile \(environment.profile.id.rawValue) (measured on snapshots)"
    if row.look.cornerCurve == .bezierPath {
      let regime = BezierRegime(radius: radius, size: row.background.size)
      words += "; regime \(regime.rawValue): \(regime.meaning)"
    }
    return term("curve \(row.look.cornerCurve.rawValue)", .zero, words)
  }
}
