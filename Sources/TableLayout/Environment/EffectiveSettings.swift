// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A setting with nothing left open: what the layout took for it, as JSON and the inspector show it. The lists below
/// answer for every setting that is no content; a test names the one that is forgotten.
struct EffectiveSetting<Place>: Sendable {
  /// The settings that it answers for, by their names in specs; empty for what nobody sets.
  let names: [String]
  private let add: @Sendable (Place, inout [FrameTree.Parameter]) -> Void

  private init(
    names: [String], add: @escaping @Sendable (Place, inout [FrameTree.Parameter]) -> Void
  ) {
    self.names = names
    self.add = add
  }

  /// - Parameters:
  ///   - path: what may be set; its kind says how the value is written.
  ///   - taken: what was taken for it; `nil` where it has no effect.
  ///   - isAssumed: whether it is a stand-in.
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

  /// Several settings that are shown together, or another way than they are written.
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

  /// What is shown of it at a place.
  func parameters(of place: Place) -> [FrameTree.Parameter] {
    var result: [FrameTree.Parameter] = []
    add(place, &result)
    return result
  }

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
  /// The resolved value. Lengths of another font than the system's are assumed.
  static func look(_ setting: AnyLookSetting) -> Self {
    EffectiveSetting(names: [setting.name]) { place, parameters in
      guard let value = place.look.written(setting) else { return }
      parameters.append(.init(setting.name, value, isAssumed: setting is LookSetting<FontName>))
    }
  }

  /// These, and after them every other setting of sections or of rows.
  static func complete(_ settings: [Self], ofSections: Bool) -> [Self] {
    let known = Set(settings.flatMap(\.names))
    return settings
      + AnyLookSetting.all.filter { $0.isOfSections == ofSections && !known.contains($0.name) }.map(look)
  }
}

extension EffectiveSetting where Place == RowFrame {
  static func row<Value: Hashable & Sendable>(
    _ path: any SettingPath<Row, Value>, _ taken: @escaping @Sendable (Place) -> Value
  ) -> Self {
    of(Row.settings, path, isAssumed: { _ in false }, taken: taken)
  }
}

extension EffectiveSetting where Place == SectionFrame {
  static func section<Value: Hashable & Sendable>(
    _ path: any SettingPath<Section.Info, Value?>, _ taken: @escaping @Sendable (Place) -> Value
  ) -> Self {
    of(Section.Info.settings, path, isAssumed: { _ in false }, taken: taken)
  }
}

extension EffectiveSetting where Place == LayoutEnvironment {
  /// Of a setting that always has a value.
  static func always<Value: Hashable & Sendable>(
    _ path: any SettingPath<Table.Info, Value>, _ taken: @escaping @Sendable (Place) -> Value
  ) -> Self {
    of(Table.Info.settings, path, isAssumed: { _ in false }, taken: taken)
  }

  static func table<Value: Hashable & Sendable>(
    _ path: any SettingPath<Table.Info, Value?>,
    isAssumed: @escaping @Sendable (Place) -> Bool = { _ in false },
    _ taken: @escaping @Sendable (Place) -> Value?
  ) -> Self {
    of(Table.Info.settings, path, isAssumed: isAssumed, taken: taken)
  }
}
