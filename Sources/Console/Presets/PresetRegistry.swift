/// Every preset. A new one is one file and one line here.
package enum PresetRegistry {
  package static let all: [Preset] = [.cards, .plain, .settings, .wallet2019]
}
