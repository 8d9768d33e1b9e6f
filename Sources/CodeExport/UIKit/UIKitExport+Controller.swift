// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableLayout
import TableModel

extension UIKitExport {
  /// Whether the table view is not the whole screen's.
  var isPinned: Bool {
    table.info.maximumWidth != nil
      || looks.map { $0.tableInset.left > .zero || $0.tableInset.right > .zero } ?? false
  }

  /// The class that shows the table.
  func writeController(to writer: inout SwiftWriter) {
    let heights = sectionHeights.map(\.name)
    let hasHeader = !headers.isWritten && table.sections.contains { $0.info.header != nil }
    let hasFooter = !footers.isWritten && table.sections.contains { $0.info.footer != nil }
    let hasSwitches = items["hasSwitch"] != nil
    let appearing = navigationOnAppearing
    let rowHeights = looks?["height"].map { !$0.isUniform } ?? (nativeHeights.map { !$0.isUniform } ?? false)
    let template = SwiftTemplate(
      [
        "pinned": isPinned, "titles": hasHeader || hasFooter, "header": hasHeader, "footer": hasFooter,
        "switches": hasSwitches, "identifier15": (hasHeader || hasFooter) && availability.has(15),
        "traits": !traits.isEmpty, "navigation": !navigation.isEmpty, "appearing": !appearing.isEmpty,
        "headerHeight": heights.contains("headerHeight"), "footerHeight": heights.contains("footerHeight"),
        "rowHeight": rowHeights, "scrolling": !scrolling.isEmpty,
        "headerViews": headers.isWritten, "footerViews": footers.isWritten,
        "heights": rowHeights || !heights.isEmpty || headers.isWritten || footers.isWritten,
      ],
      [
        "type": names.controller, "style": style,
        "title": table.info.title.map { "title = \(SwiftLiteral.text($0))" } ?? "",
        "on": items.switchedOn.map { index in ".\(Array(names.rows.joined())[index])" }.joined(
          separator: ", "),
        "navigation": navigation.joined(separator: "\n"), "appearing": appearing.joined(separator: "\n"),
        "table": tableSettings.joined(separator: "\n"), "traits": traits.joined(separator: "\n"),
        "pinning": isPinned ? pinning.joined(separator: "\n") : "",
        "scrolling": scrolling.joined(separator: "\n"), "safeArea": safeArea.joined(separator: "\n"),
        "height": looks == nil ? "height" : "look.height", "override": isPinned ? "" : "override ",
      ])
    writer.fittedLines(template.lines(Self.controllerTemplate))
    writer.indented { writeHeaderViews(to: &$0) }
    writer.gap()
    writer.indented {
      $0.line("// MARK: Cells")
      $0.gap()
      writeCellProvider(to: &$0)
    }
    writer.line("}")
  }

  private var style: String {
    _ = ledger.read(\.style)
    switch table.info.style {
    case .plain, .cards: return "plain"
    case .grouped, .insetGrouped: return looks == nil ? nativeStyle : "grouped"
    }
  }

  private static let controllerTemplate = """
    %if pinned
    final class <#type#>: UIViewController, UITableViewDelegate {
      let tableView = UITableView(frame: .zero, style: .<#style#>)
    %else
    final class <#type#>: UITableViewController {
    %end
      private lazy var dataSource = makeDataSource()
    %if switches
      /// The rows whose switch is on.
      private var switchedOn: Set<Row> = [<#on#>]
    %end
    %if scrolling
      private var hasScrolled = false
    %end
    %if headerViews
      private static let headerIdentifier = "Header"
    %end
    %if footerViews
      private static let footerIdentifier = "Footer"
    %end

    %if !pinned
      init() {
        super.init(style: .<#style#>)
      }

      @available(*, unavailable)
      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }

    %end
      override func viewDidLoad() {
        super.viewDidLoad()
        <#title#>
        <#safeArea#>
    %if navigation
        configureNavigation()
    %end
        configureTable()
    %if traits
        applyTraits()
    %end
        applySnapshot()
      }

    %if appearing
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        <#appearing#>
      }

    %end
    %if scrolling
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        <#scrolling#>
      }

    %end
    %if navigation
      private func configureNavigation() {
        <#navigation#>
      }

    %end
      private func configureTable() {
    %if pinned
        tableView.delegate = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        <#pinning#>
    %end
        <#table#>
      }

    %if traits
      private func applyTraits() {
        <#traits#>
      }

    %end
      private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
        for section in Section.allCases {
          snapshot.appendSections([section])
          snapshot.appendItems(section.rows, toSection: section)
        }
        dataSource.apply(snapshot, animatingDifferences: false)
      }

    %if titles
      private final class DataSource: UITableViewDiffableDataSource<Section, Row> {
    %if header
        override func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? {
    %if identifier15
          sectionIdentifier(for: section)?.header
    %else
          snapshot().sectionIdentifiers[section].header
    %end
        }

    %end
    %if footer
        override func tableView(
          _ tableView: UITableView, titleForFooterInSection section: Int
        ) -> String? {
    %if identifier15
          sectionIdentifier(for: section)?.footer
    %else
          snapshot().sectionIdentifiers[section].footer
    %end
        }

    %end
      }

      private func makeDataSource() -> DataSource {
        DataSource(tableView: tableView) { [weak self] _, indexPath, row in
          self?.cell(for: row, at: indexPath)
        }
      }
    %else
      private func makeDataSource() -> UITableViewDiffableDataSource<Section, Row> {
        UITableViewDiffableDataSource(tableView: tableView) { [weak self] _, indexPath, row in
          self?.cell(for: row, at: indexPath)
        }
      }
    %end

    %if heights
      // MARK: UITableViewDelegate

    %if headerHeight
      <#override#>func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat {
        dataSource.snapshot().sectionIdentifiers[section].headerHeight
      }

    %end
    %if footerHeight
      <#override#>func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
      ) -> CGFloat {
        dataSource.snapshot().sectionIdentifiers[section].footerHeight
      }

    %end
    %if rowHeight
      <#override#>func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
        dataSource.itemIdentifier(for: indexPath)?.item.<#height#> ?? UITableView.automaticDimension
      }

    %end
    %end
    """
}
