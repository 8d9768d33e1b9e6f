// SPDX-License-Identifier: GPL-3.0-or-later

import Basics
import TableModel

/// Reads the picture files that a table names, under the rules of included files: in the spec's folder, regular, limited.
/// A file that can't be read isn't an error of the spec: the picture has a box in its place.
struct PictureReader {
  /// The most bytes of one file and of all files. Every picture of a table contains them, in four thirds of their size.
  static let fileLimit = 2 << 20
  static let totalLimit = 8 << 20
  /// Each file is watched.
  static let countLimit = 256

  private static let outside = "it is outside of the spec's folder"

  let includes: (any IncludeReading)?
  /// The spec's folder.
  let root: String
  let limits: SpecLimits

  func pictures(of table: Table) -> LoadedPictures {
    var result = LoadedPictures()
    var total = 0
    for (index, file) in table.pictureFiles.enumerated() {
      if WorkProgress.isCancelled { break }
      guard index < Self.countLimit else {
        result[file] = .failed("the spec has more than \(Self.countLimit) picture files")
        continue
      }
      do throws(PictureHeader.Complaint) {
        let bytes = try bytes(of: file)
        total += bytes.count
        guard total <= Self.totalLimit else {
          throw PictureHeader.Complaint("the spec's pictures are larger than 8 MiB")
        }
        let header = try PictureHeader(bytes)
        let scale = Self.scale(in: file)
        result[file] = .picture(
          PictureData(bytes, header.format),
          size: Size(width: Points(header.width / scale), height: Points(header.height / scale)))
      } catch {
        result[file] = .failed(error.words)
      }
    }
    return result
  }

  private func bytes(of file: String) throws(PictureHeader.Complaint) -> [UInt8] {
    guard let includes else { throw PictureHeader.Complaint("the spec has no folder; save it as a file") }
    guard let path = IncludePath.resolve(file, in: root, root: root) else {
      throw PictureHeader.Complaint(Self.outside)
    }
    do throws(IncludeFailure) {
      // A watcher of the spec reads no larger files.
      return try includes.read(path, limit: min(Self.fileLimit, limits[.bytes])).bytes
    } catch {
      guard error.message != IncludeFailure.tooLarge.message else {
        throw PictureHeader.Complaint("it is larger than 2 MiB")
      }
      // The messages of files contain their names.
      let words = error.message.split(separator: ": ").last.map(String.init) ?? error.message
      throw PictureHeader.Complaint(words.hasSuffix("outside the spec's folder") ? Self.outside : words)
    }
  }

  /// The pixels to a point that a name such as `ada@2x.png` gives; 1 without one.
  static func scale(in file: String) -> Double {
    let name = file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex)
    return name.hasSuffix("@2x") ? 2 : name.hasSuffix("@3x") ? 3 : 1
  }
}
