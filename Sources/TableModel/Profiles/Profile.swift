// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The measurements and styles of tables in one generation of iOS, as data.
package struct Profile: Sendable {
  /// The name in specs and commands.
  package enum ID: String, Hashable, Sendable, CaseIterable {
    case iOS6 = "ios6"
    case iOS7 = "ios7"
    case iOS8 = "ios8"
    /// iOS 9 and 10.
    case iOS9 = "ios9"
    case iOS11 = "ios11"
    case iOS12 = "ios12"
    /// iOS 13 and 14.
    case iOS13 = "ios13"
    /// iOS 15 to 18, and an app on iOS 26 that was not built with its SDK.
    case iOS15 = "ios15"
    /// iOS 26 and 27 with Liquid Glass.
    case iOS26 = "ios26"

    /// Aliases: former names, and the versions that share a profile. They are read, never written.
    package static let otherNames = {
      var names = ["legacy": ID.iOS15.rawValue, "liquidGlass": ID.iOS26.rawValue]
      for id in allCases {
        for version in id.versions.dropFirst() { names["ios\(version)"] = id.rawValue }
      }
      return names
    }()

    /// The iOS versions whose lists have these numbers, as far as known. The first version is part of the
    /// profile's name.
    package var versions: ClosedRange<Int> {
      switch self {
      case .iOS6: 6...6
      case .iOS7: 7...7
      case .iOS8: 8...8
      case .iOS9: 9...10
      case .iOS11: 11...11
      case .iOS12: 12...12
      case .iOS13: 13...14
      case .iOS15: 15...18
      case .iOS26: 26...27
      }
    }

    /// Reads the name or an alias of a profile; `nil` for other texts.
    package init?(name: String) { self.init(rawValue: Self.otherNames[name] ?? name) }
  }

  package var id: ID
  /// The iOS versions that it describes, for readers: `iOS 15 to 18`.
  package var name: String
  /// The values behind the system's colour names.
  package var palette: SystemPalette
  /// The generation of systems that decides the safe area of a device.
  package var safeAreas: Device.SafeAreaGeneration
  /// The text style of grouped section titles.
  package var headerTextStyle: TextStyle
  /// Whether the titles of grouped sections are written in capitals.
  package var headerIsUppercase: Bool
  /// The colour of grouped section titles; titles in the plain style have the colour `label`.
  package var headerColor: Color
  /// The text style of section titles in the plain style.
  package var plainHeaderTextStyle: TextStyle
  /// The colour of the band behind section titles in the plain style; `nil` since iOS 15, where the titles
  /// are on the table's background.
  package var plainHeaderColor: Color?
  /// The same in dark appearance; `nil` if ``plainHeaderColor`` adapts to the appearance.
  package var darkPlainHeaderColor: Color?
  /// Whether cells' titles are bold. Default: false.
  package var hasBoldTitles = false
  /// The text style of a subtitle cell's detail.
  package var subtitleTextStyle: TextStyle
  /// The colour of a subtitle cell's detail.
  package var subtitleColor: SemanticColor
  /// The colour of a value1 cell's detail. Default: `secondaryLabel`.
  package var valueColor = Constant<Color>(
    .semantic(.secondaryLabel), .general, "details are grey since iOS 7")
  /// The style of switches. Default: the present style.
  package var switchStyle = SwitchStyle.plain
  /// The colour of a copy of grouped sections' titles and footers that is drawn 1 point below them; `nil`
  /// since iOS 7.
  package var labelShadowColor: Color?
  /// The pattern over the background of grouped tables; `nil` since iOS 7.
  package var groupedTexture: GroupedTexture?
  /// The curve of an inset group's corners.
  package var cornerCurve: CornerCurve
  /// How well ``cornerCurve`` is known, with its source. Default: measured on snapshots.
  package var cornerCurveSource = "measured on snapshots"
  /// The system's separator colour.
  package var separatorColor: Color
  /// The edges that `separatorInset` is measured from by default.
  package var separatorInsetReference: SeparatorInsetReference
  /// The style of navigation bars.
  package var navigationBar: NavigationBarStyle
  /// The numbers for `UITableView`. A profile has all of them.
  package var constants: Constants<Metric, Points>
  /// The yes-or-no constants for `UITableView`. A profile has all of them.
  package var flags: Constants<ProfileFlag, Bool>
  /// Constants of other hosts, which replace ``constants`` and ``flags``.
  package var hostConstants:
    [(host: ListHost, constants: Constants<Metric, Points>, flags: Constants<ProfileFlag, Bool>)]

  /// The constant of `metric` for a host. Default host: `UITableView`.
  package func constant(_ metric: Metric, host: ListHost = .uiKit) -> Constant<Points> {
    own(host)?.constants[metric] ?? constants[metric]
      ?? Constant(.zero, .assumed, "missing from the profile")
  }

  /// The constant of `flag` for a host. Default host: `UITableView`.
  package func constant(_ flag: ProfileFlag, host: ListHost = .uiKit) -> Constant<Bool> {
    own(host)?.flags[flag] ?? flags[flag] ?? Constant(false, .assumed, "missing from the profile")
  }

  /// The profile with an id.
  package static func named(_ id: ID) -> Profile {
    switch id {
    case .iOS6: .iOS6
    case .iOS7: .iOS7
    case .iOS8: .iOS8
    case .iOS9: .iOS9
    case .iOS11: .iOS11
    case .iOS12: .iOS12
    case .iOS13: .iOS13
    case .iOS15: .iOS15
    case .iOS26: .iOS26
    }
  }

  /// A copy of this profile with the changes that `change` makes.
  func changing(_ change: (inout Profile) -> Void) -> Profile {
    var result = self
    change(&result)
    return result
  }

  /// Replaces the given constants and keeps the others.
  mutating func set(_ changes: Constants<Metric, Points>) { constants = constants.merging(changes) }
  /// Replaces the given flags and keeps the others.
  mutating func set(flags changes: Constants<ProfileFlag, Bool>) { flags = flags.merging(changes) }

  /// The values of all constants for a host by ``ConstantName/ordinal``, in points.
  package func values(host: ListHost, overrides: [Metric: Points]) -> [Points] {
    constants.values(own(host)?.constants, overrides, missing: .zero)
  }

  /// The values of all flags for a host by ``ConstantName/ordinal``.
  package func values(host: ListHost, overrides: [ProfileFlag: Bool]) -> [Bool] {
    flags.values(own(host)?.flags, overrides, missing: false)
  }

  private func own(
    _ host: ListHost
  ) -> (host: ListHost, constants: Constants<Metric, Points>, flags: Constants<ProfileFlag, Bool>)? {
    hostConstants.first { $0.host == host }
  }
}

/// The style of switches.
package enum SwitchStyle: Hashable, Sendable {
  /// Without an outline: the style since iOS 13.
  case plain
  /// Like `plain`, but a switch that is off has a darker track: the style of iOS 26.
  case glass
  /// Like `plain`, but a switch that is off has a white track with a grey outline: the style of iOS 7 to 12.
  case outlined
  /// With a word for its state, in tracks of these colours: the style of iOS 6.
  case lettered(on: Color, off: Color)
}

/// The background of iOS 6's grouped tables.
package struct GroupedTexture: Hashable, Sendable {
  /// The colour of vertical stripes on phones.
  package var stripe: Color
  /// The width of a stripe, in points.
  package var width: Points
  /// The distance between the left sides of two stripes, in points.
  package var period: Points
  /// On iPads: the colour at the top of a vertical gradient.
  package var padTop: Color
  /// On iPads: the colour at the bottom of the gradient.
  package var padBottom: Color
}

/// The style of a generation's navigation bars.
package struct NavigationBarStyle: Sendable {
  /// The default background of a bar.
  package enum Background: Sendable {
    /// Blue metal, with recessed buttons: iOS 6.
    case gradient
    /// A light or dark surface with a hairline below it: iOS 7 to 12.
    case chrome
    /// Like `chrome`, but a large title has no background until it has collapsed: iOS 13 and 14.
    case chromeButUnderLargeTitles
    /// None until rows scroll under the bar (`scrollEdgeAppearance`): iOS 15 to 18.
    case chromeOverRows
    /// None: buttons have their own surfaces, and rows fade out under the bar. iOS 26.
    case glass
  }

  /// The default background.
  package var background: Background
  /// The font size of an inline title, in points; it doesn't follow the text size. Default: 17. Source:
  /// UINavigationBar since iOS 7, general knowledge.
  package var titleSize: Points = 17
  /// The font size of bar buttons, in points. Default: 17. Source: the same.
  package var buttonSize: Points = 17
  /// The colour of a bar with an opaque background; `nil` uses `chrome`. Source:
  /// `configureWithOpaqueBackground` paints `systemBackground`, general knowledge since iOS 13; Apple
  /// documents only that the colours suit the appearance.
  package var opaque: Color?
  /// The bar's own colour in light appearance, with the average effect of its blur. Values of this and the
  /// next three: general knowledge, near to pictures.
  package var chrome: Color
  /// The same in dark appearance.
  package var darkChrome: Color
  /// The colour of the line below the bar in light appearance.
  package var hairline: Color
  /// The same in dark appearance.
  package var darkHairline: Color
}
