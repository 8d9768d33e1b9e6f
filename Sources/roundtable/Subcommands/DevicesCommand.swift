import ArgumentParser
import Geometry
import JSON
import TableModel

struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", abstract: "List the devices: size, scale, safe area (points).")

  @Flag(help: "One JSON document instead of a table.")
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

extension JSONValue {
  fileprivate static func insets(_ insets: EdgeInsets) -> JSONValue {
    .object([
      ("top", .points(insets.top)), ("left", .points(insets.left)), ("bottom", .points(insets.bottom)),
      ("right", .points(insets.right)),
    ])
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
