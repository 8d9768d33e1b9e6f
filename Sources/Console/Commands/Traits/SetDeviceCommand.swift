import TableModel

enum SetDeviceCommand: ConsoleCommand {
  static let name = "set-device"
  static let group = CommandGroup.traits
  static let abstract = "Choose a device: its width, scale and safe area."
  static let parameters: [Parameter] = [
    .argument("device", .choice(Device.all.map(\.id.rawValue) + ["default"]), "The device.")
  ]
  static let examples = ["set-device iPhone-15", "set-device iPad-Pro-11"]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let name = arguments.text("device") ?? ""
    return try session.changeInfo(arguments, "device \(name)") {
      $0.traits.device = name == "default" ? nil : Device.ID(name)
    }
  }
}
