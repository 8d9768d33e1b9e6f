// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Session
import Shell
import TableModel
import TableSpec

struct CommandsCommand: Subcommand {
  static let name = "commands"
  static let abstract = "Print the reference for the shell's commands."

  var json = false
  static let parameters: [Parameter<Self>] = [
    .flag("json", \.json, "Print one JSON document instead of text.")
  ]

  func run() { StandardStream.output.write(CommandHelp.reference(json: json)) }
}

struct SchemaCommand: Subcommand {
  static let name = "schema"
  static let abstract = "Print the JSON Schema of spec files."

  var reference = false
  static let parameters: [Parameter<Self>] = [
    .flag("reference", \.reference, "Print the key reference as Markdown instead.")
  ]

  func run() {
    StandardStream.output.write(reference ? SpecReference.markdown() : SpecSchema.json())
  }
}

struct PresetsCommand: Subcommand {
  static let name = "presets"
  static let abstract = "List the ready-made tables."

  var json = false
  static let parameters: [Parameter<Self>] = [
    .flag("json", \.json, "Print one JSON document instead of a list.")
  ]

  func run() {
    let presets = Preset.all
    guard json else {
      StandardStream.output.write(presets.map { "\($0.name): \($0.abstract)\n" }.joined())
      return
    }
    StandardStream.output.write(
      JSONWriter.lines(
        presets.map { .object([("name", .text($0.name)), ("abstract", .text($0.abstract))]) }))
  }
}

struct DevicesCommand: Subcommand {
  static let name = "devices"
  static let abstract = "List the devices: size, scale, safe area (points)."

  var json = false
  static let parameters: [Parameter<Self>] = [
    .flag("json", \.json, "Print one JSON document instead of a table.")
  ]

  func run() {
    StandardStream.output.write(json ? document : table)
  }

  private var table: String {
    Device.all.map { device in
      let area = device.portraitSafeArea
      return [
        device.id.rawValue.padded(to: 18), "\(device.size.width) x \(device.size.height)".padded(to: 12),
        "@\(device.scale)x".padded(to: 4), "safe area \(area.top)/\(area.bottom)".padded(to: 17), device.name,
      ].joined(separator: " ") + "\n"
    }.joined()
  }

  private var document: String {
    JSONWriter.lines(
      Device.all.map { device in
        .object([
          ("id", .text(device.id.rawValue)), ("name", .text(device.name)),
          ("width", .points(device.size.width)), ("height", .points(device.size.height)),
          ("scale", .integer(device.scale)), ("portraitSafeArea", .insets(device.portraitSafeArea)),
          ("landscapeSafeArea", .insets(device.landscapeSafeArea)),
          ("confidence", .text(device.confidence.rawValue)),
        ])
      })
  }
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
