// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension Contrasts {
  /// Checks the letters of images. White on the gradient of Contacts and on UIKit's own colours is usual, so only letters with
  /// a colour and tiles in numbers are checked.
  mutating func checkMonograms(in scheme: SchemeColors) {
    for row in subject.rows where row.row.isEnabled {
      guard WorkProgress.advance() else { return }
      if let image = row.row.image, row.frames.image != nil {
        check(image, of: row, in: scheme, .row(\.image, at: row.path))
      }
      guard !row.row.hasNoElements, row.layout.content.hasElements else { continue }
      for (path, element) in row.row.elements.all where element.kind == .image {
        guard let image = element[given: .elementImage] else { continue }
        let setting = Setting(named: "\(path.words).image", at: .row(row.path), in: subject.table)
        check(image, of: row, in: scheme, setting)
      }
    }
  }

  private mutating func check(
    _ image: RowImage, of row: LaidOutRow, in scheme: SchemeColors, _ setting: Setting?
  ) {
    guard let letters = image.monogram, let tile = image.drawnTile else { return }
    let grounds: [Color]
    switch tile {
    case .color(let color): grounds = [color]
    case .monogram: grounds = [.rgba(RowImage.monogramTop), .rgba(RowImage.monogramBottom)]
    }
    let isOwnTile = if case .rgba? = image.tileColor { true } else { false }
    guard image.color != nil || isOwnTile else { return }
    // Initials are as large as a symbol: they need the ratio of graphical objects (WCAG 1.4.11).
    let texts = grounds.map { ContrastText(image.color ?? .semantic(.white), on: [$0], needed: 3) }
    guard let text = texts.min(by: { scheme.ratio($0) < scheme.ratio($1) }),
      let ratio = scheme.insufficientRatio(text)
    else { return }
    add(
      "the monogram '\(VisibleText.line(letters))'", text, ratio, in: scheme, at: .row(row.path), setting, [])
  }
}
