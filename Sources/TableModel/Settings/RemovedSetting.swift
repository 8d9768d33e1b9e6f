// SPDX-License-Identifier: GPL-3.0-or-later

/// A setting that specs and commands had. It described a mistake of code, not a design. Errors say what to write
/// instead.
package struct RemovedSetting: Sendable {
  /// Its name, such as `shadow.layer`.
  let name: String
  /// The options that set it, each behind the name of its command: `set-shadow --layer`.
  let options: [String]
  private let reason: String
  /// What to write in a spec.
  package let inSpec: String
  /// What to write in a command.
  package let inCommand: String

  /// The setting of a key in the mapping `owner`; `nil` if it wasn't removed.
  package static func named(_ key: String, in owner: String) -> RemovedSetting? {
    all.first { $0.name == key || $0.name == "\(owner).\(key)" }
  }

  /// The setting of a command's option; `nil` if it wasn't removed.
  package static func option(_ option: String, of command: String) -> RemovedSetting? {
    all.first { $0.options.contains("\(command) \(option)") }
  }

  /// The message without its place: `'shadow.layer' was removed: a shadow always has a layer of its own`.
  package var message: String { message(as: "'\(name)'") }

  /// The message for an option.
  package func message(as option: String) -> String { "\(option) was removed: \(reason)" }

  private static let all = [
    RemovedSetting(
      name: "shadow.layer", options: ["set-shadow --layer"],
      reason: "a shadow always has a layer of its own",
      inSpec: "remove this key; 'shadow: none' removes the shadow",
      inCommand: "leave it out; 'set-shadow none' removes the shadow"),
    RemovedSetting(
      name: "shadow.pathSize", options: ["set-shadow --path-size"],
      reason: "a shadow's path always has its row's size",
      inSpec: "remove this key", inCommand: "leave it out"),
    RemovedSetting(
      name: "cornerClamping",
      options: ["set-corners --clamping"]
        + ["add-row", "insert-row", "set-row"].map { "\($0) --corner-clamping" },
      reason: "a radius is always limited to half of the shorter side, as in UIKit",
      inSpec: "remove this key; if corners change, set 'cornerRadius' to a radius that fits",
      inCommand: "leave it out; 'set-radius' sets a radius that fits"),
  ]
}
