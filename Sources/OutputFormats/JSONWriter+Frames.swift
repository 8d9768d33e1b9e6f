// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Drawing
import TableLayout
import TableModel

/// Parameters with their JSON, which takes most of a row's.
struct WrittenParameters {
  var parameters: [FrameTree.Parameter]?
  var json: [UInt8] = []
}

extension JSONWriter {
  /// Writes a member with a frame; nothing for `nil`.
  private mutating func frame(_ name: String, _ rect: Rect?) {
    guard let rect else { return }
    key(name)
    self.rect(rect)
  }

  /// Writes the parameters. An assumed one is an object that says so.
  private mutating func parameters(_ parameters: [FrameTree.Parameter]) {
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

  /// Writes the members of the table except for its sections.
  mutating func table(_ frames: FrameTree) {
    if let title = frames.title { member("title", .text(title)) }
    member("scale", .integer(frames.scale))
    let size = frames.contentSize
    member("contentSize", .object([("width", .points(size.width)), ("height", .points(size.height))]))
    if let bar = frames.navigationBar { navigationBar(bar) }
    for bar in frames.bottomBars { bottomBar(bar) }
    frame("statusBar", frames.statusBar)
    frame("homeIndicator", frames.homeIndicator)
    frame("sectionIndex", frames.sectionIndex)
    frame("scrollIndicator", frames.scrollIndicator)
    frame("refreshControl", frames.refreshControl)
    view("sheet", frames.sheet)
    view("contentUnavailable", frames.contentUnavailable)
    frame("tableHeaderView", frames.tableHeaderView)
    frame("tableFooterView", frames.tableFooterView)
    rects("fillerSeparators", frames.fillerSeparators)
    gaps(frames.gaps)
    parameters(frames.parameters)
  }

  /// Writes the members of a section except for its rows.
  mutating func section(_ section: FrameTree.Section) {
    member("index", .integer(section.index))
    identifier(section.id)
    frame("frame", section.frame)
    headerFooter("header", section.header)
    headerFooter("footer", section.footer)
    gaps(section.gaps)
    parameters(section.parameters)
  }

  private mutating func identifier(_ id: String?) {
    if let id { member("id", .text(id)) }
  }

  private mutating func headerFooter(_ name: String, _ view: FrameTree.HeaderFooter?) {
    guard let view else { return }
    key(name)
    object { json in
      json.frame("frame", view.frame)
      json.frame("pinnedFrame", view.pinnedFrame)
      json.label("label", view.label)
      if !view.elements.isEmpty { json.elements(view.elements) }
    }
  }

  private mutating func label(_ name: String, _ label: FrameTree.Label?) {
    guard let label else { return }
    key(name)
    raw("{\"text\": ")
    string(label.text)
    if !label.runs.isEmpty {
      raw(", \"runs\": ")
      value(.list(label.runs.map(\.json)))
    }
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

  /// - Parameter known: the parameters that were written last, with their JSON. Rows with the same parameters share an array,
  ///   so that they are compared at once.
  mutating func row(_ row: FrameTree.Row, after known: inout WrittenParameters) {
    object { json in
      json.member("indexPath", .text("\(row.section).\(row.row)"))
      json.member("section", .integer(row.section))
      json.member("row", .integer(row.row))
      json.identifier(row.id)
      json.member("position", .text(row.position))
      json.frame("frame", row.frame)
      json.frame("background", row.background)
      json.frame("contentView", row.contentView)
      let radii = row.cornerRadii
      json.member(
        "cornerRadii",
        .object([
          ("topLeft", .points(radii.topLeft)), ("topRight", .points(radii.topRight)),
          ("bottomLeft", .points(radii.bottomLeft)), ("bottomRight", .points(radii.bottomRight)),
        ]))
      json.member("cornerCurve", .text(row.cornerCurve.rawValue))
      json.separators(row.separators)
      json.label("title", row.title)
      json.label("detail", row.detail)
      json.frame("image", row.image)
      json.frame("badge", row.badge)
      json.frame("accessory", row.accessory)
      if !row.elements.isEmpty { json.elements(row.elements) }
      json.rects("cornerCovers", row.cornerCovers)
      json.gaps(row.gaps)
      guard row.parameters == known.parameters else {
        let start = json.bytes.count
        json.parameters(row.parameters)
        known = WrittenParameters(parameters: row.parameters, json: Array(json.bytes[start...]))
        return
      }
      json.raw(known.json)
    }
  }

  private mutating func view(_ name: String, _ view: FrameTree.View?) {
    guard let view else { return }
    key(name)
    object { json in
      json.frame("frame", view.frame)
      json.elements(view.elements)
    }
  }

  private mutating func elements(_ elements: [FrameTree.Element]) {
    list("elements", elements) { json, element in
      json.raw("{\"path\": ")
      json.string(element.path)
      json.raw(", \"kind\": ")
      json.string(element.kind)
      json.raw(", \"frame\": ")
      json.rect(element.frame)
      json.raw("}")
    }
  }

  private mutating func separators(_ separators: [FrameTree.Separator]) {
    list("separators", separators) { json, separator in
      json.raw("{\"position\": ")
      json.string(separator.position)
      json.raw(", \"frame\": ")
      json.rect(separator.frame)
      json.raw("}")
    }
  }

  /// Writes a member with a list of frames; nothing for an empty list.
  private mutating func rects(_ name: String, _ rects: [Rect]) {
    guard !rects.isEmpty else { return }
    list(name, rects) { $0.rect($1) }
  }

  private mutating func navigationBar(_ bar: FrameTree.NavigationBar) {
    key("navigationBar")
    object { json in
      json.frame("frame", bar.frame)
      json.member("display", .text(bar.display))
      json.label("title", bar.title)
      json.frame("backButton", bar.backButton)
      json.label("backTitle", bar.backTitle)
      json.buttons("left", bar.left)
      json.buttons("right", bar.right)
      json.frame("searchField", bar.searchField)
    }
  }

  private mutating func bottomBar(_ bar: FrameTree.BottomBar) {
    key(bar.bar.rawValue)
    object { json in
      json.frame("frame", bar.frame)
      json.list("items", bar.items) { json, item in
        json.raw("{\"title\": ")
        json.string(item.title)
        json.raw(", \"frame\": ")
        json.rect(item.frame)
        let parts: [(StaticString, Rect?)] = [
          (", \"symbol\": ", item.symbol), (", \"label\": ", item.label), (", \"badge\": ", item.badge),
        ]
        for case (let name, let frame?) in parts {
          json.raw(name)
          json.rect(frame)
        }
        if item.isSelected { json.raw(", \"selected\": true") }
        json.raw("}")
      }
    }
  }

  private mutating func buttons(_ name: String, _ buttons: [FrameTree.NavigationBar.Button]) {
    guard !buttons.isEmpty else { return }
    list(name, buttons) { json, button in
      json.raw(button.isSymbol ? "{\"symbol\": " : "{\"title\": ")
      json.string(button.text)
      json.raw(", \"frame\": ")
      json.rect(button.frame)
      if let badge = button.badge {
        json.raw(", \"badge\": ")
        json.rect(badge)
      }
      json.raw("}")
    }
  }

  private mutating func gaps(_ gaps: [FrameTree.Gap]) {
    list("gaps", gaps) { json, gap in
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

extension AttributedText.Run {
  /// Its text and the attributes that it has.
  fileprivate var json: ValueTree {
    .object(
      [("text", .text(text))] + (attributes.isBold ? [("bold", .flag(true))] : [])
        + (attributes.isItalic ? [("italic", .flag(true))] : [])
        + (attributes.color.map { [("color", .color($0))] } ?? [])
        + (attributes.link.map { [("link", .text($0))] } ?? []))
  }
}
