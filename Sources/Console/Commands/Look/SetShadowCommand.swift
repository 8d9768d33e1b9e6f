import Geometry
import TableModel

enum SetShadowCommand: ConsoleCommand {
  static let name = "set-shadow"
  static let group = CommandGroup.look
  static let abstract = "Set the shadow under each row, in CALayer's terms."
  static let parameters: [Parameter] =
    [
      .optional("word", .choice(["none", "default"]), "No shadow, or the style's own."),
      .option("color", .color(), "The colour; black where not given."),
      .option("radius", .length, "Points: the standard deviation of the blur; 3 where not given."),
      .option("opacity", .points(0...1), "0 to 1; 1 where not given."),
      .option("offset", .signed, count: 2, values: "X Y", "x and y in points, y down; 0 -3 where not given."),
      .option("path", .choice(of: ShadowPath.self), "The outline, or the plain bounds."),
      .option("layer", .choice(of: ShadowLayer.self), "A layer of its own, or the one that is rounded."),
      .option(
        "path-size", .length, count: 2, values: "WIDTH HEIGHT",
        "Width and height that a path was made for and still has."),
    ] + Parameter.scope
  static let examples = [
    "set-shadow --radius 2 --offset 0 2 --color lightGray", "set-shadow --opacity 0.3 --offset 0 -1.5",
    "set-shadow --path bounds --path-size 320 44", "set-shadow --layer same",
    "set-shadow none", "set-shadow default",
  ]

  static func run(_ arguments: Arguments, in session: inout Session) throws(ConsoleError) -> String {
    let options = ["color", "radius", "opacity", "offset", "path", "layer", "path-size"]
    guard arguments.has("word") || options.contains(where: arguments.has) else {
      throw ConsoleError("missing 'none', 'default' or an option", hint: "usage: \(usage)")
    }
    return try session.changeLook(arguments, "shadow set") { look in
      guard let word = arguments.text("word") else {
        look.shadow = shadow(arguments, from: look.shadow)
        return
      }
      look.shadow = word == "none" ? Shadow.none : nil
    }
  }

  /// What is given over what there is, over CALayer's own defaults.
  private static func shadow(_ arguments: Arguments, from old: Shadow?) -> Shadow {
    let isNew = old == nil || old == Shadow.none
    var shadow =
      isNew
      ? Shadow(color: .semantic(.black), radius: 3, opacity: 1000, offset: Point(x: 0, y: -3)) : old ?? .none
    if let color = arguments.color("color") { shadow.color = color }
    if let radius = arguments.points("radius") { shadow.radius = radius }
    if let opacity = arguments.points("opacity") {
      shadow.opacity = Int((opacity.doubleValue * 1000).rounded())
    }
    let offset = arguments.pointsList("offset")
    if offset.count == 2 { shadow.offset = Point(x: offset[0], y: offset[1]) }
    if let path = arguments.choice("path", as: ShadowPath.self) { shadow.path = path }
    if let layer = arguments.choice("layer", as: ShadowLayer.self) { shadow.layer = layer }
    let size = arguments.pointsList("path-size")
    if size.count == 2 { shadow.pathSize = Size(width: size[0], height: size[1]) }
    return shadow
  }
}
