// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// The controls by which a reader chooses a variant, and shows rulers and marks. They work without scripts.
struct PageChoices {
  /// The choice of the spec's own value.
  static let own = "spec"

  /// The controls as HTML, and their rules as CSS.
  let controls: String
  let rules: String

  init(_ content: PageContent, showsRulers: Bool) {
    let axes: [(name: String, title: String, values: [(id: String, name: String)], StaticPage.Variety)] = [
      ("appearance", "Appearance", [("light", "Light"), ("dark", "Dark")], .appearances),
      ("direction", "Direction", [("ltr", "LTR"), ("rtl", "RTL")], .directions),
      (
        "text-size", "Text size", zip(StaticPage.textSizes, ["L", "AX2"]).map { ($0.rawValue, $1) },
        .textSizes
      ),
    ]
    var (controls, rules) = ("", "")
    for (axis, title, values, variety) in axes where content.variety >= variety {
      let labels = [(id: Self.own, name: "As spec")] + values
      controls += "<fieldset class=\"segments\"><legend class=\"unseen\">\(title)</legend>"
      for (id, name) in labels {
        controls +=
          "<label><input type=\"radio\" class=\"unseen\" name=\"\(axis)\" id=\"\(axis)-\(id)\" value=\"\(id)\""
          + "\(id == Self.own ? " checked" : "")>\(name)</label>"
        rules +=
          "body:has(#\(axis)-\(id):checked) .varied:not([data-\(axis)~=\"\(id)\"]) { display: none; }\n"
      }
      controls += "</fieldset>\n"
    }
    let hasMarks = content.pictures.contains { !$0.picture.marked.isEmpty }
    controls += Self.box("rulers", "Rulers", isOn: showsRulers)
    if hasMarks { controls += Self.box("marks", "Changes", isOn: true) }
    // Only `autocomplete` keeps a browser from restoring the choices of an earlier visit.
    self.controls = "<form id=\"choices\" autocomplete=\"off\">\n\(controls)</form>"
    self.rules = rules
  }

  private static func box(_ id: String, _ title: String, isOn: Bool) -> String {
    "<label class=\"box\"><input type=\"checkbox\" id=\"show-\(id)\"\(isOn ? " checked" : "")> \(title)</label>\n"
  }
}
