// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import PreviewRendering
import TableLayout
import TableModel
import TableSpec

/// The page's state as JSON, and the choices of its pickers.
enum PageState {
  /// - Parameters:
  ///   - run: identifies the daemon.
  ///   - editor: the editor that the page may start; `nil` if it may neither start nor write anything.
  static func json(
    _ specs: [PageSpec], _ rendering: SpecRendering, run: String, editor: String?
  ) -> ValueTree {
    .object([
      ("run", .text(run)),
      (
        "specs",
        .list(specs.enumerated().map { index, spec in json(spec, at: index, rendering.good(spec.path)) })
      ),
      ("editor", .optional(editor)), ("choices", choices),
    ])
  }

  private static func json(_ spec: PageSpec, at index: Int, _ good: GoodSpec?) -> ValueTree {
    let size = good?.pictureSize
    return .object([
      ("index", .integer(index)), ("name", .text(spec.name)),
      ("title", .text(good?.table.info.title ?? spec.name)), ("revision", .integer(spec.revision)),
      ("status", .text(spec.status(hasPicture: good != nil).rawValue)), ("isMissing", .flag(spec.isMissing)),
      ("since", .optional(spec.localSince)),
      ("problem", .optional(spec.problem)),
      ("problems", spec.error.map(problems) ?? .list([])), ("unwritten", .optional(spec.unwritten)),
      ("summary", .text(spec.summary)),
      ("duration", .text(spec.duration)), ("time", .text(spec.time)),
      ("width", size.map { .points($0.width) } ?? .null),
      ("height", size.map { .points($0.height) } ?? .null),
      ("scale", .optional(good?.layout.environment.grid.scale)),
      ("contentHeight", good.map { .points($0.layout.contentSize.height) } ?? .null),
      ("isEmpty", .flag(good.map { isEmpty($0.table) } ?? false)),
      ("isFramed", .flag(good?.table.info.screen.deviceFrame == true)),
      ("hasBefore", .flag(good?.former != nil)),
      ("variant", good.map { variant($0.table.info) } ?? .null),
    ])
  }

  /// The fields of each error, and the blocks of its text, which together are the spec's ``PageSpec/problem``.
  private static func problems(_ error: SpecError) -> ValueTree {
    .list(
      error.problems.indices.map { index in
        var problem = error.problems[index]
        let blocks = (
          VisibleText.lines(problem.head), VisibleText.lines(problem.source),
          problem.notes.map(VisibleText.lines)
        )
        problem.file = VisibleText.line(problem.file)
        problem.message = VisibleText.line(problem.message)
        problem.hint = problem.hint.map(VisibleText.line)
        let untold = error.untold(after: index)
        let left = untold.map { VisibleText.lines($0.words) }
        return .object([
          ("fields", problem.json), ("head", .text(blocks.0)), ("source", .text(blocks.1)),
          ("notes", .texts(blocks.2 + (left.map { [$0] } ?? []))), ("left", .integer(untold?.count ?? 0)),
        ])
      })
  }

  /// Whether only the table's background is visible.
  private static func isEmpty(_ table: Table) -> Bool {
    table.info.tableHeaderView == nil && table.info.tableFooterView == nil
      && table.info.screen.deviceFrame != true
      && table.sections.allSatisfy { $0.rows.isEmpty && $0.info.header == nil && $0.info.footer == nil }
  }

  private static func variant(_ info: Table.Info) -> ValueTree {
    .object([
      ("device", .text((info.traits.device ?? Device.standard.id).rawValue)),
      ("textSize", .text(info.traits.textSize.rawValue)),
      ("direction", .text(info.traits.direction.rawValue)),
      ("appearance", .text(info.traits.appearance.rawValue)),
      ("contrast", .text(info.traits.contrast.rawValue)),
      ("orientation", .text(info.traits.orientation.rawValue)), ("profile", .text(info.profile.rawValue)),
    ])
  }

  private static let choices = ValueTree.object([
    (
      "device",
      .list(
        Device.all.map { device in
          .object([
            ("id", .text(device.id.rawValue)), ("name", .text(device.name)),
            ("width", .points(device.size.width)), ("height", .points(device.size.height)),
            ("scale", .integer(device.scale)),
            ("cornerRadius", .points(device.face.cornerRadius)),
          ])
        })
    ),
    ("code", PageCode.choices),
    ("textSize", .texts(TextSize.allCases.map(\.rawValue))),
    ("direction", .texts(Direction.allCases.map(\.rawValue))),
    ("appearance", .texts(InterfaceStyle.allCases.map(\.rawValue))),
    ("contrast", .texts(Contrast.allCases.map(\.rawValue))),
    ("orientation", .texts(Orientation.allCases.map(\.rawValue))),
    (
      "profile",
      .list(
        Profile.ID.allCases.map { id in
          .object([("id", .text(id.rawValue)), ("name", .text(Profile.named(id).name))])
        })
    ),
  ])
}
