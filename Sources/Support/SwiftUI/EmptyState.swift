// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// The view of a list without rows: a `ContentUnavailableView`, and before iOS 17 its parts below each
/// other.
struct EmptyState<Actions: View>: View {
  private let title: LocalizedStringKey?
  private let symbol: String?
  private let isLoading: Bool
  private let description: LocalizedStringKey?
  private let actions: Actions

  init(
    _ title: LocalizedStringKey? = nil, symbol: String? = nil, isLoading: Bool = false,
    description: LocalizedStringKey? = nil, @ViewBuilder actions: () -> Actions
  ) {
    self.title = title
    self.symbol = symbol
    self.isLoading = isLoading
    self.description = description
    self.actions = actions()
  }

  var body: some View {
    if #available(iOS 17, *) {
      ContentUnavailableView {
        label
      } description: {
        details
      } actions: {
        actions
      }
    } else {
      VStack {
        label
        details.foregroundStyle(.secondary)
        actions
      }
    }
  }

  @ViewBuilder private var label: some View {
    if isLoading {
      VStack {
        ProgressView()
        text.font(.subheadline).foregroundStyle(.secondary)
      }
    } else if let symbol {
      Label {
        text
      } icon: {
        Image(systemName: symbol)
      }
    } else {
      text
    }
  }

  @ViewBuilder private var text: some View {
    if let title { Text(title) }
  }

  @ViewBuilder private var details: some View {
    if let description { Text(description) }
  }
}

extension EmptyState where Actions == EmptyView {
  init(
    _ title: LocalizedStringKey? = nil, symbol: String? = nil, isLoading: Bool = false,
    description: LocalizedStringKey? = nil
  ) {
    self.init(title, symbol: symbol, isLoading: isLoading, description: description) { EmptyView() }
  }
}
