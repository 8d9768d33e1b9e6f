// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry
import TableModel

/// A number that an environment works out once for all rows. A sum ends at it; ``Explainer`` runs the function that
/// made it once more.
package enum KeptLength: Hashable, Sendable, CaseIterable {
  case layoutMargin, readableInset
  case minimumRowHeight, oneLine, subtitle, value2, verticalMargin, subtitleMargin
}

/// A length of a look with nothing left open.
package enum LookLength: Hashable, Sendable, CaseIterable {
  case cornerRadius, onlyRowCornerRadius
  case groupInsetLeft, groupInsetRight, backgroundInsetTop, backgroundInsetBottom
  case rowSpacing, sectionSpacing, sectionInsetTop, sectionInsetBottom
  case separatorLeft, separatorRight, separatorThickness
  case fixedHeight
  case titleX, titleY

  /// The setting that it comes from.
  @inline(__always)
  var path: LookPath {
    switch self {
    case .cornerRadius: \.cornerRadius
    case .onlyRowCornerRadius: \.onlyRowCornerRadius
    case .backgroundInsetTop: \.backgroundInsets.top
    case .groupInsetLeft: \.groupInsets.left
    case .backgroundInsetBottom: \.backgroundInsets.bottom
    case .groupInsetRight: \.groupInsets.right
    case .rowSpacing: \.rowSpacing
    case .sectionSpacing: \.sectionSpacing
    case .sectionInsetTop: \.rare.sectionInsetTop
    case .sectionInsetBottom: \.rare.sectionInsetBottom
    case .separatorLeft: \.separator.left
    case .separatorRight: \.separator.right
    case .separatorThickness: \.separator.thickness
    case .fixedHeight: \.rowHeight
    case .titleX, .titleY: \.titleOrigin
    }
  }
}

extension EffectiveLook {
  /// A length under its name in a sum; without a name it stands for the terms that it was made of.
  @inline(__always)
  func length<N: Measure>(_ length: LookLength, _ name: String = "") -> N {
    N(self[length] ?? .zero, name, .lookKept(length))
  }

  /// The same; `nil` where it is left to the layout.
  @inline(__always)
  func given<N: Measure>(_ length: LookLength, _ name: String = "") -> N? {
    self[length].map { N($0, name, .lookKept(length)) }
  }

  @inline(__always)
  subscript(length: LookLength) -> Points? {
    switch length {
    case .cornerRadius: cornerRadius
    case .onlyRowCornerRadius: onlyRowCornerRadius
    case .backgroundInsetTop: backgroundInsets.top
    case .groupInsetLeft: groupInsets.left
    case .backgroundInsetBottom: backgroundInsets.bottom
    case .groupInsetRight: groupInsets.right
    case .rowSpacing: rowSpacing
    case .sectionSpacing: sectionSpacing
    case .sectionInsetTop: rare.sectionInsetTop
    case .sectionInsetBottom: rare.sectionInsetBottom
    case .separatorLeft: separatorLeft.length
    case .separatorRight: separatorRight.length
    case .separatorThickness: separatorThickness
    case .fixedHeight: rowHeight.length
    case .titleX: titleOrigin?.x
    case .titleY: titleOrigin?.y
    }
  }
}

extension Look {
  /// A length that is set here.
  @inline(__always)
  private func own<N: Measure>(_ length: LookLength, _ name: String) -> N? {
    let value: Points? =
      switch length {
      case .cornerRadius: cornerRadius
      case .onlyRowCornerRadius: onlyRowCornerRadius
      case .backgroundInsetTop: backgroundInsets.top
      case .groupInsetLeft: groupInsets.left
      case .backgroundInsetBottom: backgroundInsets.bottom
      case .groupInsetRight: groupInsets.right
      case .rowSpacing: rowSpacing
      case .sectionSpacing: sectionSpacing
      case .sectionInsetTop: rare.sectionInsetTop
      case .sectionInsetBottom: rare.sectionInsetBottom
      case .separatorLeft: separator.left?.length
      case .separatorRight: separator.right?.length
      case .separatorThickness: separator.thickness
      case .fixedHeight: rowHeight?.length
      case .titleX: titleOrigin?.x
      case .titleY: titleOrigin?.y
      }
    return value.map { N($0, name, .look(length.path)) }
  }

  /// A length with nothing left open: set here, or the style's and the profile's.
  @inline(__always)
  func resolved<N: Measure>(_ length: LookLength, in environment: LayoutEnvironment) -> N {
    switch length {
    case .cornerRadius:
      return own(length, "radius") ?? cornerRadius(in: environment)
    case .onlyRowCornerRadius:
      return own(length, "radius") ?? resolved(.cornerRadius, in: environment)
    case .groupInsetLeft: return sides(in: environment).left
    case .groupInsetRight: return sides(in: environment).right
    case .backgroundInsetTop, .backgroundInsetBottom:
      return own(length, "margin") ?? cardMargin(in: environment)
    case .separatorThickness: return separatorThickness(in: environment)
    case .rowSpacing, .sectionSpacing, .sectionInsetTop, .sectionInsetBottom, .separatorLeft, .separatorRight,
      .fixedHeight, .titleX, .titleY:
      return own(length, "length") ?? N(.zero, "length", .style)
    }
  }

  private func cornerRadius<N: Measure>(in environment: LayoutEnvironment) -> N {
    switch environment.style {
    case .plain: N(.zero, "radius", .style)
    case .grouped:
      environment.metric(.groupedCornerRadius) > .zero
        ? environment.metric(.groupedCornerRadius, "radius") : N(.zero, "radius", .style)
    case .insetGrouped:
      environment.metric(
        environment.isPane && environment.metric(.paneCornerRadius) > .zero
          ? .paneCornerRadius : .cornerRadius,
        "radius")
    case .cards: environment.metric(.cornerRadius, "radius")
    }
  }

  private func cardMargin<N: Measure>(in environment: LayoutEnvironment) -> N {
    switch environment.style {
    case .plain, .grouped, .insetGrouped: N(.zero, "margin", .style)
    case .cards: environment.metric(.cardMargin, "card margin")
    }
  }

  private func separatorThickness<N: Measure>(in environment: LayoutEnvironment) -> N {
    let length: N =
      own(.separatorThickness, "thickness") ?? environment.metric(.separatorThickness, "thickness")
    guard length.points <= .zero else { return length }
    let isSet = separator.thickness != nil
    let pixel = TermSource.rule("one pixel at @\(environment.grid.scale)x")
    return N(
      environment.grid.hairline, "thickness",
      isSet
        ? .joined(.look(\.separator.thickness), .rule("0 means one pixel"))
        : .joined(pixel, .metric(.separatorThickness)))
  }

  /// The group's distances from the table's sides. A group wider than the table's maximum stands in the middle of the
  /// room that its insets leave.
  private func sides<N: Measure>(in environment: LayoutEnvironment) -> (left: N, right: N) {
    let left: N =
      own(.groupInsetLeft, "inset, left")
      ?? side("left", environment.safeArea.left, environment.safeAreaSources.left, in: environment)
    let right: N =
      own(.groupInsetRight, "inset, right")
      ?? side("right", environment.safeArea.right, environment.safeAreaSources.right, in: environment)
    guard let maximum = environment.info.maximumWidth else { return (left, right) }
    let spare =
      environment.tableWidth() - left - right - N(maximum, "maximum width", .table(\.maximumWidth))
    guard spare.points > .zero else { return (left, right) }
    let half = (spare / 2).cut(to: environment.grid)
    return (
      left + half.named("centred", .table(\.maximumWidth)),
      right + (spare - half).named("centred", .table(\.maximumWidth))
    )
  }

  private func side<N: Measure>(
    _ word: String, _ safeArea: Points, _ source: @autoclosure () -> TermSource,
    in environment: LayoutEnvironment
  ) -> N {
    switch environment.style {
    case .plain: N(.zero, "inset, \(word)", .style)
    case .grouped: groupedSide(word, in: environment)
    case .insetGrouped:
      environment.kept(.layoutMargin, "table's layout margin")
        + N(safeArea, "safe area, \(word)", source()).ifAny
    case .cards: environment.metric(.cardMargin, "card margin")
    }
  }
}

extension Look {
  /// What iOS 6 leaves beside a grouped section; none since.
  private func groupedSide<N: Measure>(_ word: String, in environment: LayoutEnvironment) -> N {
    let phone: N = environment.metric(.groupedInset, "inset, \(word)")
    guard phone.points > .zero else { return N(.zero, "inset, \(word)", .style) }
    // Popovers and the narrow side of a split are as phones are.
    let isPhone = environment.info.traits.device != nil && !environment.device.isPad
    guard environment.width >= 400, !isPhone else { return phone }
    let share = environment.metric(.wideGroupedInsetShare).doubleValue * environment.width.doubleValue
    let part = N(Points(share), "inset, \(word)", .metric(.wideGroupedInsetShare)).rounded(
      to: environment.grid)
    return .smaller(
      .larger(part, environment.metric(.wideGroupedInsetLeast, "inset, \(word)")),
      environment.metric(.wideGroupedInsetMost, "inset, \(word)"))
  }
}

extension SeparatorEdge {
  /// Points; `nil` where the text decides.
  fileprivate var length: Points? {
    switch self {
    case .automatic: nil
    case .points(let points): points
    }
  }
}

extension RowHeight {
  /// Points; `nil` where the content decides.
  fileprivate var length: Points? {
    switch self {
    case .automatic: nil
    case .fixed(let height): height
    }
  }
}
