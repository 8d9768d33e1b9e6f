// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import CommandGrammar

/// The settings of `set`: the behaviour of the session, never the table.
package struct SessionSettings: Hashable, Sendable {
  /// Whether every edit is saved at once.
  package var autosave = false
  /// Whether output higher than the terminal goes through a pager.
  package var pager = true
  /// Whether each command prints how long it took.
  package var timing = false
  /// The format of the table; `nil` for the terminal's default.
  package var format: ShownFormat?
  /// The prompt; `nil` for ``PromptTemplate/standard``.
  package var prompt: PromptTemplate?

  enum Name: String, CaseIterable, Sendable {
    case autosave, format, pager, prompt, timing

    /// The property of a setting that is on or off.
    private var flag: WritableKeyPath<SessionSettings, Bool>? {
      switch self {
      case .autosave: \.autosave
      case .pager: \.pager
      case .timing: \.timing
      case .format, .prompt: nil
      }
    }

    /// The values that can be listed.
    var values: [String] {
      switch self {
      case .autosave, .pager, .timing: ["on", "off"]
      case .format: ShownFormat.allCases.map(\.rawValue) + [Self.standard]
      case .prompt: [Self.standard]
      }
    }

    /// The value that resets a setting.
    private static let standard = "default"

    func set(_ text: String, in settings: inout SessionSettings) throws(SessionError) {
      let isStandard = text == Self.standard
      switch self {
      case .autosave, .pager, .timing:
        guard let flag, values.contains(text) else {
          throw .unexpected(text, for: "VALUE", "value", among: values)
        }
        settings[keyPath: flag] = text == "on"
      case .format:
        let format = ShownFormat(rawValue: text)
        guard isStandard || format != nil else {
          throw .unexpected(text, for: "VALUE", "format", among: values)
        }
        settings.format = format
      case .prompt: settings.prompt = isStandard ? nil : try PromptTemplate(text)
      }
    }

    /// The current value, which may be the default.
    func value(in session: Session) -> String {
      switch self {
      case .autosave, .pager, .timing: flag.map { session.settings[keyPath: $0] } == true ? "on" : "off"
      case .format: session.shownFormat.rawValue
      case .prompt: (session.settings.prompt ?? .standard).text
      }
    }

    func json(in session: Session) -> ValueTree {
      flag.map { .flag(session.settings[keyPath: $0]) } ?? .text(value(in: session))
    }
  }
}

extension Session {
  /// The format of the table at the terminal.
  package var shownFormat: ShownFormat { settings.format ?? usualFormat }
}
