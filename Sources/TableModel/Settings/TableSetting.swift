/// The keys of a table besides its look and its sections, as specs name them.
package enum TableSetting: Hashable, Sendable {
  case style, profile, host
  case device, width, height, scale, orientation, direction, textSize
  case tableHeaderView, tableFooterView, sectionHeaderTopPadding, maximumWidth
  case cellLayoutMarginsFollowReadableWidth, insetsContentViewsToSafeArea, contentInsetBottom
  case metric(Metric)

  package var key: String {
    switch self {
    case .device, .width, .height, .scale, .orientation, .direction, .textSize: "traits.\(self)"
    case .metric(let metric): "metrics.\(metric.rawValue)"
    case .style, .profile, .host, .tableHeaderView, .tableFooterView, .sectionHeaderTopPadding,
      .maximumWidth, .cellLayoutMarginsFollowReadableWidth, .insetsContentViewsToSafeArea,
      .contentInsetBottom:
      "\(self)"
    }
  }

  /// Its value; `nil` where it is not set, or where nobody can tell it from the default.
  package func value(in info: Table.Info) -> AnyHashable? {
    let standard = Table.Info()
    switch self {
    case .style: return info.style == standard.style ? nil : info.style
    case .profile: return info.profile == standard.profile ? nil : info.profile
    case .host: return info.host == standard.host ? nil : info.host
    case .device: return info.traits.device
    case .width: return info.traits.width
    case .height: return info.traits.height
    case .scale: return info.traits.scale
    case .orientation: return info.traits.orientation == .portrait ? nil : info.traits.orientation
    case .direction: return info.traits.direction == .leftToRight ? nil : info.traits.direction
    case .textSize: return info.traits.textSize == .large ? nil : info.traits.textSize
    case .tableHeaderView: return info.tableHeaderView
    case .tableFooterView: return info.tableFooterView
    case .sectionHeaderTopPadding: return info.sectionHeaderTopPadding
    case .maximumWidth: return info.maximumWidth
    case .cellLayoutMarginsFollowReadableWidth: return info.cellLayoutMarginsFollowReadableWidth
    case .insetsContentViewsToSafeArea: return info.insetsContentViewsToSafeArea ? nil : false
    case .contentInsetBottom: return info.contentInsetBottom == .zero ? nil : info.contentInsetBottom
    case .metric(let metric): return info.metrics[metric]
    }
  }
}
