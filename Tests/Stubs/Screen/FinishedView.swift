// SPDX-License-Identifier: GPL-3.0-or-later

import SwiftUI

/// Code that an engineer adds to an exported list. No test runs it; it compiles only if the stubs have its
/// names.
struct FinishedView: View {
  @State private var names = ["Wi-Fi", "Bluetooth"]
  @State private var query = ""
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          NavigationLink(name, value: name)
            .swipeActions { Button("Delete", role: .destructive) { names.removeAll { $0 == name } } }
            .accessibilityValue(name)
        }
        .onDelete { _ in names.removeLast() }
        .onMove { _, _ in names.reverse() }
        Button("Add") { isShown = true }
          .contentShape(Rectangle())
          .layoutPriority(1)
      }
      .searchable(text: $query, isPresented: $isShown, prompt: "Search")
      .safeAreaPadding(.bottom, 8)
      .refreshable {}
      .navigationDestination(for: String.self) { Text($0) }
      .toolbar { EditButton() }
      .onChange(of: query) { isShown = !query.isEmpty }
      .sheet(isPresented: $isShown) { Text("New") }
    }
  }
}
