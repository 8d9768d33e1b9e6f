// SPDX-License-Identifier: GPL-3.0-or-later

import CommandGrammar
import TableModel

/// The headings of the command list, each with its commands. A new command needs a type, and its name here.
package enum CommandGroup: String, CaseIterable, Sendable {
  case model, look, traits, see, time, sessions, live, help

  /// The commands in the order of the list.
  package var commands: [any SessionCommand.Type] {
    switch self {
    case .model:
      [
        NewCommand.self, OpenCommand.self, SaveCommand.self, PresetCommand.self, RandomCommand.self,
        AddSectionCommand.self, RemoveSectionCommand.self, MoveSectionCommand.self, SetHeaderCommand.self,
        SetFooterCommand.self, AddRowCommand.self, InsertRowCommand.self, SetRowCommand.self,
        RemoveRowCommand.self, MoveRowCommand.self, DuplicateRowCommand.self, AddElementCommand.self,
        RemoveElementCommand.self, EditCommand.self,
      ]
    case .look:
      [
        SetCommand.self, UnsetCommand.self,
        SetStyleCommand.self, SetRadiusCommand.self, SetCurveCommand.self, SetInsetCommand.self,
        SetSeparatorCommand.self, SetSpacingCommand.self, SetShadowCommand.self, SetBorderCommand.self,
        SetColorCommand.self, SetHeightCommand.self, SetSectionHeightsCommand.self, SetTextCommand.self,
        SetSectionTextCommand.self, SetImageCommand.self, SetCornersCommand.self, SetMetricCommand.self,
        SetReadableWidthCommand.self, SetMaximumWidthCommand.self, SetFillerHeightCommand.self,
        SetCellContentCommand.self,
      ]
    case .traits:
      [
        SetDeviceCommand.self, SetWidthCommand.self, SetScaleCommand.self, SetProfileCommand.self,
        SetAppearanceCommand.self, SetContrastCommand.self, SetDirectionCommand.self, SetTextSizeCommand.self,
        SetOrientationCommand.self, SetHostCommand.self, SetScrollViewCommand.self, SetBoundsCommand.self,
        SetOffsetCommand.self, SetSafeAreaCommand.self, SetNavigationCommand.self, SetScreenCommand.self,
      ]
    case .see:
      [
        ShowCommand.self, ListCommand.self, FramesCommand.self, WhyCommand.self, HitCommand.self,
        DiffCommand.self, LintCommand.self, SpecCommand.self, RenderCommand.self, ExportCommand.self,
        SupportCommand.self,
        DisplayCommand.self, UndisplayCommand.self,
      ]
    case .time:
      [
        UndoCommand.self, RedoCommand.self, EditsCommand.self, HistoryCommand.self, BeginCommand.self,
        CommitCommand.self, RollbackCommand.self,
      ]
    case .sessions:
      [
        SourceCommand.self, ForCommand.self, LetCommand.self, RecordCommand.self, ExpectCommand.self,
        EchoCommand.self, OutputCommand.self, OnceCommand.self, DefineCommand.self, UndefineCommand.self,
      ]
    case .live:
      [
        WatchCommand.self, UnwatchCommand.self, ReloadCommand.self, ResolveCommand.self, PaneCommand.self,
        OptionCommand.self, StatusCommand.self,
      ]
    case .help:
      [
        HelpCommand.self, AproposCommand.self, CompleteCommand.self, QuitCommand.self,
      ]
    }
  }
}

/// Finds commands by their names.
package enum CommandRegistry {
  package static let all = CommandGroup.allCases.flatMap(\.commands)

  package static let names: [String] = all.map { $0.name }

  private static let byName: [String: any SessionCommand.Type] = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// Names that people type from habit, with the commands that they run.
  private static let otherNames = ["exit": "quit", "--help": "help", "-h": "help", "?": "help"]

  /// - Parameter allowsPrefix: whether an unambiguous beginning is enough. Scripts must contain full names,
  ///   so that a new command never changes the effect of an old script.
  /// - Parameter others: further names that may be meant.
  package static func find(
    _ name: String, allowsPrefix: Bool, others: [String] = []
  ) throws(SessionError) -> any SessionCommand.Type {
    if let command = byName[otherNames[name] ?? name] { return command }
    if allowsPrefix {
      let beginning = all.filter { $0.name.hasPrefix(name) }
      if beginning.count == 1, let only = beginning.first { return only }
      if beginning.count > 1, beginning.count <= 6 {
        throw SessionError(
          "'\(name)' is ambiguous", hint: "it could be " + beginning.map { $0.name }.joined(separator: ", "))
      }
    }
    var error = SessionError.unknown(
      "command", name, among: names + others, hint: "'help' lists all commands")
    if let hint = hints[name] ?? HelpSearch.hint(forCommand: name, among: names) ?? settingHint(name) {
      error.hint = hint
    }
    throw error
  }

  /// The hint for `set-title` and `cornerRadius`, which are keys and no commands: `set title VALUE`.
  private static func settingHint(_ name: String) -> String? {
    let isSetting = name.hasPrefix("set-")
    let bare = isSetting ? String(name.dropFirst("set-".count)) : name
    let all = SettingLevel.allCases.flatMap { SettingKey.all(of: $0) }
    let same = all.first { NearestNames.isSame($0.name, bare) }.map { [$0.name] } ?? []
    let names = same + (isSetting ? UIKitNames.answers(to: bare.keyName) : [])
    let lines = names.compactMap { SettingKey.levels(of: $0).first?.line(setting: $0) }
    return lines.isEmpty ? nil : NearestNames.question(Array(lines.prefix(2)))
  }

  /// The hints for words of other shells that name no command here.
  private static let hints: [String: String] = [
    "cd": "names of files are relative to the folder in which roundtable was started",
    "pwd": "'!pwd' prints the folder; 'status' names the open file",
    "clear": "Ctrl-L clears the screen", "cls": "Ctrl-L clears the screen",
    "mkdir": "'!mkdir NAME' makes a folder", "touch": "'new' and 'save FILE' make a spec",
    "less": "'show | less' shows a table in a pager", "more": "'show | less' shows a table in a pager",
    "timing": "'option timing on' prints the time of each command",
    "grep": "such as: list | grep WORD", "git": "'!git …' runs a program",
  ]

  /// Whether a name can't be the name of a user's command.
  static func isReserved(_ name: String) -> Bool {
    byName[name] != nil || otherNames[name] != nil || name == CommandLines.end
  }
}
