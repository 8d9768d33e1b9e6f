/// Why a text is no YAML that we read: the first thing found, with its place.
struct YAMLFailure: Error {
  var message: String
  var hint: String?
  var mark: YAMLMark
}
