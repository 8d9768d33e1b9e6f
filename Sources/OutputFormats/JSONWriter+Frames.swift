// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout

extension JSONWriter {
  /// Writes a member with a frame; nothing for `nil`.
  mutating func optional(_ name: String, _ rect: Rect?) {
    guard let rect else { return }
    key(name)
    self.rect(rect)
  }

  /// Writes the parameters. An assumed one is an object that says so.
  mutating func parameters(_ parameters: [FrameTree.Parameter]) {
    key("parameters")
    object { json in
      for parameter in parameters {
        json.key(parameter.name)
        guard parameter.isAssumed else {
          json.value(parameter.value)
          continue
        }
        json.raw("{\"value\": ")
        json.value(parameter.value)
        json.raw(", \"assumed\": true}")
      }
    }
  }

  mutating func section(_ section: FrameTree.Section) {
    object { json in
      json.key("index")
      json.number(section.index)
      json.identifier(section.id)
      json.key("frame")
      json.rect(section.frame)
      json.headerFooter("header", section.header)
      json.headerFooter("footer", section.footer)
      json.gaps(section.gaps)
      json.parameters(section.parameters)
      json.key("rows")
      json.array { json in
        for row in section.rows {
          guard WorkProgress.advance() else { return }
          json.element()
          json.row(row)
        }
      }
    }
  }

  private mutating func identifier(_ id: String?) {
    guard let id else { return }
    key("id")
    string(id)
  }

  private mutating func headerFooter(_ name: String, _ view: FrameTree.HeaderFooter?) {
    guard let view else { return }
    key(name)
    object { json in
      json.key("frame")
      json.rect(view.frame)
      json.optional("pinnedFrame", view.pinnedFrame)
      json.label("label", view.label)
    }
  }

  private mutating func label(_ name: String, _ label: FrameTree.Label?) {
    guard let label else { return }
    key(name)
    raw("{\"text\": ")
    string(label.text)
    raw(", \"frame\": ")
    rect(label.frame)
    raw(", \"box\": ")
    rect(label.box)
    raw(", \"baseline\": ")
    number(label.baseline)
    raw(", \"approximateWidth\": true, \"truncated\": ")
    flag(label.isTruncated)
    raw("}")
  }

  mutating func row(_ row: FrameTree.Row) {
    object { json in
      json.key("indexPath")
      json.string("\(row.section).\(row.row)")
      json.key("section")
      json.number(row.section)
      json.key("row")
      json.number(row.row)
      json.identifier(row.id)
      json.key("position")
      json.string(row.position)
      json.key("frame")
      json.rect(row.frame)
      json.key("background")
      json.rect(row.background)
      json.optional("contentView", row.contentView)
      json.key("cornerRadii")
      let radii = row.cornerRadii
      json.numbers([
        "topLeft": radii.topLeft, "topRight": radii.topRight, "bottomLeft": radii.bottomLeft,
        "bottomRight": radii.bottomRight,
      ])
      json.key("cornerCurve")
      json.string(row.cornerCurve.rawValue)
      json.separators(row.separators)
      json.label("title", row.title)
      json.label("detail", row.detail)
      json.optional("image", row.image)
      json.optional("badge", row.badge)
      json.optional("accessory", row.accessory)
      json.rects("cornerCovers", row.cornerCovers)
      json.gaps(row.gaps)
      json.parameters(row.parameters)
    }
  }

  private mutating func separators(_ separators: [FrameTree.Separator]) {
    key("separators")
    array { json in
      for separator in separators {
        json.element()
        json.raw("{\"position\": ")
        json.string(separator.position)
        json.raw(", \"frame\": ")
        json.rect(separator.frame)
        json.raw("}")
      }
    }
  }

  /// Writes a member with a list of frames; nothing for an empty list.
  mutating func rects(_ name: String, _ rects: [Rect]) {
    guard !rects.isEmpty else { return }
    key(name)
    array { json in
      for rect in rects {
        json.element()
        json.rect(rect)
      }
    }
  }

  mutating func navigationBar(_ bar: FrameTree.NavigationBar) {
    key("navigationBar")
    object { json in
      json.key("frame")
      json.rect(bar.frame)
      json.key("display")
      json.string(bar.display)
      json.label("title", bar.title)
      json.optional("backButton", bar.backButton)
      json.label("backTitle", bar.backTitle)
      json.buttons("left", bar.left)
      json.buttons("right", bar.right)
      json.optional("searchField", bar.searchField)
    }
  }

  private mutating func buttons(_ name: String, _ buttons: [FrameTree.NavigationBar.Button]) {
    guard !buttons.isEmpty else { return }
    key(name)
    array { json in
      for button in buttons {
        json.element()
        json.raw(button.isSymbol ? "{\"symbol\": " : "{\"title\": ")
        json.string(button.text)
        json.raw(", \"frame\": ")
        json.rect(button.frame)
        json.raw("}")
      }
    }
  }

  mutating func gaps(_ gaps: [FrameTree.Gap]) {
    key("gaps")
    array { json in
      for gap in gaps {
        json.element()
        json.raw("{\"name\": ")
        json.string(gap.name)
        json.raw(", \"axis\": ")
        json.string(gap.axis.rawValue)
        json.raw(", \"length\": ")
        json.number(gap.length)
        json.raw(", \"frame\": ")
        json.rect(gap.frame)
        json.raw("}")
      }
    }
  }
}
