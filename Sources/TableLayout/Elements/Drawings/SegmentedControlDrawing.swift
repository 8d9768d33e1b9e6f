// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableModel

/// A `UISegmentedControl`. Source of the lengths: pixels of segmented controls of iOS 12 to 26; the selected segment of
/// iOS 26 is 2 points smaller than the control on all sides.
enum SegmentedControlDrawing: ElementDrawing {
  private static let fontSize: Points = 13

  static func size<N>(_ element: DrawnElement<N>) -> ElementSize<N> {
    let titles = element[.segments]
    let widest = titles.reduce(N.zero) {
      .larger($0, element.label($1, font(element, isSelected: true), .semantic(.label)).frame.width)
    }
    let segment = widest + element.metric(.segmentPadding, "beside the title") * 2
    let dividers = N(
      element.isGlass ? .zero : Points(max(0, titles.count - 1)), "dividers", .rule("1 point each (measured)")
    )
    return ElementSize(
      width: (segment * titles.count + dividers.ifAny).named("segments").raised(to: element.grid),
      height: element.metric(.segmentedControlHeight, "segmented control"))
  }

  private static func font<N>(_ element: DrawnElement<N>, isSelected: Bool) -> Font {
    Font(size: fontSize, weight: !isSelected || element.isOutlined ? .regular : .semibold)
  }

  static func draw(_ element: DrawnElement<Points>, in box: Rect, on canvas: inout ElementCanvas) {
    let (titles, selected) = (element[.segments], element[.selectedSegment])
    guard !titles.isEmpty else { return }
    let radius: Points = element.isGlass ? box.height / 2 : element.isOutlined ? 4 : 8
    if element.isOutlined {
      canvas.border(box, radius: radius, width: 1, element.tint)
    } else {
      canvas.fill(box, radius: radius, curve: .continuous, .semantic(.tertiarySystemFill))
    }
    let width = box.width / titles.count
    for (index, title) in titles.enumerated() {
      let segment = Rect(x: box.minX + width * index, y: box.minY, width: width, height: box.height)
      let isSelected = index == selected
      var color: Color = element.isOutlined ? element.tint : .semantic(.label)
      if isSelected, element.isOutlined {
        // Only the ends of the control are round.
        canvas.fill(segment, radius: index == 0 || index == titles.count - 1 ? radius : .zero, element.tint)
        color = .semantic(.white)
      } else if isSelected {
        let lens = segment.inset(by: 2)
        canvas.lens(lens, radius: element.isGlass ? lens.height / 2 : 6)
      } else if index > 0, index - 1 != selected, !element.isGlass {
        // No divider is beside the selected segment.
        let height: Points = element.isOutlined ? box.height : 18
        canvas.fill(
          Rect(x: segment.minX - 0.5, y: box.midY - height / 2, width: 1, height: height),
          element.isOutlined ? element.tint : .semantic(.separator))
      }
      canvas.text(title, font(element, isSelected: isSelected), color, .center, in: segment)
    }
    canvas.mark(.options(titles, selected: selected), in: box)
  }
}
