import FileWatching
import System

/// Keeps a daemon from overwriting what it reads.
package struct OutputGuard: Sendable {
  private let specs: [String]

  package init(specs: [String]) {
    self.specs = specs
  }

  /// The spec that a write to `output` would replace, by whatever name, link or case of the letters.
  package func specReplaced(by output: String) -> String? {
    let identity = FileReader.key(of: output)?.identity
    return specs.first { spec in
      if PathText.absolute(spec) == PathText.absolute(output) { return true }
      guard let identity else { return false }
      return FileReader.key(of: spec)?.identity == identity
    }
  }
}
