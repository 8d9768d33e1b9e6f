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
      for (image, setting) in images(of: row.row, at: row.path) {
        guard let file = image.file else { continue }
        if uses[file] == nil { order.append(file) }
        uses[file, default: []].append(setting)
      }
    }
    return order.compactMap { file in
      guard let settings = uses[file], let first = settings.first,
        let reason = subject.table.pictures.complaint(about: file)
      else { return nil }
      let others = settings.count > 1 ? " and of \(settings.count - 1) more" : ""
      return Finding(
        rule: id, severity: .substitute, place: first.level, setting: first,
        message:
          "pictures show a box for the picture file \"\(file)\" of \(first.level.words)\(others): \(reason)",
        advice: [
          .inWords(hint(file, subject.table.pictures)),
          Advice(settings.map { .set($0.key + ".symbol", .text("photo"), at: $0.level) }),
        ])
    }
  }

  private static func images(of row: Row, at path: Table.IndexPath) -> [(image: RowImage, setting: Setting)] {
    var result: [(image: RowImage, setting: Setting)] = []
    if let image = row.image { result.append((image, .row(\.image, at: path))) }
    if row.cellStyle == .status, let level = row.status.level {
      result.append((level, .row(\.status.level, at: path)))
    }
    return result
  }

  private static func hint(_ file: String, _ pictures: LoadedPictures) -> String {
    if case .picture = pictures[file] { return "use a PNG, a JPEG or an SVG beside it to see it here" }
    return "put a PNG, a JPEG or an SVG of this name in the spec's folder"
  }
}
