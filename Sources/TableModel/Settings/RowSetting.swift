/// The keys of a row besides its look, as specs name them.
package enum RowSetting: String, Hashable, Sendable, CaseIterable {
  case title, detail, cellStyle, image, accessory, badge, numberOfLines, date, value, level

  package func value(in row: Row) -> AnyHashable? {
    switch self {
    case .title: row.title
    case .detail: row.detail
    case .cellStyle: row.cellStyle == .default ? nil : row.cellStyle
    case .image: row.image
    case .accessory: row.accessory == .none ? nil : row.accessory
    case .badge: row.badge
    case .numberOfLines: row.numberOfLines == 1 ? nil : row.numberOfLines
    case .date: row.status.date
    case .value: row.status.value
    case .level: row.status.level
    }
  }
}
