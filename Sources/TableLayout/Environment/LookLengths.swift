// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The values of a look that the layout computes from other values, the style, the profile and the device.
struct LookLengths<N: Measure>: Measuring {
  /// The looks that the values come from.
  let given: InheritedLook
  let environment: LayoutEnvironment

  /// One of these lengths, or the set value of another length.
  subscript(setting: LookSetting<Points>) -> N {
    switch setting {
    case .cornerRadius: cornerRadius
    case .onlyRowCornerRadius:
      given.onlyRowCornerRadius.map { N($0, "radius", .look(setting)) } ?? cornerRadius
    case .insetLeft: sides.left
    case .insetRight: sides.right
    case .insetTop, .insetBottom: own(setting, "margin") ?? cardMargin
    case .separatorThickness: separatorThickness
    default: own(setting, "length") ?? N(setting.constant ?? .zero, "length", .style)
    }
  }

  private func own(_ setting: LookSetting<Points>, _ name: String) -> N? { given.length(setting, name) }

  private var cornerRadius: N {
    if let own = own(.cornerRadius, "radius") { return own }
    switch environment.style {
    case .plain: return N(.zero, "radius", .style)
    case .grouped:
      return environment.metric(.groupedCornerRadius) > .zero
        ? metric(.groupedCornerRadius, "radius") : N(.zero, "radius", .style)
    case .insetGrouped:
      let hasOwn = environment.isPane && environment.metric(.paneCornerRadius) > .zero
      return metric(hasOwn ? .paneCornerRadius : .cornerRadius, "radius")
    case .cards: return metric(.cornerRadius, "radius")
    }
  }

  private var cardMargin: N {
    switch environment.style {
    case .plain, .grouped, .insetGrouped: N(.zero, "margin", .style)
    case .cards: metric(.cardMargin, "card margin")
    }
  }

  private var separatorThickness: N {
    let own = own(.separatorThickness, "thickness")
    let length = own ?? metric(.separatorThickness, "thickness")
    guard length.points <= .zero else { return length }
    return N(
      grid.hairline, "thickness",
      own != nil
        ? .joined(.look(.separatorThickness), .rule("0 means one pixel"))
        : .joined(.rule("one pixel at @\(grid.scale)x"), .metric(.separatorThickness)))
  }

  /// The distances between the table's sides and the group, in points. A group that would be wider than the
  /// table's maximum is centred between its insets.
  private var sides: (left: N, right: N) {
    let (safeArea, sources) = (environment.safeArea, environment.safeAreaSources)
    let left = own(.insetLeft, "inset, left") ?? side("left", safeArea.left, sources.left)
    let right = own(.insetRight, "inset, right") ?? side("right", safeArea.right, sources.right)
    guard let maximum = environment.info.maximumWidth else { return (left, right) }
    let spare =
      environment.tableWidth() - left - right - N(maximum, "maximum width", .table(\.maximumWidth))
    guard spare.points > .zero else { return (left, right) }
    let half = (spare / 2).cut(to: grid)
    return (
      left + half.named("centred", .table(\.maximumWidth)),
      right + (spare - half).named("centred", .table(\.maximumWidth))
    )
  }

  private func side(_ word: String, _ safeArea: Points, _ source: @autoclosure () -> TermSource) -> N {
    switch environment.style {
    case .plain: N(.zero, "inset, \(word)", .style)
    case .grouped: groupedSide(word)
    case .insetGrouped:
      environment.kept(.layoutMargin, "table's layout margin")
        + N(safeArea, "safe area, \(word)", source()).ifAny
    case .cards: metric(.cardMargin, "card margin")
    }
  }

  /// iOS 6 has space beside a grouped section; later versions don't.
  private func groupedSide(_ word: String) -> N {
    let phone: N = metric(.groupedInset, "inset, \(word)")
    guard phone.points > .zero else { return N(.zero, "inset, \(word)", .style) }
    // Popovers and the narrow side of a split have the numbers of phones.
    let isPhone = environment.info.traits.device != nil && !environment.device.isPad
    guard environment.width >= 400, !isPhone else { return phone }
    let share = environment.metric(.wideGroupedInsetShare).doubleValue * environment.width.doubleValue
    let part = N(Points(share), "inset, \(word)", .metric(.wideGroupedInsetShare)).rounded(to: grid)
    return .smaller(
      .larger(part, metric(.wideGroupedInsetLeast, "inset, \(word)")),
      metric(.wideGroupedInsetMost, "inset, \(word)"))
  }
}

extension InheritedLook {
  /// A set length under its name in a sum; `nil` if it isn't set.
  func length<N: Measure>(_ setting: LookSetting<Points>, _ name: String) -> N? {
    self[setting].map { N($0, name, .look(setting)) }
  }
}

extension LookLengths<Points> {
  /// All values that the layout computes.
  var values: [AnyLookValue] {
    let radius = cornerRadius
    let sides = self.sides
    // Lines at a section's ends look wrong under rounded corners or beside a margin: UIKit has neither.
    let isFlush = radius == .zero && sides.left == .zero && sides.right == .zero
    let reference =
      given.ownInsetsAreMargins(in: environment) ? [LookValue(.separatorReference, .fromCellEdges)] : []
    let letters =
      environment.isGrouped && given[.headerProminence] == .increased && given[.headerTextTransform] == nil
      ? [LookValue(.headerTextTransform, TextTransform.none)] : []
    return reference + letters + [
      LookValue(.cornerRadius, radius),
      LookValue(.onlyRowCornerRadius, given.onlyRowCornerRadius ?? radius),
      LookValue(
        .onlyRowCornerCurve,
        given.onlyRowCornerCurve ?? given[.cornerCurve] ?? environment.profile.cornerCurve),
      LookValue(.insetLeft, sides.left), LookValue(.insetRight, sides.right),
      LookValue(.insetTop, self[.insetTop]), LookValue(.insetBottom, self[.insetBottom]),
      LookValue(.separatorThickness, separatorThickness),
      LookValue(.masksToBounds, given[.masksToBounds] ?? (radius > .zero)),
      LookValue(
        .separatorSectionEdges,
        given[.separatorSectionEdges] ?? (environment.style == .grouped && isFlush)),
    ]
  }
}
