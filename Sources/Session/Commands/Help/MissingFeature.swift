// SPDX-License-Identifier: GPL-3.0-or-later

/// A part of iOS's tables that can't be described yet, so that a search for it doesn't end without an answer.
struct MissingFeature {
  /// With its article, as the object of a sentence.
  private let name: String
  /// The words that people search for, in lower case, without blanks and UIKit's prefix.
  private let words: [String]
  /// What a table can have instead.
  private let others: String

  var sentence: String { "roundtable can't yet draw \(name)." + (others.isEmpty ? "" : " " + others) }

  private init(_ name: String, _ words: String..., others: String = "") {
    self.name = name
    self.words = words
    self.others = others
  }

  private static let row = "`help elements` lists the controls that a row can have."
  private static let switches =
    "A switch is an accessory, or an element with a colour: `add-element 0.0 trailing switch true`."

  private static let all = [
    MissingFeature(
      "a switch with a thumb of another colour", "switchvariant", "thumbtintcolor", others: switches),
    MissingFeature("rows that are dragged", "draganddrop", "dragging"),
    MissingFeature("a context menu", "contextmenu", "peek"),
    MissingFeature(
      "a wheel or a colour well", "wheel", "colorwell", "colorpicker", "gauge", others: row),
    MissingFeature(
      "a radio button or a rating", "radiobutton", "radio", "rating",
      others: "`--accessory checkmark` marks the row that is chosen."),
    MissingFeature(
      "rows that fold", "disclosuregroup", "accordion", "expandable",
      others: "Sections do: `set section 0 isCollapsible true`, `set section 0 isCollapsed true`."),
    MissingFeature(
      "an alert, an action sheet or a popover", "alert", "actionsheet", "popover", "toast",
      others: "`set sheet medium` draws the table in a sheet."),
    MissingFeature("animations and gestures", "animation", "gesture", "longpress", "haptic", "parallax"),
    MissingFeature("a scope bar or a page control", "scopebar", "pagecontrol"),
    MissingFeature(
      "a map, a chart, a web view or a view of your own", "customcell", "customview",
      "hostingconfiguration", "map",
      "mapkit", "webview", "video", "chart", "collectionview", "gradient", others: row),
  ]

  /// The feature that a text names; `nil` if the text names none.
  ///
  /// - Parameter mayBegin: whether the beginning of a name is enough.
  static func named(_ text: String, mayBegin: Bool) -> MissingFeature? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    // `date picker` is one name; in `slider in a cell`, one word is enough.
    return ([words.joined()] + words).lazy.compactMap { word in
      let name = word.hasPrefix("ui") ? String(word.dropFirst(2)) : word
      return all.first { feature in
        feature.words.contains { $0 == name || $0 + "s" == name || mayBegin && isBeginning(name, of: $0) }
      }
    }.first
  }

  private static func isBeginning(_ text: String, of word: String) -> Bool {
    text.count >= 4 && word.hasPrefix(text)
  }
}
