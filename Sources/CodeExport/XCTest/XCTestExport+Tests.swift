// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension XCTestExport {
  /// The class with the tests.
  func writeTests(_ rows: Expectations, _ titles: Expectations, to writer: inout SwiftWriter) {
    let technique = subject.technique
    let bar = environment.navigationDisplay != .none
    let back = table.info.navigation.back != nil
    let sides = environment.seenSafeArea
    let traits = environment.info.traits
    let device = environment.device.isPad ? "iPad" : "iPhone"
    let points = SwiftLiteral.points
    var values = [
      "Tests": typeName, "Controller": subject.names.controller,
      "_scale_": "\(environment.grid.scale)", "_width_": points(environment.width),
      "_height_": points(environment.height ?? layout.contentSize.height),
      "_left_": "max(0, \(points(sides.left)) - safeArea.left)",
      "_right_": "max(0, \(points(sides.right)) - safeArea.right)",
      "_minX_": subject.isPinned ? "tableView.frame.minX + frame.minX" : "frame.minX",
      "_needsScale_": SwiftLiteral.text("Lengths are rounded to pixels @\(environment.grid.scale)x."),
      "_size_": traits.textSize.rawValue,
      "_needsSize_": SwiftLiteral.text("Lengths are those of text size \(traits.textSize.rawValue)."),
      "_idiom_": environment.device.isPad ? "pad" : "phone",
      "_needsIdiom_": SwiftLiteral.text("Lengths are those of an \(device)."),
      "_system_": SwiftLiteral.text(" [lengths of \(environment.profile.name)"),
      "_first_": "\(systems.lowerBound)", "_last_": "\(systems.upperBound)",
      "_endEdge_": environment.isRightToLeft ? "minX" : "maxX",
    ]
    if let widthClass {
      values["_widthClass_"] = widthClass
      values["_needsWidth_"] = SwiftLiteral.text("Lengths are those of a \(widthClass) width.")
    }
    values.merge(rows.values(of: "row").merging(titles.values(of: "title")) { $1 }) { $1 }
    let hasInsets = rows.has("leftInset") || rows.has("rightInset")
    let flags = [
      "rows": !rows.isEmpty, "titles": !titles.isEmpty, "cards": looks != nil,
      "cells": !rows.isEmpty && (looks != nil || hasInsets),
      "insets": hasInsets, "left": rows.has("leftInset"), "right": rows.has("rightInset"),
      "masks": technique == .bezierMask && values["row.isMasked"] != "false",
      "mixed": values["row.isMasked"] == "row.isMasked",
      "covers": technique == .cornerCovers, "bar": bar, "back": back && bar,
      "sides": sides.left > .zero || sides.right > .zero, "idiom": traits.device != nil,
      "width": widthClass != nil, "titleAbove": titles.has("above"), "rowAbove": rows.has("above"),
      "borders": rows.has("border", nothing: "0"),
      "shadows": rows.has("shadowOpacity", nothing: "0"), "ends": rows.has("end"),
      "centered": hasCenteredEnds, "corners": hasCorners,
      // A window without a scene is deprecated there.
      "scene": subject.availability.target >= 26,
    ]
    writer.lines(CodePart("Tests").code(Set(flags.filter(\.value).keys), values))
    if hasCorners, !rows.isEmpty { writer.part("CornerMasks", technique == .cornerCovers ? ["covers"] : []) }
  }

  /// Whether the elements at the trailing sides of cards are vertically centred.
  private var hasCenteredEnds: Bool {
    subject.items.paths.allSatisfy { path in
      guard let row = layout.geometry(ofRowAt: path), let end = row.end else { return true }
      return abs((end.midY - row.background.height / 2).doubleValue) <= 0.5 / Double(environment.grid.scale)
    }
  }

  /// The horizontal size class, if the device decides it.
  private var widthClass: String? {
    guard environment.info.traits.device != nil, environment.info.traits.width == nil else { return nil }
    if environment.device.isPad { return "regular" }
    return environment.info.traits.orientation == .portrait ? "compact" : nil
  }

  private var systems: ClosedRange<Int> { environment.profile.id.versions }

  /// Whether any iOS with these lengths can run the code.
  private var hasSystem: Bool { systems.upperBound >= subjectCode.minimumIOS }

  // MARK: - The head

  var notes: [String] {
    let command =
      "`export uikit\(options.technique.map { " --technique \($0.rawValue)" } ?? "")"
      + "\(options.minimumIOS.map { " --minimum-ios \($0)" } ?? "")`"
    var notes = [
      "Corners: \(subject.technique.rawValue). It tests the code that \(command) writes for the same spec; add it to the app's test target."
    ]
    if looks == nil {
      notes.append(
        "Corners and automatic separator insets are not tested, because UIKit's cells don't expose them.")
    }
    if looks != nil, !hasCorners {
      notes.append(
        "Corners are not tested, because a test can't read the paths of corners with different radii.")
    }
    if !hasSystem {
      notes.append(
        "No iOS with these lengths runs the code. Lengths that the spec doesn't set may differ on a newer iOS."
      )
    }
    let missing = subjectCode.unexported.filter { reasons.settings.contains($0.setting) }
    if !missing.isEmpty {
      notes.append(
        "\n\(command) doesn't export some settings that these numbers need; their tests fail until the app has them:"
      )
      notes += UnexportedSetting.lines(missing).map { "- " + $0 }
    }
    return notes
  }

  // MARK: - The account

  /// Records the settings that a reason names, and those that decide which elements are tested.
  func account() {
    for setting in reasons.settings { screen.read(setting) }
    for path in [\Table.Info.title, \.style, \.navigation.display, \.traits.textSize, \.traits.direction]
      as [PartialKeyPath<Table.Info>]
    {
      screen.read(.table(path))
    }
    screen.leave(\.tableFooterView, "the test checks only the last footer, which depends on it")
  }

  /// Records the settings of a card, its corners and lines that the reasons for their numbers don't name.
  func readLook(of path: Table.IndexPath, _ row: RowGeometry) {
    let look = screen.look(at: path)
    let values = look.resolved
    var paths: [AnyLookSetting] = [.insetTop, .insetBottom]
    let isRound = hasCorners && row.cornerRadius > .zero
    if isRound { paths.append(.cornerTechnique) }
    if isRound, values[.maskedCorners] != .all, !row.position.isMiddle { paths.append(.maskedCorners) }
    if values[.border].width > .zero { paths.append(.border) }
    if values[.shadow].isVisible { paths.append(.shadow) }
    if row.separator != nil { paths += [.separatorStyle, .separatorPosition, .separatorLength] }
    if !row.sectionEdges.isEmpty { paths += [.separatorStyle, .separatorSectionEdges] }
    // A test expects that there is no line.
    if values[.separatorStyle] == .none, !row.position.isLast { paths.append(.separatorStyle) }
    for setting in paths { look.read(setting) }
  }
}

extension RowPosition {
  fileprivate var isMiddle: Bool { !isFirst && !isLast }
}
