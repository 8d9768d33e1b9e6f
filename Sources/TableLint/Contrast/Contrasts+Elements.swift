// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension Contrasts {
  /// Checks the texts of the elements of all rows.
  mutating func checkElements(in scheme: SchemeColors) {
    for row in subject.rows where !row.row.hasNoElements && row.row.isEnabled {
      guard WorkProgress.advance() else { return }
      let shows = row.layout.content.hasElements
      for (path, element) in row.row.elements.all
      where path.isSwipeAction ? element.hasOwnPaint : shows {
        check(element, at: path, of: row, in: scheme)
      }
    }
  }

  private mutating func check(
    _ element: Element, at path: ElementPath, of row: LaidOutRow, in scheme: SchemeColors
  ) {
    let texts = Self.texts(of: element, at: path, row, row.look, scheme)
    for (index, text) in texts.enumerated() {
      guard let ratio = scheme.insufficientRatio(text.colors) else { continue }
      let name = "the \(element.kind.rawValue)" + (path.isKeyed ? "" : " \(path.words)")
      func setting(_ key: String?) -> Setting? {
        key.flatMap { Setting(named: "\(path.words).\($0)", at: .row(row.path), in: subject.table) }
      }
      if text.isPart {
        check(
          part: text.text, of: name, text.colors, in: scheme, at: .row(row.path),
          setting(element.kind.declaration.main?.name))
      } else if isSystem(index, text, element, path, row, scheme) {
        addSystem(name, text.colors, ratio, in: scheme, at: .row(row.path))
      } else {
        let own = element[given: .elementColor] == nil ? nil : "\(path.words).\(AnySetting.elementColor.name)"
        let settings = [.tintColor, .badgeColor, ResolvedLook.background(of: row.row)] as [AnyLookSetting]
        let advice = remedy(of: row, settings, own: own) { look, keepsOwn, scheme in
          let element = keepsOwn ? element : element.withoutColor
          let text = Self.texts(of: element, at: path, row, look, scheme)[index]
          return scheme.insufficientRatio(text.colors) == nil
            || isSystem(index, text, element, path, row, scheme)
        }
        let blamed = advice.first?.changes.first.flatMap {
          Setting(named: $0.key, at: $0.place, in: subject.table)
        }
        add(
          name, text.colors, ratio, in: scheme, at: .row(row.path),
          blamed ?? setting(element.kind.declaration.main?.name), advice)
      }
    }
  }

  private typealias Text = (text: String, colors: ContrastText, isPart: Bool)

  private static func texts(
    of element: Element, at path: ElementPath, _ row: LaidOutRow, _ look: ResolvedLook,
    _ scheme: SchemeColors
  ) -> [Text] {
    scheme.environment.texts(of: element, at: path, look).map { text in
      let grounds = [text.fill, look.background(of: row.row)].compactMap { $0 }
      return (text.text, ContrastText(text.ink, on: grounds, text.font), text.isPart)
    }
  }

  /// Whether a text of an element has UIKit's own colours: the ink of a text or of this kind, on the shapes and the
  /// background that a table without colours has.
  private func isSystem(
    _ index: Int, _ text: Text, _ element: Element, _ path: ElementPath, _ row: LaidOutRow,
    _ scheme: SchemeColors
  ) -> Bool {
    let bare = scheme.bare.texts(of: element.withoutColor, at: path, scheme.bare.look)[index]
    let fills = [bare.fill, scheme.bare.look.background(of: row.row)].compactMap { $0 }
    let ink = scheme.paint(text.colors.ink)
    let grounds = text.colors.grounds.map(scheme.paint).visible
    return (ink == scheme.bare.paint(bare.ink) || bare.fill == nil && scheme.inks.contains(ink))
      && fills.map(scheme.bare.paint).visible.starts(with: grounds)
      && (grounds.hasOpaque || scheme.hasSystemBackground)
  }

  /// Checks the parts of headers and footers that their Markdown colours.
  mutating func checkSections(in scheme: SchemeColors) {
    for (index, section) in subject.table.sections.enumerated() {
      guard WorkProgress.advance() else { return }
      check(.header, section.info.attributedHeader, \.header, index, scheme)
      check(.footer, section.info.attributedFooter, \.footer, index, scheme)
    }
  }

  private mutating func check(
    _ kind: HeaderFooterKind, _ text: AttributedText?, _ path: PartialKeyPath<Section.Info>, _ index: Int,
    _ scheme: SchemeColors
  ) {
    guard let runs = text?.runs.colored, !runs.isEmpty,
      let font = subject.layout.labelFont(kind, inSection: index)
    else { return }
    let ground = scheme.environment.labelGround(kind)
    for (part, color) in runs {
      check(
        part: part, of: "the \(kind.rawValue)", ContrastText(color, on: [ground], font), in: scheme,
        at: .section(index), .section(path, at: index))
    }
  }
}

extension [AttributedText.Run] {
  /// The parts with colours of their own. Links in the tint colour are UIKit's own.
  var colored: [(text: String, color: Color)] {
    compactMap { run in run.attributes.color.map { (run.text, $0) } }
  }
}

extension Element {
  /// Whether its colour isn't one of UIKit's. White on UIKit's own is usual for swipe actions, such as orange for a flag.
  fileprivate var hasOwnPaint: Bool {
    if case .semantic? = self[given: .elementColor] { return false }
    return self[given: .elementColor] != nil
  }

  fileprivate var withoutColor: Element {
    var result = self
    result[given: .elementColor] = nil
    return result
  }
}
