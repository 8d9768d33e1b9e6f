// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// The part of the content in a picture of the table.
extension LaidOutTable {
  /// The picture's origin in content coordinates. It isn't the content's if a scroll offset is set or a bar
  /// is above the content.
  package var pictureOrigin: Point { Point(x: .zero, y: viewTop - (environment.sheet?.top ?? .zero)) }

  /// y of the top of the table's view in content coordinates. It is the picture's, unless a screen is behind a sheet.
  var viewTop: Points { (environment.shownOffset ?? .zero) - environment.heightAboveContent }

  /// Points: the content with its blank rows, or the part that is visible at the scroll offset, with the bars
  /// above and below it.
  package var pictureSize: Size {
    let bottom =
      environment.shownOffset == nil
      ? FillerRows(self).bottom + environment.heightBelowContent : visibleRect.maxY
    return Size(width: contentSize.width, height: bottom - pictureOrigin.y)
  }

  /// The picture in content coordinates.
  var pictureRect: Rect {
    let (origin, size) = (pictureOrigin, pictureSize)
    return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The table's view with its bars in content coordinates: the picture, without the screen behind a sheet.
  var viewRect: Rect {
    let rect = pictureRect
    return Rect(x: rect.minX, y: viewTop, width: rect.width, height: rect.maxY - viewTop)
  }

  /// Whether a picture shows each row at its own place in the content, with nothing above it.
  package var isPlainPicture: Bool {
    environment.shownOffset == nil && environment.heightAboveContent == .zero
      && environment.bottomBarsHeight == .zero
  }

  /// The properties of the whole picture.
  package var displayTraits: DisplayTraits {
    let textSize = environment.info.traits.textSize
    let body = TypeScale.size(of: .body, at: textSize).doubleValue
    return DisplayTraits(
      isRightToLeft: environment.isRightToLeft, hasPlainHeaders: environment.style == .plain,
      lineScale: textSize.isAccessibilityCategory
        ? body / TypeScale.size(of: .body, at: .large).doubleValue : 1)
  }
}
