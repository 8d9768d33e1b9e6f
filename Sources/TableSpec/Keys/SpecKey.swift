/// One key of the format, the single place that knows it: it reads, writes, documents and checks itself.
struct SpecKey<Value>: Sendable {
  let name: String
  let type: SpecType
  /// One sentence for the reference and the schema.
  let meaning: String
  let decode: @Sendable (YAMLNode, inout Value, inout SpecContext) -> Void
  /// `nil` when the value is the default and need not be written.
  let encode: @Sendable (Value) -> YAMLText?
}
