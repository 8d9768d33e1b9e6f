// SPDX-License-Identifier: GPL-3.0-or-later

import UIKit

extension Item {
  /// The row's symbol, on a tile if it has one.
  @MainActor fileprivate var image: UIImage? {
    #if imageSizeOptional
    guard let symbol else { return nil }
    let configuration = imageSize.map {
      UIImage.SymbolConfiguration(pointSize: min($0.width, $0.height))
    }
    #elseif imageSize
    guard let symbol else { return nil }
    let size = imageSize
    let configuration = UIImage.SymbolConfiguration(pointSize: min(size.width, size.height))
    #elseif tile
    guard let symbol else { return nil }
    #endif
    #if imageSize && tile
    guard let tileColor else {
      return UIImage(systemName: symbol, withConfiguration: configuration)
    }
    #elseif imageSize
    return UIImage(systemName: symbol, withConfiguration: configuration)
    #elseif tile
    guard let tileColor else { return UIImage(systemName: symbol) }
    #else
    symbol.flatMap { UIImage(systemName: $0) }
    #endif
    #if imageSizeOptional && tile
    return SymbolTile.image(symbol, color: _symbolColor_, on: tileColor, size: imageSize ?? SymbolTile.size)
    #elseif imageSize && tile
    return SymbolTile.image(symbol, color: _symbolColor_, on: tileColor, size: size)
    #elseif tile
    return SymbolTile.image(symbol, color: _symbolColor_, on: tileColor, size: SymbolTile.size)
    #endif
  }
}
