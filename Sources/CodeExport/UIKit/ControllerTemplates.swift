// SPDX-License-Identifier: GPL-3.0-or-later

/// The source of view controllers; what a table does not need of it is left out.
enum ControllerTemplates {
  static let controller = """
    final class <#type#>: UIViewController, UITableViewDelegate {
      let tableView = UITableView(frame: .zero, style: .<#style#>)
      private lazy var dataSource = makeDataSource()
    %if switches
      /// The ids of the rows whose switch is on.
      private var switchedOn: Set<String> = [<#on#>]
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
      override func loadView() {
        view = tableView
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
        tableView.delegate = self
    %if pinned
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
      /// Sections are identified by their places in the content, rows by their ids.
      private func applySnapshot() {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        for (index, section) in Content.sections.enumerated() {
          snapshot.appendSections([index])
          snapshot.appendItems(section.rows.map(\\.id), toSection: index)
        }
    %if cards
        dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in
          self?.showVisibleRows()
        }
    %else
        dataSource.apply(snapshot, animatingDifferences: false)
    %end
      }
    %if sections

      private final class DataSource: UITableViewDiffableDataSource<Int, String> {
        func section(at index: Int) -> Section? {
    %if identifier15
          sectionIdentifier(for: index).map { Content.sections[$0] }
    %else
          let shown = snapshot().sectionIdentifiers
          return shown.indices.contains(index) ? Content.sections[shown[index]] : nil
    %end
        }
    %if header

        override func tableView(
          _ tableView: UITableView, titleForHeaderInSection section: Int
        ) -> String? {
          self.section(at: section)?.header
        }
    %end
    %if footer

        override func tableView(
          _ tableView: UITableView, titleForFooterInSection section: Int
        ) -> String? {
          self.section(at: section)?.footer
        }
    %end
      }

      private func makeDataSource() -> DataSource {
        DataSource(tableView: tableView) { [weak self] _, indexPath, id in
          self?.cell(for: id, at: indexPath)
        }
      }
    %else

      private func makeDataSource() -> UITableViewDiffableDataSource<Int, String> {
        UITableViewDiffableDataSource(tableView: tableView) { [weak self] _, indexPath, id in
          self?.cell(for: id, at: indexPath)
        }
      }
    %end
    """

  static let delegate = """

      // MARK: UITableViewDelegate

    %if selects
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    %if actions
        // The actions of rows that are buttons.
        switch dataSource.itemIdentifier(for: indexPath) {
        <#actions#>
        default: break
        }
    %end
      }

    %end
    %if accessoryTaps
      func tableView(
        _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
      ) {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
        showDetails(of: id)
      }

    %end
    %if headerHeight
      func tableView(
        _ tableView: UITableView, heightForHeaderInSection section: Int
      ) -> CGFloat {
        dataSource.section(at: section)?.headerHeight ?? UITableView.automaticDimension
      }

    %end
    %if footerHeight
      func tableView(
        _ tableView: UITableView, heightForFooterInSection section: Int
      ) -> CGFloat {
        dataSource.section(at: section)?.footerHeight ?? UITableView.automaticDimension
      }

    %end
    %if rowHeight
      func tableView(
        _ tableView: UITableView, heightForRowAt indexPath: IndexPath
      ) -> CGFloat {
    %if heightOfSections
        let height = dataSource.section(at: indexPath.section)?.look.height
    %else
        let id = dataSource.itemIdentifier(for: indexPath)
        let height = id.flatMap { Content.items[$0]?<#height#> }
    %end
        return height ?? UITableView.automaticDimension
      }
    %end
    """

  /// What switches and information buttons do.
  static let controls = """
    %if controls

      // MARK: Controls

      /// The id of the row that a control is in.
      private func id(ofRowWith control: UIControl) -> String? {
        let center = CGPoint(x: control.bounds.midX, y: control.bounds.midY)
        let indexPath = tableView.indexPathForRow(at: control.convert(center, to: tableView))
        return indexPath.flatMap { dataSource.itemIdentifier(for: $0) }
      }
    %end
    %if switches

      @objc private func switchChanged(_ control: UISwitch) {
        guard let id = id(ofRowWith: control) else { return }
        if control.isOn {
          switchedOn.insert(id)
        } else {
          switchedOn.remove(id)
        }
      }
    %end
    %if buttonTaps

      @objc private func detailTapped(_ button: UIButton) {
        guard let id = id(ofRowWith: button) else { return }
        showDetails(of: id)
      }
    %end
    %if details

      /// The action of the information button of a row.
      private func showDetails(of id: String) {
      }
    %end
    """
}
