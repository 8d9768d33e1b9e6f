import ArgumentParser
import Geometry
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
    let rows = Device.all.map { device in
      let portrait = device.portraitSafeArea
      let landscape = device.landscapeSafeArea
      return """
          {"id": "\(device.id.rawValue)", "name": "\(device.name)", "width": \(device.size.width), \
        "height": \(device.size.height), "scale": \(device.scale), \
        "portraitSafeArea": \(portrait.json), "landscapeSafeArea": \(landscape.json), \
        "confidence": "\(device.confidence.rawValue)"}
        """
    }
    return "[\n" + rows.joined(separator: ",\n") + "\n]\n"
  }
}

extension EdgeInsets {
  fileprivate var json: String {
    "{\"top\": \(top), \"left\": \(left), \"bottom\": \(bottom), \"right\": \(right)}"
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
