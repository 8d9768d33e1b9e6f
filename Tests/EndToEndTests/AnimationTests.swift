// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import TestSupport
import Testing

/// The README's animation of an edit, its save and the new preview. This test's `watch` writes the previews. `RECORD_GOLDENS=1
/// swift test --filter AnimationTests` writes the animation.
struct AnimationTests {
  static let name = "live.svg"

  /// The lines of the spec at each save, and the index of the edited line, counted from 0.
  private static let saves: [(lines: [String], edited: Int?)] = {
    let first = [
      "title: Settings", "traits: {width: 320}", "cornerRadius: 10", "sections:", "  - header: Network",
      "    rows:",
      "      - Wi-Fi", "      - {title: Bluetooth, accessory: checkmark}",
    ]
    var second = first
    second[2] = "cornerRadius: 26"
    var third = second
    third.append("      - {title: Airplane Mode, accessory: switchOn}")
    return [(first, nil), (second, 2), (third, 8)]
  }()

  /// Seconds for which each save is shown.
  private static let seconds = 3

  @Test func `the README's animation shows the files that watch writes at each save`() throws {
    let folder = ScratchFolder()
    func save(_ lines: [String]) throws {
      try folder.write(lines.map { $0 + "\n" }.joined(), to: "settings.yaml")
    }
    try save(Self.saves[0].lines)
    let daemon = try Roundtable.open(["watch", "--quiet", "settings.yaml"], home: folder)
    try daemon.expect("ready:")
    var frames: [String] = []
    for (index, saved) in Self.saves.enumerated() {
      if index > 0 {
        try save(saved.lines)
        try daemon.expect(" ms)")
      }
      frames.append(try frame(index, saved.lines, saved.edited, picture: folder.read("settings.svg")))
    }
    try daemon.quit()
    let catalogue = Repository.root.appendingPathComponent("Sources/roundtable/Roundtable.docc")
    try Golden(folder: catalogue).expect(Array(animation(frames).utf8), equal: Self.name)
  }

  /// The spec in an editor, with the preview beside it.
  private func frame(_ index: Int, _ lines: [String], _ edited: Int?, picture: String) throws -> String {
    let rows = lines.enumerated().map { number, line in
      let mark =
        number == edited
        ? "<rect x=\"12\" y=\"\(number * 22 + 42)\" width=\"436\" height=\"22\" fill=\"#FFE9A8\"/>" : ""
      return "\(mark)<text x=\"20\" y=\"\(number * 22 + 58)\" xml:space=\"preserve\">\(line)</text>"
    }
    // Makes ids unique, because three pictures are in one document.
    var drawing = picture.replacing(/(id="|href="#|url\(#)/) { "\($0.1)f\(index)-" }
    let start = try #require(drawing.range(of: "<svg "))
    drawing.replaceSubrange(..<start.upperBound, with: "<svg x=\"470\" y=\"30\" ")
    let status = index == 0 ? "settings.yaml" : "settings.yaml, saved"
    return """
      <g class="frame" style="animation-delay: \((index - Self.saves.count) * Self.seconds)s">
      <text x="20" y="24" font-weight="bold">\(status)</text>
      \(rows.joined(separator: "\n"))
      \(drawing)
      </g>
      """
  }

  private func animation(_ frames: [String]) -> String {
    let length = frames.count * Self.seconds
    let share = 100 / frames.count
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="810" height="300" viewBox="0 0 810 300" font-family="monospace" \
      font-size="14" role="img" aria-label="A spec is edited twice, and the picture beside it changes at each save">
      <style>
      .frame { opacity: 0 }
      .frame:last-of-type { opacity: 1 }
      .frame { animation: show \(length)s step-end infinite }
      @keyframes show { 0% { opacity: 1 } \(share)% { opacity: 0 } }
      @media (prefers-reduced-motion: reduce) { .frame { animation: none } }
      </style>
      <rect width="810" height="300" rx="10" fill="#F7F7F9"/>
      <rect x="12" y="34" width="436" height="254" rx="6" fill="#FFFFFF" stroke="#D0D0D6"/>
      \(frames.joined(separator: "\n"))
      </svg>

      """
  }
}
