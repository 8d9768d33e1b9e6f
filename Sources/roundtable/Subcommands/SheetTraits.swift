// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import TableModel

/// The values whose combinations a sheet shows.
struct SheetTraits {
  var devices: [Device.ID] = []
  var textSizes: [TextSize] = []
  var directions: [Direction] = []
  var appearances: [InterfaceStyle] = []
  var profiles: [Profile.ID] = []

  /// All combinations, devices outermost as in the page's grid; the table's own values alone if none is listed.
  var variants: [TraitChoices] {
    var all = TraitChoices.combined([TraitChoices()], \.profile, profiles)
    all = TraitChoices.combined(all, \.device, devices)
    all = TraitChoices.combined(all, \.textSize, textSizes)
    all = TraitChoices.combined(all, \.direction, directions)
    return TraitChoices.combined(all, \.appearance, appearances)
  }
}

extension Parameter {
  /// The options with the values of a sheet's variants.
  static func sheetTraits(_ path: any SettingPath<Command, SheetTraits>) -> [Self] {
    [
      list(
        "devices", Device.all.map { ($0.id.rawValue, $0.id) }, all: "all",
        "Devices such as iPhone-15,iPad-Pro-11, or all; 'devices' lists them."
      ) { $1[keyPath: path].devices = $0 },
      list(
        "text-size", TextSize.allCases.map { ($0.rawValue, $0) }, all: "all",
        "Text sizes such as large,accessibilityLarge, or all."
      ) { $1[keyPath: path].textSizes = $0 },
      list(
        "appearance", InterfaceStyle.allCases.map { ($0.rawValue, $0) }, all: "both", "light, dark or both."
      ) { $1[keyPath: path].appearances = $0 },
      list("direction", Direction.allCases.map { ($0.rawValue, $0) }, all: "both", "ltr, rtl or both.") {
        $1[keyPath: path].directions = $0
      },
      list(
        "profile", Profile.ID.allCases.map { ($0.rawValue, $0) }, all: "all",
        "iOS versions such as ios15,ios26, or all."
      ) { $1[keyPath: path].profiles = $0 },
    ]
  }

  /// `--name VALUE,VALUE`, or a word for all values.
  private static func list<Value: Hashable & Sendable>(
    _ name: String, _ known: [(name: String, value: Value)], all word: String, _ help: String,
    store: @escaping @Sendable ([Value], inout Command) -> Void
  ) -> Self {
    let names = known.map(\.name)
    let kind = ParameterKind<[Value]>(.text) { text, context throws(SessionError) in
      if text == word { return known.map(\.value) }
      var found: [Value] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        guard let value = known.first(where: { $0.name == part })?.value else {
          let near = NearestNames.suggestions(for: part, among: names + [word])
          throw SessionError(
            "\(context.label) cannot be '\(VisibleText.line(part))'",
            hint: near.first.map { "did you mean '\($0)'?" }
              ?? "allowed: \(word), or some of \(names.joined(separator: ", "))")
        }
        if !found.contains(value) { found.append(value) }
      }
      return found
    }
    return .option(name, kind, help, store: store).offeringList { names + [word] }.valued("LIST")
  }
}
