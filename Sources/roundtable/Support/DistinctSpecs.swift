import FileWatching

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Specs without those that are named a second time, in whatever words: `a.yaml ./a.yaml` are one spec.
enum DistinctSpecs {
  static func of(_ specs: [String]) -> [String] {
    var seen: Set<String> = []
    return specs.filter { seen.insert(entry(of: $0)).inserted }
  }

  /// The place of the file's name on the disk. A link keeps its own name, for its previews have it too.
  private static func entry(of spec: String) -> String {
    let folder = PathText.directory(of: spec)
    guard let resolved = realpath(folder, nil) else { return PathText.absolute(spec) }
    defer { free(resolved) }
    return PathText.join(String(cString: resolved), PathText.name(of: spec))
  }
}
