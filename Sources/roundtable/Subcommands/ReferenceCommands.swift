// SPDX-License-Identifier: GPL-3.0-or-later

import ArgumentParser
import Basics
import Session
import TableModel
import TableSpec

struct CommandsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "commands", abstract: "Print the reference for the shell's commands.")

  @Flag(help: "Print one JSON document instead of text.")
  var json = false

  func run() { StandardStream.output.write(CommandHelp.reference(json: json)) }
}

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of spec files.")

  @Flag(help: "Print the key reference as Markdown instead.")
  var reference = false

  func run() {
    StandardStream.output.write(reference ? SpecReference.markdown() : SpecSchema.json())
  }
}

struct PresetsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "presets", abstract: "List the ready-made tables.")

  @Flag(help: "Print one JSON document instead of a list.")
  var json = false

  func run() {
    let presets = PresetRegistry.all
    guard json else {
      StandardStream.output.write(presets.map { "\($0.name): \($0.abstract)\n" }.joined())
      return
    }
    StandardStream.output.write(
      JSONWriter.lines(
        presets.map { .object([("name", .text($0.name)), ("abstract", .text($0.abstract))]) }))
  }
}

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the devices: size, scale, safe area (points).")

  @Flag(help: "Print one JSON document instead of a table.")
  var json = false

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
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
