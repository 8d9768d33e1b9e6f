import Geometry
import TableModel

enum SetCornersCommand: ConsoleCommand {
  static let name = "set-corners"
  static let group = CommandGroup.look
  static let abstract = "Choose which corners of a group may be rounded, and how the others become square."
  static let parameters: [Parameter] =
    [
      .rest("corner", .choice(corners.map(\.name) + ["all", "none", "default"]), "The corners."),
      .option(
        "technique", .choice(of: CornerTechnique.self, words: ["default"]),
        "Masks, or patches over the corners."),
      .option(
        "clamping", .choice(of: CornerClamping.self, words: ["default"]),
        "UIKit's rule for radii that have no room, or that of CSS and Skia."),
      .option("clip", .choice(["on", "off", "default"]), "masksToBounds: whether content is cut off."),
    ] + Parameter.scope
  static let examples = [
    "set-corners topLeft topRight", "set-corners all", "set-corners default --technique covers",
    "set-corners --clamping css", "set-corners --clip on --section 0",
  ]

  private static let corners: [(name: String, mask: CornerMask)] = [
    ("topLeft", .topLeft), ("topRight", .topRight), ("bottomLeft", .bottomLeft),
    ("bottomRight", .bottomRight),
  ]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let names = arguments.texts("corner")
    guard !names.isEmpty || ["technique", "clamping", "clip"].contains(where: arguments.has) else {
      throw ConsoleError("missing CORNER", hint: "usage: \(usage)")
    }
    if names.count > 1, let word = names.first(where: { ["all", "none", "default"].contains($0) }) {
      throw ConsoleError("'\(word)' stands alone")
    }
    return try session.changeLook(arguments, "corners set") { look in
      if arguments.has("technique") {
        look.cornerTechnique = arguments.choice("technique", as: CornerTechnique.self)
      }
      if arguments.has("clamping") {
        look.cornerClamping = arguments.choice("clamping", as: CornerClamping.self)
      }
      if let clip = arguments.text("clip") { look.masksToBounds = clip == "default" ? nil : clip == "on" }
      switch names.first {
      case nil: break
      case "default": look.maskedCorners = nil
      case "all": look.maskedCorners = .all
      case "none": look.maskedCorners = []
      default: look.maskedCorners = CornerMask(corners.filter { names.contains($0.name) }.map(\.mask))
      }
    }
  }
}
