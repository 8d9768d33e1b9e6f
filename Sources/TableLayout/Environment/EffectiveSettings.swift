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

  /// - Parameters:
  ///   - path: the setting; its kind writes the value.
  ///   - taken: the value that was used; `nil` if the setting has no effect.
  ///   - isAssumed: whether that value is assumed.
  private static func of<Root, Stored, Value: Hashable & Sendable>(
    _ settings: SettingList<Root>, _ path: any SettingPath<Root, Stored>,
    isAssumed: @escaping @Sendable (Place) -> Bool, taken: @escaping @Sendable (Place) -> Value?
  ) -> Self {
    guard let field = settings[path], let kind = field.kind(of: Value.self) else {
      preconditionFailure("\(path) is not declared as a setting of \(Root.self) with values \(Value.self)")
    }
    let name = field.name.hasPrefix("traits.") ? String(field.name.dropFirst(7)) : field.name
    return EffectiveSetting(names: [field.name]) { place, parameters in
      guard let value = taken(place) else { return }
      parameters.append(.init(name, kind.write(value), isAssumed: isAssumed(place)))
    }
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
    let known = Set(settings.flatMap(\.names))
    return settings
      + AnyLookSetting.all.filter { $0.isOfSections == ofSections && !known.contains($0.name) }.map(look)
  }
}

extension EffectiveSetting where Place == RowFrame {
  /// A row's own setting.
  static func row<Value: Hashable & Sendable>(
    _ path: any SettingPath<Row, Value>, _ taken: @escaping @Sendable (Place) -> Value
  ) -> Self {
    of(Row.settings, path, isAssumed: { _ in false }, taken: taken)
  }
}

extension EffectiveSetting where Place == SectionFrame {
  /// A section's own setting.
  static func section<Value: Hashable & Sendable>(
    _ path: any SettingPath<Section.Info, Value?>, _ taken: @escaping @Sendable (Place) -> Value
  ) -> Self {
    of(Section.Info.settings, path, isAssumed: { _ in false }, taken: taken)
  }
}

extension EffectiveSetting where Place == LayoutEnvironment {
  /// A table's setting that always has a value.
  static func always<Value: Hashable & Sendable>(
    _ path: any SettingPath<Table.Info, Value>, _ taken: @escaping @Sendable (Place) -> Value
  ) -> Self {
    of(Table.Info.settings, path, isAssumed: { _ in false }, taken: taken)
  }

  /// A table's setting that can be unset.
  static func table<Value: Hashable & Sendable>(
    _ path: any SettingPath<Table.Info, Value?>,
    isAssumed: @escaping @Sendable (Place) -> Bool = { _ in false },
    _ taken: @escaping @Sendable (Place) -> Value?
  ) -> Self {
    of(Table.Info.settings, path, isAssumed: isAssumed, taken: taken)
  }
}
