// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import Glibc

/// Makes hyperlinks (OSC 8) of the places in files and of the page's addresses in the program's own words.
///
/// It runs when a text has its lines and columns, so links have no width. A link leads to the file or to the page that its text
/// names, so a title that looks like a place can't lead anywhere else. Only files that exist get a link: standard input, a
/// command and a revision of git have none.
package struct TerminalLinks: Sendable {
  /// The environment variables that decide whether the terminal shows links.
  package static let variables = [
    "FORCE_HYPERLINK", "TERM", "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "VTE_VERSION", "WT_SESSION", "DOMTERM",
  ]

  /// The links of the terminal that this process was started in; `nil` if it isn't known to show them.
  static let ofTerminal = TerminalLinks(environment: Environment.values(of: variables), host: hostName)

  /// The machine that files are on. A terminal doesn't open the files of another machine.
  private let host: String
  /// Whether an address ends with the line.
  private let hasLines: Bool

  /// `nil` if the terminal isn't known to show links: others may print their bytes.
  ///
  /// `FORCE_HYPERLINK` decides first: 0 for no terminal, and any other text for each.
  package init?(environment: [String: String], host: String) {
    let forced = environment["FORCE_HYPERLINK", default: ""]
    guard forced.isEmpty ? Self.areShown(environment) : forced != "0" else { return nil }
    self.host = host
    // GLib before 2.78.3, and with it GNOME's terminal, opens no file: address with a fragment. Kitty's own tools write the line so.
    hasLines = environment["TERM"] == "xterm-kitty"
  }

  private static func areShown(_ environment: [String: String]) -> Bool {
    let terminal = environment["TERM", default: ""]
    let program = environment["TERM_PROGRAM", default: ""]
    if ["", "dumb", "linux"].contains(terminal) { return false }
    // A multiplexer inherits the variables of the terminal that started it, which needn't be the one that shows it.
    if terminal.hasPrefix("screen") || terminal.hasPrefix("tmux") {
      let version = environment["TERM_PROGRAM_VERSION", default: ""].split(separator: ".").compactMap {
        Int($0.prefix { "0"..."9" ~= $0 })
      }
      return program == "tmux" && !version.lexicographicallyPrecedes([3, 4])
    }
    return ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour"].contains {
      terminal == $0 || terminal.hasPrefix($0 + "-")
    }
      || ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"].contains(program)
      // VTE 0.50 crashed on links.
      || Int(environment["VTE_VERSION", default: ""]).map { $0 >= 5002 } == true
      || environment["WT_SESSION"] != nil || environment["DOMTERM"] != nil
  }

  // MARK: - Text to links

  package func linking(_ bytes: [UInt8]) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return Array(lines.map(linking).joined(separator: [UInt8(ascii: "\n")]))
  }

  private func linking(line: ArraySlice<UInt8>) -> [UInt8] {
    // Each place and each address has a colon with a number behind it.
    let hasNumber = zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: ":") && 0x30...0x39 ~= $1 }
    guard hasNumber, var text = String(validating: line, as: UTF8.self) else { return Array(line) }
    // The forms of errors and lint, of a script's callers, and of `why`, whose last words may be on a line of their own.
    let place =
      #/(?:^  sourced from |^|(?:, set on .*? |^ +(?:(?:set )?on )?(?:the )?(?:(?:table|section [0-9]+|row [0-9.]+) )?)\()((?<path>[^ ].*?):(?<line>[0-9]{1,9})(?::[0-9]{1,9})?)(?=[:)]|$)/#
    let page = #/http://127\.0\.0\.1:[0-9]{1,5}/[0-9A-Za-z]+/?/#
    if let found = text.firstMatch(of: place),
      let address = address(ofFile: String(found.path), line: String(found.line))
    {
      text.replaceSubrange(found.1.startIndex..<found.1.endIndex, with: Self.link(found.1, to: address))
    }
    text.replace(page) { Self.link($0.output, to: String($0.output)) }
    return Array(text.utf8)
  }

  private func address(ofFile path: String, line: String) -> String? {
    guard (try? FileStatus(path, followingLinks: true)) != nil else { return nil }
    return "file://\(Self.encoded(host))\(Self.encoded(PathText.absolute(path)))\(hasLines ? "#\(line)" : "")"
  }

  private static func link(_ text: Substring, to address: String) -> String {
    "\u{1B}]8;;\(address)\u{1B}\\\(text)\u{1B}]8;;\u{1B}\\"
  }

  /// The bytes of a name in an address: all but letters, digits and `-._~/` are escaped.
  private static func encoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
  }

  /// Empty if the system doesn't say.
  private static var hostName: String {
    // Linux allows 64 bytes.
    var name = [CChar](repeating: 0, count: 65)
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
