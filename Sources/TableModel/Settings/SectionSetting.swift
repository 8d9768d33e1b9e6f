/// The keys of a section besides its look and its rows, as specs name them.
package enum SectionSetting: String, Hashable, Sendable, CaseIterable {
  case header, footer, headerHeight, footerHeight

  package func value(in info: Section.Info) -> AnyHashable? {
    switch self {
    case .header: info.header
    case .footer: info.footer
    case .headerHeight: info.headerHeight
    case .footerHeight: info.footerHeight
    }
  }
}
