// SPDX-License-Identifier: GPL-3.0-or-later

import Geometry

/// Each is told by what it has in place of the next newer one.
extension Profile {
  /// iOS 13 and 14: before the plain style's 22-point header padding.
  package static let iOS13 = Profile.iOS15.changing {
    $0.id = .iOS13
    $0.name = "iOS 13 and 14"
    $0.plainHeaderTextStyle = .headline
    // A light grey band, as everybody remembers it; the exact colour is not published.
    $0.plainHeaderColor = .semantic(.systemGray6)
    $0.set([
      .plainSectionHeaderTopPadding: Constant(0, .documented, "sectionHeaderTopPadding is new in iOS 15"),
      .showsFillerRows: Constant(1, .documented, "filler rows are drawn before iOS 15"),
      .accessorySpacing: Constant(10, .listed, "older SDKs"),
    ])
  }

  /// iOS 11 and 12.
  package static let iOS11 = Profile.iOS13.changing {
    $0.id = .iOS11
    $0.name = "iOS 11 and 12"
    $0.plainHeaderColor = .rgba(RGBA(hex: 0xF7F7F7))
    $0.separatorColor = .rgba(RGBA(hex: 0xC8C7CC))
    $0.set([
      .followsReadableWidth: Constant(
        1, .listed, "on for apps linked against iOS 9 to 11; iOS 12 turned it off")
    ])
  }

  /// iOS 7 to 10.
  package static let iOS7 = Profile.iOS11.changing {
    $0.id = .iOS7
    $0.name = "iOS 7 to 10"
    // `separatorInsetReference` came with iOS 11; before, insets counted from the automatic ones.
    $0.separatorInsetReference = .fromAutomaticInsets
    $0.set([.plainHeaderMinimumHeight: Constant(28, .general, "28 since iOS 7, 23 before")])
  }

  /// iOS 6: the last design before iOS 7.
  package static let iOS6 = Profile.iOS7.changing {
    $0.id = .iOS6
    $0.name = "iOS 6"
    $0.headerTextStyle = .headline
    $0.headerIsUppercase = false
    $0.cornerCurve = .circular
    $0.set([
      .regularLayoutMargin: Constant(15, .listed, "margin of SDKs before iOS 8"),
      .compactLayoutMargin: Constant(15, .listed, "margin of SDKs before iOS 8"),
      .followsReadableWidth: Constant(0, .documented, "the readable width came with iOS 9"),
      .largePadRowPadding: Constant(0, .inferred, "no such iPad ran iOS 6"),
      .largePadVerticalMargin: Constant(0, .inferred, "no such iPad ran iOS 6"),
      .plainHeaderMinimumHeight: Constant(23, .listed, "very old SDKs"),
    ])
  }
}
