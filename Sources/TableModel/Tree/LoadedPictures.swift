// SPDX-License-Identifier: GPL-3.0-or-later

import Basics

/// The picture files that a table names, as they were read last, by the path that its images give.
package struct LoadedPictures: Hashable, Sendable {
  private var pictures: [String: LoadedPicture] = [:]

  package init() {}

  package subscript(file: String) -> LoadedPicture? {
    get { pictures[file] }
    set { pictures[file] = newValue }
  }

  /// The paths of the files that were read before, and have other contents now.
  package func changes(since old: LoadedPictures) -> [String] {
    pictures.filter { file, picture in old[file].map { $0 != picture } ?? false }.keys.sorted()
  }

  package var isEmpty: Bool { pictures.isEmpty }

  /// Why pictures have a box in place of a file; `nil` for a file that they show.
  package func complaint(about file: String) -> String? {
    switch pictures[file] {
    case .picture(let data, _):
      data.format.mediaType == nil
        ? "an SVG can't contain a \(data.format.name); exported code shows it" : nil
    case .failed(let reason): reason
    case nil: "it wasn't read"
    }
  }
}

/// A picture file that was read, or the reason why it wasn't.
package enum LoadedPicture: Hashable, Sendable {
  /// With its natural size in points: its pixels divided by the scale in its name, such as 2 for `ada@2x.png`.
  case picture(PictureData, size: Size)
  /// In words, without the file's name: `no such file or directory`.
  case failed(String)

  /// The natural size in points; `nil` for a picture that wasn't read.
  package var size: Size? { if case .picture(_, let size) = self { size } else { nil } }
}

extension Row {
  /// The paths of the picture files that it names: of its image, its level, and its elements.
  package var pictureFiles: [String] {
    // Most rows have no picture, and a list of none takes longer than all the rest.
    if hasNoFile { return [] }
    let images = [image, status.level] + elements.all.map { $0.element[given: .elementImage] }
    return images.compactMap(\.?.file)
  }
}

extension Table {
  /// The paths of the picture files that its rows name, each once, in the order of the rows.
  package var pictureFiles: [String] {
    var seen: Set<String> = []
    var result: [String] = []
    for section in sections {
      if section.info.hasHeaderParts, let file = section.info.headerParts.image?.file,
        seen.insert(file).inserted
      {
        result.append(file)
      }
      for row in section.rows {
        for file in row.pictureFiles where seen.insert(file).inserted { result.append(file) }
      }
    }
    return result
  }
}
