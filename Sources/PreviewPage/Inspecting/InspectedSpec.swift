/// The text of a spec whose table is shown.
struct InspectedSpec {
  let name: String
  let bytes: [UInt8]
  let revision: Int
}
