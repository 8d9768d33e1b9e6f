// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing

extension LayoutDifference {
  /// A kind of look in which two pictures of one element can differ, besides its frames.
  package enum Look: String, Hashable, Sendable, CaseIterable {
    case texts
    /// Symbols, tiles, picture files and accessories.
    case pictures
    case corners
    case colors = "colours"
    /// Separators, borders and shadows.
    case lines
  }
}

/// The looks of some items, without their places.
struct SeenLooks {
  private var texts: [TextRun] = []
  private var pictures: [DisplayItem.Content] = []
  private var lines: [DisplayItem.Content] = []
  private var corners: [DisplayItem.Role: Set<Outline>] = [:]
  private var paints: [DisplayItem.Role: Set<RGBA>] = [:]

  init(_ items: [DisplayItem]) { for item in items where item.role != .tableBackground { add(item) } }

  /// The kinds of looks in which two elements differ. A part that only one of them has differs as a text, a picture or a
  /// line, and not in its corners and colours.
  func differences(from old: SeenLooks) -> [LayoutDifference.Look] {
    func differs<Value: Hashable>(_ before: [DisplayItem.Role: Value], _ after: [DisplayItem.Role: Value])
      -> Bool
    {
      after.contains { role, value in before[role].map { $0 != value } ?? false }
    }
    let found: [(LayoutDifference.Look, Bool)] = [
      (.texts, texts != old.texts), (.pictures, pictures != old.pictures),
      (.corners, differs(old.corners, corners)), (.colors, differs(old.paints, paints)),
      (.lines, lines != old.lines),
    ]
    return found.filter(\.1).map(\.0)
  }

  private mutating func add(_ item: DisplayItem) {
    let role = item.role
    switch item.content {
    case .fill(let outline, let paint):
      add(outline, role)
      add([paint], role)
    case .gradient(let outline, let gradient):
      add(outline, role)
      add(gradient.stops.map(\.paint), role)
    case .border(let outline, let width, let paint):
      add(outline, role)
      add([paint], role)
      lines.append(.border(Outline(rect: .zero), width: width, .none))
    case .shadow(var shadow):
      add([shadow.paint], role)
      (shadow.outline, shadow.paint) = (Outline(rect: .zero), .none)
      lines.append(.shadow(shadow))
    case .text(var run):
      add([run.paint] + run.spans.map(\.paint), role)
      (run.origin, run.width, run.paint) = (.zero, .zero, .none)
      for index in run.spans.indices { run.spans[index].paint = .none }
      texts.append(run)
    case .symbol(var symbol):
      add([symbol.paint] + (symbol.layers ?? []), role)
      (symbol.frame.origin, symbol.paint, symbol.layers) = (.zero, .none, nil)
      pictures.append(.symbol(symbol))
    case .picture(var picture):
      add(picture.outline, role)
      if let tint = picture.tint { add([tint], role) }
      (picture.frame.origin, picture.tint, picture.label) = (.zero, nil, nil)
      picture.outline = Outline(rect: .zero)
      pictures.append(.picture(picture))
    case .ruler, .mark: break
    }
  }

  private mutating func add(_ outline: Outline, _ role: DisplayItem.Role) {
    switch role {
    case .separator:
      // Its place and its length are gaps.
      let thickness = Rect(x: .zero, y: .zero, width: .zero, height: outline.rect.height)
      lines.append(.fill(Outline(rect: thickness), .none))
    case .imageTile:
      var tile = outline.rect
      tile.origin = .zero
      pictures.append(.fill(Outline(rect: tile), .none))
    default: break
    }
    corners[role, default: []].insert(Outline(rect: .zero, radii: outline.radii, curve: outline.curve))
  }

  private mutating func add(_ colors: [RGBA], _ role: DisplayItem.Role) {
    paints[role, default: []].formUnion(colors)
  }
}

extension RGBA {
  /// The colour of things that are compared without theirs.
  fileprivate static let none = RGBA(hex: 0, alpha: 0)
}
