// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar
import Drawing
import TableModel

/// The word that removes a setting, so that it is inherited again.
let openWord = "default"

// MARK: - A key's values in words

extension SettingKey {
  /// The word that removes its value; `nil` if the word is a value.
  var open: String? {
    if shape.isText || shape.parameter().fixedValues.contains(openWord) { return nil }
    return openWord
  }

  /// The form of its values in a line.
  var words: ParameterShape { shape.parameter(or: open) }

  /// Whether a line can say its values. A mapping without a short form needs several options.
  var isSayable: Bool { words.isOpen || words.fixedValues != [openWord] && !words.fixedValues.isEmpty }

  /// Symbols that completion offers: the common ones, and all of them once a letter is typed. Also the picture files of the
  /// spec's folder. `nil` for other values.
  var candidates: ParameterDeclaration.Candidates? {
    let (takesSymbols, takesFiles) = shape.imageNames
    guard takesSymbols || takesFiles else { return nil }
    return { _, prefix, session in
      let symbols = takesSymbols ? (prefix.isEmpty ? Self.commonSymbols : SymbolCatalog.names) : []
      guard takesFiles else { return symbols }
      let folder = session.document.path.flatMap { path in path.lastIndex(of: "/").map { path[...$0] } } ?? ""
      let files = FileCandidates(workspace: session.workspace, endings: SettingShape.pictureEndings.sorted())
        .names(folder + prefix).map { String($0.dropFirst(folder.count)) }
      return symbols + files.filter { $0.hasSuffix("/") || SettingShape.isPictureFile($0) }
    }
  }

  private static let commonSymbols = [
    "airplane", "battery.100", "bell", "calendar", "camera", "creditcard", "envelope",
    "exclamationmark.triangle", "folder", "gear", "globe", "hand.raised", "heart", "house", "info.circle",
    "key", "location", "lock", "magnifyingglass", "moon", "paintbrush", "person", "phone", "photo", "star",
    "sun.max", "trash", "wifi",
  ]

  /// The change by some words.
  func change(_ words: [CommandWord], _ context: ArgumentContext) throws(SessionError) -> KeyChange {
    guard let text = words.first?.text, text != open else { return KeyChange() }
    guard case .value(let shape, let others) = self.words else { return KeyChange() }
    if case .element = shape, let content = Preset.content(text) {
      return KeyChange(value: content.listed, alias: text)
    }
    if others.contains(text) { return KeyChange(value: .word(text)) }
    var context = context
    context.alternatives = others
    let value = try shape.read(words, context)
    let isAlias = shape.hasAlias(text) && !NearestNames.isSame(value.specText, text)
    return KeyChange(value: value, alias: isAlias ? text : nil)
  }
}

extension SettingShape {
  /// Whether every word is a value.
  var isText: Bool {
    switch self {
    case .text, .identifier, .symbol, .imageFile, .markdown: true
    case .short(let value, _): value.isText
    default: false
    }
  }

  /// Whether values are names of symbols, and whether they are paths of picture files.
  fileprivate var imageNames: (symbols: Bool, files: Bool) {
    switch self {
    case .symbol: (true, false)
    case .imageFile(let orSymbol): (orSymbol, true)
    case .short(let value, _): value.imageNames
    default: (false, false)
    }
  }
}

extension String {
  /// `tile-color` of `tileColor`, `separator-left` of `separator.left`.
  var optionName: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : $1 == "." ? "-" : String($1) }
  }

  /// `tileColor` of `tile-color`.
  var keyName: String {
    split(separator: "-").reduce("") { $0 + ($0.isEmpty ? $1 : $1.prefix(1).uppercased() + $1.dropFirst()) }
  }
}

// MARK: - Parameters

/// A command whose line changes keys.
protocol KeyCommand: SessionCommand {
  var changes: KeyChanges { get set }
}

extension Parameter where Command: KeyCommand {
  /// The parameter of a key: its values, its sentence, and how they are read.
  ///
  /// - Parameters:
  ///   - name: default: the key's, with hyphens.
  ///   - whole: a key of which this one is a part. Words for its value, such as `none`, are read, too.
  static func key(
    _ key: SettingKey, _ role: ParameterDeclaration.Role = .option, named name: String? = nil,
    orWhole whole: SettingKey? = nil
  ) -> Self {
    let others = whole?.words.fixedValues ?? []
    let shape = whole == nil ? key.words : others.reduce(key.shape.parameter()) { $0.or($1) }
    let declaration = ParameterDeclaration(
      name: name ?? key.name.optionName, role: role, shape: shape, help: key.meaning, keys: [key.name],
      candidates: key.candidates)
    return Self(declaration) { words, context throws(SessionError) in
      let target = words.first.map { others.contains($0.text) } == true ? whole ?? key : key
      let change = try target.change(words, context)
      guard declaration.isRepeated, let before = context.arguments.last else {
        return { $0.changes.add(change, to: target) }
      }
      guard let names = change.value?.items, !names.isEmpty,
        try target.change([before], context).value?.items?.isEmpty == false
      else {
        throw SessionError("'\(words[0].text)' can't be combined with '\(before.text)'")
      }
      return { $0.changes.append(names, to: target) }
    }
  }
}

extension KeyChanges {
  /// Refuses a part of a value that the line also sets to a word such as `none`.
  func checkParts() throws(SessionError) {
    for (whole, change) in items where !whole.isGroup {
      guard let part = items.first(where: { $0.key.name.hasPrefix(whole.name + ".") })?.key.name else {
        continue
      }
      switch change.value {
      case .text, .record: break
      default:
        throw SessionError(
          "\(whole.name) \(change.words) can't be combined with \(part)", hint: "use one of the two")
      }
    }
  }
}
