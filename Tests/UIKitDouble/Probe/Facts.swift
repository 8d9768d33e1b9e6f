// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

/// A screen and its traits, as a test asks for them.
struct Run: Decodable {
  var table: String
  var width: CGFloat
  var height: CGFloat
  var scale: CGFloat
  var textSize: String?
  var isDark: Bool?
  var isRegular: Bool?
  var isRightToLeft: Bool?
  var system: System
  /// Whether the traits change while the table is shown, from light, left to right and large.
  var changes: Bool?
  /// Whether rows are touched after their facts are taken.
  var touches: Bool?
  /// Whether the exported tests of the table run.
  var tests: Bool?
}

/// What a screen shows. Frames are x, y, width and height in points.
struct Facts: Encodable {
  struct Text: Encodable {
    var text: String
    /// In its cell.
    var frame: [Double]
    var color: String
    var isCut: Bool
  }
  struct Row: Encodable {
    var path: String
    var id: String?
    var kind: String
    /// In the table view.
    var cell: [Double]
    /// In its cell, as all further frames.
    var card: [Double]?
    var background: String?
    /// The radii at top left, top right, bottom left and bottom right, and what makes them.
    var radii: [Double] = [0, 0, 0, 0]
    var roundedBy: String?
    var covers: [[Double]] = []
    var lines: [[Double]] = []
    var border: Double = 0
    var shadow: [Double]?
    var texts: [Text] = []
    var accessory: String?
    /// The frames of the elements of its content, from the outermost to the innermost.
    var parts: [[Double]] = []
    /// The smallest and the largest x of its accessories.
    var accessoryEnds: [Double]?
    var separatorInset: [Double]?
    var label: String?
    var traits: UInt64 = 0
    var elements: [String] = []
  }
  struct Title: Encodable {
    var frame: [Double]
    var texts: [Text]
    /// The addresses that taps open, each with the frame of its text.
    var links: [String]
  }
  struct Touch: Encodable {
    var path: String
    var log: [String]
    /// The visible rows whose facts differ after the touch.
    var changed: [String]
    /// The values that changed: `isAirplaneOn: true`.
    var values: [String]
  }
  var rows: [Row] = []
  var headers: [Title] = []
  var footers: [Title] = []
  var touches: [Touch] = []
  /// The calls that a tap on each button of a header makes, and then the number of rows in each section.
  var headerTouches: [[String]] = []
  var title: String?
  var log: [String] = []
  /// The log of the exported tests.
  var tests: [String] = []
  var madeCells = 0
  /// The titles of the toolbar's items, or the names of their symbols.
  var tools: [String] = []
  /// From the screen's side to the table view.
  var tableX: Double = 0
  var contentHeight: Double = 0
}
