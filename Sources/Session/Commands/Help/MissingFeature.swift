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

  private static let row = "A row has a title, a detail, a symbol, a badge and one accessory."
  private static let photos =
    "An image is an SF Symbol, also on a tile: `--image wifi --image-tile-color systemBlue`."
  private static let switches = "A switch is an accessory: `--accessory switchOn` or `switchOff`."

  private static let all = [
    MissingFeature("a slider", "slider", "brightness", "volume", others: row),
    MissingFeature("a stepper", "stepper", others: row),
    MissingFeature(
      "a text field in a row", "textfield", "textview", "textinput", "textedit", "securefield", "password",
      "placeholder", "form", others: "\(row) `set-navigation` draws a search field."),
    MissingFeature(
      "a button in a row", "button", others: "\(row) `set-navigation` draws buttons in the navigation bar."),
    MissingFeature(
      "a disabled switch, or one with a colour of its own", "switch", "toggle", "switchvariant",
      "ontintcolor",
      "thumbtintcolor", others: switches),
    MissingFeature(
      "swipe actions", "swipe", "swipeaction", "swipetodelete", "leadingaction", "trailingaction",
      "contextualaction", others: row),
    MissingFeature(
      "a photo or an image file", "photo", "imagefile", "png", "jpeg", "bitmap", "avatar", "thumbnail",
      "asyncimage", others: photos),
    MissingFeature(
      "a picker or a menu", "picker", "datepicker", "colorwell", "wheel", "menu", "popup", "pulldown",
      "contextmenu", others: row),
    MissingFeature("a segmented control", "segmented", "segmentedcontrol", "segment", others: row),
    MissingFeature("a section index", "sectionindex", "indextitle", "indexbar", "alphabet"),
    MissingFeature(
      "a table in edit mode", "editmode", "editing", "reorder", "draganddrop", "dragging",
      "multipleselection",
      "multiselect", others: row),
    MissingFeature(
      "a progress bar, a spinner or a refresh control", "progress", "progressview", "spinner",
      "activityindicator", "gauge",
      "refresh", "refreshcontrol", "pulltorefresh"),
    MissingFeature(
      "a radio button or a rating", "radiobutton", "radio", "rating",
      others: "`--accessory checkmark` marks the row that is chosen."),
    MissingFeature(
      "a sidebar or rows that fold", "sidebar", "outline", "disclosuregroup", "accordion", "collapsible",
      "expandable"),
    MissingFeature(
      "an alert, a sheet or a popover", "alert", "actionsheet", "sheet", "popover", "modal", "toast"),
    MissingFeature(
      "text of several fonts or colours", "attributedtext", "attributedstring", "attributed", "markdown",
      "richtext",
      "hyperlink", others: "`set-text` and `--title-color` set a whole label."),
    MissingFeature("animations and gestures", "animation", "gesture", "longpress", "haptic", "parallax"),
    MissingFeature("a tab bar or a toolbar", "tabbar", "toolbar", "scopebar", "pagecontrol"),
    MissingFeature(
      "a map, a chart, a web view or a view of your own", "customcell", "customview", "stackview",
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
