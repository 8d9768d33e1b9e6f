// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The table metrics of one generation of iOS, as data.
package struct Profile: Sendable {
  /// The name in specs and commands.
  package enum ID: String, Hashable, Sendable, CaseIterable {
    case iOS6 = "ios6"
    case iOS7 = "ios7"
    case iOS11 = "ios11"
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

    /// The system versions whose lists have these numbers, as far as any was seen; the first gives the name.
    package var versions: ClosedRange<Int> {
      switch self {
      case .iOS6: 6...6
      case .iOS7: 7...10
      case .iOS11: 11...12
      case .iOS13: 13...14
      case .iOS15: 15...18
      case .iOS26: 26...27
      }
    }

    /// - Parameter name: as it is called, or by another name for it.
    package init?(name: String) { self.init(rawValue: Self.otherNames[name] ?? name) }
  }

  package var id: ID
  /// The system versions it stands for.
  package var name: String
  /// The values behind the system's colour names.
  package var palette: SystemPalette
  /// Whose idea of a device's safe area holds.
  package var safeAreas: Device.SafeAreaGeneration
  /// The text style of grouped section titles.
  package var headerTextStyle: TextStyle
  package var headerIsUppercase: Bool
  /// The colour of grouped section titles; those of the plain style are labels.
  package var headerColor: Color
  package var plainHeaderTextStyle: TextStyle
  /// The band behind a plain style's titles; `nil` since iOS 15, where they lie on the table's background.
  package var plainHeaderColor: Color?
  /// The same in dark appearance, where the colour has no dark side of its own.
  package var darkPlainHeaderColor: Color?
  /// Whether a cell's title is bold.
  package var hasBoldTitles = false
  /// The text style of a subtitle cell's detail.
  package var subtitleTextStyle: TextStyle
  package var subtitleColor: SemanticColor
  /// The colour of a value1 cell's detail.
  package var valueColor = Color.semantic(.secondaryLabel)
  /// How switches look.
  package var switchStyle = SwitchStyle.plain
  /// The colour of a copy of grouped sections' titles and footers 1 point below them; `nil` since iOS 7.
  package var labelShadowColor: Color?
  /// What is over the background of grouped tables; `nil` since iOS 7.
  package var groupedTexture: GroupedTexture?
  /// The curve of an inset group's corners.
  package var cornerCurve: CornerCurve
  /// The system's separator colour.
  package var separatorColor: Color
  /// What `separatorInset` counts from where the table does not say.
  package var separatorInsetReference: SeparatorInsetReference
  /// How navigation bars look.
  package var navigationBar: NavigationBarStyle
  package var constants: Constants<Metric, Points>
  package var flags: Constants<ProfileFlag, Bool>
  /// The constants that other hosts than UITableView have in place of ``constants`` and ``flags``.
  package var hostConstants:
    [(host: ListHost, constants: Constants<Metric, Points>, flags: Constants<ProfileFlag, Bool>)]

  /// The constant of `metric` for a host; a profile holds them all.
  package func constant(_ metric: Metric, host: ListHost = .uiKit) -> Constant<Points> {
    own(host)?.constants[metric] ?? constants[metric]
      ?? Constant(.zero, .assumed, "missing from the profile")
  }

  /// The same of a flag.
  package func constant(_ flag: ProfileFlag, host: ListHost = .uiKit) -> Constant<Bool> {
    own(host)?.flags[flag] ?? flags[flag] ?? Constant(false, .assumed, "missing from the profile")
  }

  package static func named(_ id: ID) -> Profile {
    switch id {
    case .iOS6: .iOS6
    case .iOS7: .iOS7
    case .iOS11: .iOS11
    case .iOS13: .iOS13
    case .iOS15: .iOS15
    case .iOS26: .iOS26
    }
  }

  /// A profile that differs from this one in what `change` sets.
  func changing(_ change: (inout Profile) -> Void) -> Profile {
    var result = self
    change(&result)
    return result
  }

  /// Constants that are not given stay.
  mutating func set(_ changes: Constants<Metric, Points>) { constants = constants.merging(changes) }
  mutating func set(flags changes: Constants<ProfileFlag, Bool>) { flags = flags.merging(changes) }

  /// The values of all constants for a host by ``ConstantName/ordinal``, in points.
  package func values(host: ListHost, overrides: [Metric: Points]) -> [Points] {
    constants.values(own(host)?.constants, overrides, missing: .zero)
  }

  /// The same of all flags.
  package func values(host: ListHost, overrides: [ProfileFlag: Bool]) -> [Bool] {
    flags.values(own(host)?.flags, overrides, missing: false)
  }

  private func own(
    _ host: ListHost
  ) -> (host: ListHost, constants: Constants<Metric, Points>, flags: Constants<ProfileFlag, Bool>)? {
    hostConstants.first { $0.host == host }
  }
}

/// What switches look like besides being green when they are on.
package enum SwitchStyle: Hashable, Sendable {
  case plain
  /// One that is off has a white track with a grey line around it.
  case outlined
  /// With a word for its state, in tracks of these colours.
  case lettered(on: Color, off: Color)
}

/// The background of iOS 6's grouped tables.
package struct GroupedTexture: Hashable, Sendable {
  /// On phones: upright stripes of this colour, as wide as that, each that far from the last. Points.
  package var stripe: Color
  package var width: Points
  package var period: Points
  /// On iPads: from one colour at the top to another.
  package var padTop: Color
  package var padBottom: Color
}

/// The looks of a generation's navigation bars.
package struct NavigationBarStyle: Sendable {
  /// What lies behind a bar where the table doesn't say.
  package enum Background: Sendable {
    /// iOS 6: blue metal, with buttons set into it.
    case gradient
    /// Always light or dark, with a hairline.
    case chrome
    /// The same, but nothing under a large title until that has collapsed.
    case chromeButUnderLargeTitles
    /// Nothing until rows go under the bar (`scrollEdgeAppearance`).
    case chromeOverRows
    /// Nothing: buttons have surfaces of their own, and rows fade out below them.
    case glass
  }

  package var background: Background
  /// Points; an inline title doesn't follow the text size. Source: UINavigationBar since iOS 7, general knowledge.
  package var titleSize: Points = 17
  /// Points; the same of bar buttons.
  package var buttonSize: Points = 17
  /// The color of a bar with an opaque background; nil for the same as `chrome`. Source: `configureWithOpaqueBackground` paints
  /// `systemBackground`, general knowledge since iOS 13; Apple documents only that the colors suit the appearance.
  package var opaque: Color?
  /// The bar's own color, with the average effect of its blur, and the line below it. Values: general knowledge, near to
  /// pictures.
  package var chrome: Color
  package var darkChrome: Color
  package var hairline: Color
  package var darkHairline: Color
}
