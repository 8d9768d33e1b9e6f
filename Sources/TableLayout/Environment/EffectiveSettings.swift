// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A setting with every default filled in: the value that the layout used, for JSON and the inspector. The
/// lists in the other file cover every setting that isn't content; a test names any that is missing.
struct EffectiveSetting<Place>: Sendable {
  /// The settings that it covers, by their names in specs; empty for values that can't be set.
  let names: [String]
  private let add: @Sendable (Place, inout [FrameTree.Parameter]) -> Void

  private init(
    names: [String], add: @escaping @Sendable (Place, inout [FrameTree.Parameter]) -> Void
  ) {
    self.names = names
    self.add = add
  }

  /// Several settings that are shown together, or in another form than specs have.
  static func shown(
    _ names: [String], _ parameters: @escaping @Sendable (Place) -> [FrameTree.Parameter]
  ) -> Self {
    EffectiveSetting(names: names) { $1 += parameters($0) }
  }

  /// A derived value.
  static func derived(
    _ name: String, _ value: @escaping @Sendable (Place) -> ValueTree
  ) -> Self {
    EffectiveSetting(names: []) { $1.append(.init(name, value($0))) }
  }

  /// The parameters that are shown for it at a place.
  func parameters(of place: Place) -> [FrameTree.Parameter] {
    var result: [FrameTree.Parameter] = []
    add(place, &result)
    return result
  }

  /// The parameters of several settings at a place.
  static func parameters(_ settings: [Self], of place: Place) -> [FrameTree.Parameter] {
    var result: [FrameTree.Parameter] = []
    result.reserveCapacity(settings.count + 8)
    for setting in settings { setting.add(place, &result) }
    return result
  }
}

/// A row or a section with its look.
protocol HasResolvedLook: SendableMetatype {
  var look: ResolvedLook { get }
}

extension EffectiveSetting where Place: HasResolvedLook {
  /// A look's setting. Lengths of a font other than the system's are assumed.
  static func look(_ setting: AnyLookSetting) -> Self {
    EffectiveSetting(names: [setting.name]) { place, parameters in
      guard let value = place.look.written(setting) else { return }
      parameters.append(.init(setting.name, value, isAssumed: setting is LookSetting<FontName>))
    }
  }

  /// `settings`, and after them every other setting of sections or of rows.
  static func complete(_ settings: [Self], ofSections: Bool) -> [Self] {
    complete(settings, Look.settings.fields.filter { $0.isOfSections == ofSections }.map(look))
  }
}

extension EffectiveSetting {
  /// `first`, and after them those of `others` whose settings no element of `first` shows.
  static func complete(_ first: [Self], _ others: [Self]) -> [Self] {
    let known = Set(first.flatMap(\.names))
    return first + others.filter { known.isDisjoint(with: $0.names) }
  }

  /// One setting by its name in specs.
  ///
  /// - Parameters:
  ///   - value: the value that was used; `nil` if the setting has no effect.
  ///   - isAssumed: whether that value is assumed.
  static func one(
    _ name: String, isAssumed: @escaping @Sendable (Place) -> Bool = { _ in false },
    _ value: @escaping @Sendable (Place) -> ValueTree?
  ) -> Self {
    let shown = name.hasPrefix("traits.") ? String(name.dropFirst(7)) : name
    return EffectiveSetting(names: [name]) { place, parameters in
      guard let value = value(place) else { return }
      parameters.append(.init(shown, value, isAssumed: isAssumed(place)))
    }
  }
}
