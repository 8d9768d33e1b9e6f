import FileWatching

/// A file besides its spec that a preview was made from.
package struct PreviewDependency: Hashable, Sendable {
  /// As it was asked for.
  package let path: String
  /// Of the bytes that were read; `nil` when they could not be.
  package let hash: ContentHash?
}
