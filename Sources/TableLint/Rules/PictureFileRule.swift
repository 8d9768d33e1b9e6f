// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

/// Finds picture files that are missing, can't be read, or can't be shown in pictures.
enum PictureFileRule: LintRule {
  static let id = "PICTURE-FILE"
  static let summary =
    "A picture file is missing, can't be read, or is a PDF: previews show a dashed box with its name."

  static func findings(in subject: LintSubject) -> [Finding] {
    var order: [String] = []
    var uses: [String: [Setting]] = [:]
    for row in subject.rows {
      if WorkProgress.isCancelled { return [] }
      for (file, setting) in files(of: row, in: subject.table) {
        if uses[file] == nil { order.append(file) }
        uses[file, default: []].append(setting)
      }
    }
    return order.compactMap { file in
      guard let uses = uses[file], let first = uses.first,
        let reason = subject.table.pictures.complaint(about: file)
      else { return nil }
      let others = uses.count > 1 ? " and of \(uses.count - 1) more" : ""
      return Finding(
        rule: id, severity: .substitute, place: first.level, setting: first,
        message:
          "pictures show a box for the picture file \"\(file)\" of \(first.level.words)\(others): \(reason)",
        advice: [.inWords(hint(file, subject.table.pictures)), Advice(uses.map(symbol))])
    }
  }

  /// The change to a symbol. A row's own image keeps its colours and its size.
  private static func symbol(in setting: Setting) -> SettingChange {
    .set(setting.key + (setting.key.contains(".") ? "" : ".symbol"), .text("photo"), at: setting.level)
  }

  /// The files that a row shows, each with the setting that names it.
  private static func files(of row: LaidOutRow, in table: Table) -> [(file: String, setting: Setting)] {
    var result: [(file: String, setting: Setting)] = []
    if let file = row.row.image?.file { result.append((file, .row(\.image, at: row.path))) }
    if row.row.cellStyle == .status, let file = row.row.status.level?.file {
      result.append((file, .row(\.status.level, at: row.path)))
    }
    guard row.layout.content.hasElements else { return result }
    return result
      + row.row.elements.all.compactMap { path, element in
        guard let file = element[given: .elementImage]?.file else { return nil }
        return Setting(named: "\(path.words).image", at: .row(row.path), in: table).map { (file, $0) }
      }
  }

  private static func hint(_ file: String, _ pictures: LoadedPictures) -> String {
    if case .picture = pictures[file] { return "use a PNG, a JPEG or an SVG beside it to see it here" }
    return "put a PNG, a JPEG or an SVG of this name in the spec's folder"
  }
}
