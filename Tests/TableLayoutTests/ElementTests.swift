// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel
import TestSupport
import Testing

/// Controls and other elements of rows: their frames, and those of the texts beside them.
struct ElementTests {
  private static func row(_ title: String = "Title", _ change: (inout Row) -> Void) -> Row {
    var row = Row(title: title)
    change(&row)
    return row
  }

  private static func element(_ kind: ElementKind, _ value: ValueTree = .record([])) -> Element {
    guard let element = Element(kind, value) else { preconditionFailure("\(kind) isn't \(value)") }
    return element
  }

  private func frames(
    _ row: Row, _ profile: Profile.ID = .iOS15, direction: Direction = .leftToRight
  ) -> FrameTree.Row? {
    var table = Table(sections: [Section(rows: [row])])
    table.info.profile = profile
    table.info.style = profile.versions.upperBound < 13 ? .grouped : .insetGrouped
    table.info.traits.direction = direction
    return LaidOutTable(table).rowTree(Table.IndexPath(row: 0, section: 0))
  }

  /// Kind, value, profile, and the size of the element. Sources: facts about pixels, see `Constants+Controls.swift`.
  static let sizes: [(ElementKind, ValueTree, Profile.ID, Double, Double)] = [
    (.stepper, .points(3), .iOS12, 94, 29), (.stepper, .points(3), .iOS13, 94, 32),
    (.stepper, .points(3), .iOS26, 94, 32),
    (.segmentedControl, .list([.text("Day"), .text("Week")]), .iOS12, 0, 29),
    (.segmentedControl, .list([.text("Day"), .text("Week")]), .iOS15, 0, 32),
    (.activityIndicator, .word("medium"), .iOS15, 20, 20),
    (.activityIndicator, .word("large"), .iOS15, 37, 37),
    (.progressView, .points(Points(0.5)), .iOS13, 0, 2), (.progressView, .points(Points(0.5)), .iOS15, 0, 4),
    (.progressView, .points(Points(0.5)), .iOS26, 0, 6), (.slider, .points(Points(0.5)), .iOS15, 0, 34),
    (.datePicker, .text("1 Jun"), .iOS15, 0, 34.333), (.switch, .flag(true), .iOS26, 63, 28),
  ]

  @Test(arguments: sizes.indices)
  func `a control has the measured size`(index: Int) throws {
    let (kind, value, profile, width, height) = Self.sizes[index]
    let row = Self.row { row in
      if kind.declaration.isRowKey {
        row.elements[kind] = Self.element(kind, value)
      } else {
        row.elements.trailing = [Self.element(kind, value)]
      }
    }
    let frame = try #require(frames(row, profile)?.elements.first).frame
    if width > 0 { #expect(abs(frame.width.doubleValue - width) < 0.001) }
    #expect(abs(frame.height.doubleValue - height) < 0.001, "\(frame)")
  }

  /// Source: pixels of pickers in forms: the chevrons end 21.7 from a card with a margin of 20, and 17.67 with 16.
  @Test(arguments: [(Profile.ID.iOS15, 21.667), (.iOS26, 17.667)])
  func `the chevrons of a pop-up button end where they were measured`(profile: Profile.ID, end: Double) throws
  {
    let row = Self.row { $0.elements[.menu] = Self.element(.menu, .text("All")) }
    let found = try #require(frames(row, profile))
    let distance = found.background.maxX - (found.elements.first?.frame.maxX ?? .zero)
    #expect(abs(distance.doubleValue - end) < 0.01, "\(distance)")
  }

  @Test func `elements follow each other from the texts to the edge`() throws {
    let row = Self.row { row in
      row.elements.leading = [Self.element(.checkmark)]
      row.elements.trailing = [Self.element(.label, .text("a")), Self.element(.badge, .text("3"))]
      row.elements[.stepper] = Self.element(.stepper)
      row.badge = "2"
      row.accessory = .disclosureIndicator
    }
    let found = try #require(frames(row))
    #expect(found.elements.map(\.path) == ["leading.0", "trailing.0", "trailing.1", "stepper"])
    let order = [
      found.elements[0].frame, found.title?.frame, found.elements[1].frame, found.elements[2].frame,
      found.elements[3].frame, found.badge, found.accessory,
    ].compactMap { $0 }
    #expect(order.count == 7)
    for (left, right) in zip(order, order.dropFirst()) { #expect(left.maxX < right.minX, "\(left) \(right)") }
    // All are in the row's middle.
    for frame in order.dropFirst(2) {
      #expect(abs((frame.midY - found.background.midY).doubleValue) <= 0.34, "\(frame)")
    }
    let mirrored = try #require(frames(row, direction: .rightToLeft))
    #expect(mirrored.elements.map(\.frame) == found.elements.map { $0.frame.mirrored(in: 393) })
  }

  @Test func `an element that fills begins after the title and ends at the margin`() throws {
    let slider = { (title: String) in
      Self.row(title) { $0.elements[.slider] = Self.element(.slider, .points(Points(0.5))) }
    }
    let titled = try #require(frames(slider("Brightness")))
    let frame = try #require(titled.elements.first).frame
    #expect(frame.minX == (titled.title?.frame.maxX ?? .zero) + 10)
    #expect(frame.maxX == titled.background.maxX - 20)
    let bare = try #require(frames(slider(""))).elements.first?.frame
    #expect(bare?.minX == titled.background.minX + 20)
    // A long title has at most half of the row.
    let long = try #require(frames(slider(String(repeating: "long ", count: 20))))
    #expect(long.title?.isTruncated == true)
    #expect((long.elements.first?.frame.width ?? .zero) > 140)
  }

  @Test func `a row is as high as its highest element, with 5 points beside it`() throws {
    let text = String(repeating: "words ", count: 30)
    let row = Self.row("") { $0.elements[.textView] = Self.element(.textView, .text(text)) }
    let found = try #require(frames(row))
    let height = try #require(found.elements.first).frame.height
    #expect(height > 60)
    #expect(found.frame.height - height == 10)
    // A stepper fits a usual row.
    #expect(frames(Self.row { $0.elements[.stepper] = Self.element(.stepper) })?.frame.height == 44)
  }

  @Test func `an element of a list is explained by its place`() throws {
    let row = Self.row { row in
      row.elements.trailing = [Self.element(.button, .text("Pay"))]
      row.elements[.stepper] = Self.element(.stepper)
    }
    let layout = LaidOutTable(Table(sections: [Section(rows: [row])]))
    let path = Table.IndexPath(row: 0, section: 0)
    let explained = Explainer(layout).elements(ofRowAt: path)
    let frames = try #require(layout.rowTree(path)).elements
    for element in frames {
      for (name, value) in [
        ("x", element.frame.minX), ("y", element.frame.minY), ("width", element.frame.width),
        ("height", element.frame.height),
      ] {
        let found = explained.first { $0.property == "\(element.path) \(name)" }?.explanation
        #expect(found?.value == value, "\(element.path) \(name)")
        #expect(found?.terms.reduce(.zero) { $0 + $1.value } == value, "\(element.path) \(name)")
      }
    }
  }
}
