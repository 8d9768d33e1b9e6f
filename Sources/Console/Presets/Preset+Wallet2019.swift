import Geometry
import TableModel

extension Preset {
  /// The Wallet look of iOS 12.2 as it should be: one radius, a hairline that ends with its row.
  static let wallet2019: Preset = {
    var info = Table.Info(title: "Wallet", style: .grouped, profile: .iOS11)
    info.look.insets = Insets(left: 16, right: 16)
    info.look.cornerRadius = 12
    info.look.separator.sectionEdges = false
    return Preset(
      name: "wallet-2019", abstract: "the rounded groups of Wallet in iOS 12.2",
      table: Table(
        info: info,
        sections: [
          Section(
            info: Section.Info(header: "Homework"),
            rows: ["Subjects", "Teachers", "Timetable"].map {
              Row(title: $0, accessory: .disclosureIndicator)
            }),
          Section(rows: [Row(title: "Notifications", accessory: .disclosureIndicator)]),
        ]))
  }()
}
