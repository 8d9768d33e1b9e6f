// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// `UIUserInterfaceSizeClass` of a width.
package enum SizeClass: Sendable { case compact, regular }

extension Traits {
  /// `UITraitCollection.horizontalSizeClass` of a window that shows only the table.
  ///
  /// - A phone is compact in portrait. In landscape, it is regular if its screen is at least ``leastRegularPhone`` wide in
  ///   portrait, as Plus, Max, XR and 11 are (Human Interface Guidelines, Layout).
  /// - An iPad is regular, unless its window is narrower than ``leastRegularWindow``. A width without a height is a window's.
  /// - The inner display of an iPhone Duo is regular, the cover is compact (duo_kit, measured).
  package var horizontalSizeClass: SizeClass {
    let device = device.flatMap(Device.named) ?? .standard
    let isLandscape = orientation == .landscape
    if device.isPad {
      let window = width ?? (isLandscape ? device.size.height : device.size.width)
      return window >= Self.leastRegularWindow ? .regular : .compact
    }
    if device.face == .duo { return device.id == Device.duoInner.id ? .regular : .compact }
    return isLandscape && device.size.width >= Self.leastRegularPhone ? .regular : .compact
  }

  /// The portrait width of the narrowest phone that is regular in landscape, in points: an iPhone 8 Plus, an XR.
  private static let leastRegularPhone: Points = 414
  /// The width of the narrowest regular window of an iPad, in points. Split View has compact windows of 639 points and regular
  /// ones of 678 (Human Interface Guidelines, Layout); the limit between them is assumed.
  private static let leastRegularWindow: Points = 640
}

extension Table {
  /// The table whose looks are those of its width: if that is regular, each level's `regular` values replace those of its
  /// look. They are kept, so that ``decidingKey(_:at:)`` knows them.
  ///
  /// A compact table takes no time, and a regular one asks only rows with extras.
  package var withRegularLooks: Table { looks(in: info.traits.horizontalSizeClass) }

  /// The table with the looks of a size class, for code that has both.
  package func looks(in sizeClass: SizeClass) -> Table {
    guard sizeClass == .regular else { return self }
    var result = self
    for level in levelsWithRegular {
      let values = regular(at: level)
      switch level {
      case .table: result.info.look = info.look.replaced(by: values)
      case .section(let index):
        result.sections[index].info.look = sections[index].info.look.replaced(by: values)
      case .row(let path): result[path].look = self[path].look.replaced(by: values)
      }
    }
    return result
  }

  /// The table whose looks are the same at each width.
  package var withoutRegular: Table {
    var result = self
    for level in levelsWithRegular {
      switch level {
      case .table: result.info.regular = Look()
      case .section(let index): result.sections[index].info.regular = Look()
      case .row(let path): result[path].regular = Look()
      }
    }
    return result
  }

  /// The key that decides a value of a look at a level: `regular.inset.left` for `inset.left`, if the width is regular and
  /// the level has such a value for it.
  package func decidingKey(_ key: String, at level: LookLevel) -> String {
    guard info.traits.horizontalSizeClass == .regular else { return key }
    let regular = regular(at: level)
    guard !regular.isEmpty, let found = SettingKey(key, of: level.kind),
      found.declared.contains(where: { ($0 as? AnyLookSetting).map(regular.sets) ?? false })
    else { return key }
    return SettingKey.regularPrefix + key
  }

  /// The `regular` values of a level; none if the table doesn't have the level.
  package func regular(at level: LookLevel) -> Look {
    switch level {
    case .table: info.regular
    case .section(let index): sections.indices.contains(index) ? sections[index].info.regular : Look()
    case .row(let path): contains(path) ? self[path].regular : Look()
    }
  }

  /// The levels that have `regular` values, the outermost first.
  package var levelsWithRegular: [LookLevel] {
    var result: [LookLevel] = info.regular.isEmpty ? [] : [.table]
    for (index, section) in sections.enumerated() {
      if !section.info.regular.isEmpty { result.append(.section(index)) }
      for (number, row) in section.rows.enumerated() where !row.hasNoExtras && !row.regular.isEmpty {
        result.append(.row(IndexPath(row: number, section: index)))
      }
    }
    return result
  }
}
